import { useTranslation } from 'react-i18next';
import type { SiteStatistics } from '../../../contract/schemas/adminStatistics';
import type { CountedKind } from '../../../contract/statisticsRange';
import { languageTags } from '../../../contract/languages';
import { currentLanguage } from '../../../i18n/createI18n';
import { useFormats } from '../../../i18n/useFormats';
import { ChartCard } from './ChartCard';
import { LateTimeChart } from './lateCharts';

interface TimeCardProps {
  title: string;
  kinds: readonly CountedKind[];
  statistics: Pick<SiteStatistics, 'points' | 'grain'>;
}

const height = 280;

/** Some of the numbers over the days or months of the span. */
export function TimeCard({ title, kinds, statistics }: TimeCardProps) {
  const { t, i18n } = useTranslation('adminStatistics');
  const { compactCount } = useFormats();
  const { points, grain } = statistics;
  const format = new Intl.DateTimeFormat(languageTags[currentLanguage(i18n)], {
    timeZone: 'UTC',
    ...(grain === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
  });
  const names = points.map(({ start }) => format.format(new Date(start)));
  return (
    <ChartCard
      title={title}
      height={height}
      table={{
        head: [t(`grains.${grain}`), ...kinds.map((kind) => t(`kinds.${kind}`))],
        rows: points
          .map((point, index) => ({
            key: point.start,
            name: names[index] ?? '',
            numbers: kinds.map((kind) => point[kind]),
          }))
          .toReversed(),
      }}
    >
      <LateTimeChart
        names={names}
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
