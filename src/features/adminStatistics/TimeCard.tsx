import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteStatistics } from '../../contract/schemas/adminStatistics';
import type { CountedKind } from '../../contract/statisticsRange';
import { languageTags } from '../../contract/languages';
import { currentLanguage } from '../../i18n/createI18n';
import { useFormats } from '../../i18n/useFormats';
import { ChartCard } from '../../admin-frame/charts/ChartCard';
import { completePeriods } from './completePeriods';
import { LazyTimeChart } from '../../admin-frame/charts/LazyTimeChart';

interface TimeCardProps {
  title: string;
  kinds: readonly CountedKind[];
  statistics: Pick<SiteStatistics, 'from' | 'to' | 'points' | 'grain'>;
}

const height = 280;

/** Some of the counts by day or month. */
export function TimeCard({ title, kinds, statistics }: TimeCardProps) {
  const { t, i18n } = useTranslation('adminStatistics');
  const { compactCount } = useFormats();
  const { points, grain } = statistics;
  const format = new Intl.DateTimeFormat(languageTags[currentLanguage(i18n)], {
    timeZone: 'UTC',
    ...(grain === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
  });
  const [now] = useState(() => new Date());
  const complete = completePeriods(statistics, now);
  const periods = points.map(({ start }, index) => {
    const name = format.format(new Date(start));
    const whole = complete[index] ?? true;
    return { name, title: whole ? name : t('incomplete', { period: name }), complete: whole };
  });
  return (
    <ChartCard
      title={title}
      height={height}
      note={complete.includes(false) ? t('dashed') : undefined}
      table={{
        head: [t(`grains.${grain}`), ...kinds.map((kind) => t(`kinds.${kind}`))],
        rows: points
          .map((point, index) => ({
            key: point.start,
            name: periods[index]?.title ?? '',
            numbers: kinds.map((kind) => point[kind]),
          }))
          .toReversed(),
      }}
    >
      <LazyTimeChart
        periods={periods}
        height={height}
        formatNumber={compactCount}
        lines={kinds.map((kind) => ({
          label: t(`kinds.${kind}`),
          numbers: points.map((point) => point[kind]),
        }))}
      />
    </ChartCard>
  );
}
