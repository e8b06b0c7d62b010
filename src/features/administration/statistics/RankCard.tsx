import { useFormats } from '../../../i18n/useFormats';
import { ChartCard } from './ChartCard';
import { LateRankChart } from './lateCharts';

interface RankCardProps {
  title: string;
  /** What is ranked, and what is counted. */
  head: readonly [string, string];
  rows: readonly { key: string; name: string; number: number }[];
}

const most = 10;

/** The first of a ranking as bars; all of it as a table. */
export function RankCard({ title, head, rows }: RankCardProps) {
  const { compactCount } = useFormats();
  const shown = rows.slice(0, most);
  const height = 44 + Math.max(3, shown.length) * 30;
  return (
    <ChartCard
      title={title}
      height={height}
      table={{
        head,
        rows: rows.map(({ key, name, number }) => ({ key, name, numbers: [number] })),
      }}
    >
      <LateRankChart label={head[1]} rows={shown} height={height} formatNumber={compactCount} />
    </ChartCard>
  );
}
