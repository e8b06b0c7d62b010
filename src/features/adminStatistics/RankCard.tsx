import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormats } from '../../i18n/useFormats';
import { ChartCard } from '../../admin-frame/charts/ChartCard';
import { LazyRankChart } from './LazyRankChart';
import { wrapName } from './wrapName';

interface RankCardProps {
  title: string;
  /** The column headers: what is ranked, and what is counted. */
  head: readonly [string, string];
  rows: readonly { key: string; name: string; number: number }[];
}

const most = 10;

/** A ranking: its first entries as bars, all of them as a table. */
export function RankCard({ title, head, rows }: RankCardProps) {
  const { compactCount } = useFormats();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const nameWidth = narrow ? 144 : 232;
  const shown = rows
    .slice(0, most)
    .map(({ name, number }) => ({ name, number, lines: wrapName(name, nameWidth / 8) }));
  const longest = Math.max(1, ...shown.map(({ lines }) => lines.length));
  const height = 44 + Math.max(3, shown.length) * (longest * 16 + 14);
  return (
    <ChartCard
      title={title}
      height={height}
      table={{
        head,
        rows: rows.map(({ key, name, number }) => ({ key, name, numbers: [number] })),
      }}
    >
      <LazyRankChart
        label={head[1]}
        rows={shown}
        height={height}
        nameWidth={nameWidth}
        formatNumber={compactCount}
      />
    </ChartCard>
  );
}
