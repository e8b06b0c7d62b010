import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../admin-frame/charts/ChartCard';
import { LazyTimeChart } from '../../admin-frame/charts/LazyTimeChart';
import { languageTags } from '../../contract/languages';
import type { OperationHours } from '../../contract/operation';
import type { RequestHistory } from '../../contract/schemas/adminOperation';
import { currentLanguage } from '../../i18n/createI18n';
import { momentFormat } from '../../i18n/formats';
import { useFormats } from '../../i18n/useFormats';

type Line = 'requests' | 'failures' | 'median' | 'p95';

interface RequestChartProps {
  title: string;
  lines: readonly Line[];
  history: RequestHistory;
}

const height = 260;
/** Minutes between two ticks of the axis, which stand at full hours where there are enough. */
const tickMinutes: Readonly<Record<OperationHours, number>> = { 1: 10, 6: 60, 24: 180, 48: 360 };
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Some of the numbers of the requests over time, in the reader's time zone. */
export function RequestChart({ title, lines, history }: RequestChartProps) {
  const { t, i18n } = useTranslation('adminOperation');
  const { compactCount } = useFormats();
  const { hours, points } = history;
  const names: Record<Line, string> = {
    requests: t('requests.count'),
    failures: t('requests.failures'),
    median: t('requests.median'),
    p95: t('requests.p95'),
  };
  // Points are told apart by their names: over more than a day, the time alone would repeat.
  const format = momentFormat(
    languageTags[currentLanguage(i18n)],
    hours > 24 ? { weekday: 'short', ...time } : time,
  );
  const numberOf = (point: RequestHistory['points'][number], line: Line) => {
    const value = point[line];
    return value === null ? null : Math.round(value);
  };
  const periods = points.map(({ start }, index) => {
    const date = new Date(start);
    const name = format(date);
    // The last period is not over.
    const complete = index < points.length - 1;
    return {
      name,
      title: complete ? name : t('requests.incomplete', { period: name }),
      complete,
      marked: (date.getHours() * 60 + date.getMinutes()) % tickMinutes[hours] === 0,
    };
  });
  return (
    <ChartCard
      title={title}
      height={height}
      note={t('requests.dashed')}
      table={{
        head: [t('requests.time'), ...lines.map((line) => names[line])],
        rows: points
          .map((point, index) => ({
            key: point.start,
            name: periods[index]?.title ?? '',
            numbers: lines.map((line) => numberOf(point, line)),
          }))
          .toReversed(),
      }}
    >
      <LazyTimeChart
        periods={periods}
        height={height}
        formatNumber={compactCount}
        lines={lines.map((line) => ({
          label: names[line],
          numbers: points.map((point) => numberOf(point, line)),
        }))}
      />
    </ChartCard>
  );
}
