import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';

/** The wrapped name of each bar, in the order of the bars. */
const RankLines = createContext<readonly (readonly string[])[]>([]);

/** Prefix that distinguishes name labels from number labels. */
const rowMark = '#';

/**
 * A label of either axis. The axis measures labels as one line and would truncate long names, so a name's label value is only its row
 * index.
 */
function RankLabel({ text, ...label }: ChartsTextProps) {
  const rows = use(RankLines);
  const shown = text.startsWith(rowMark) ? rows[Number(text.slice(1))]?.join('\n') : text;
  return <ChartsText {...label} text={shown ?? ''} />;
}

export interface RankChartProps {
  label: string;
  /** `lines`: the full name, wrapped to fit beside the bar. */
  rows: readonly { name: string; lines: readonly string[]; number: number }[];
  formatNumber: (value: number) => string;
  height: number;
  nameWidth: number;
}

const axisHeight = 28;
const barHeight = 22;
const slots = { axisTickLabel: RankLabel };

/** A horizontal bar chart of a ranking, highest first. */
export function RankChart({ label, rows, formatNumber, height, nameWidth }: RankChartProps) {
  const { vars } = useTheme();
  const rowHeight = (height - axisHeight) / rows.length;
  return (
    <RankLines value={rows.map(({ lines }) => lines)}>
      <BarChart
        layout="horizontal"
        height={height}
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 20, top: 0, bottom: 0 }}
        yAxis={[
          {
            // Two rows may have the same name.
            data: rows.map((_row, index) => index),
            scaleType: 'band',
            width: nameWidth,
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: () => true,
            // Keep the bar height constant when names wrap.
            categoryGapRatio: Math.max(0, 1 - barHeight / rowHeight),
            valueFormatter: (index: number, { location }) =>
              location === 'tick' ? `${rowMark}${index}` : (rows[index]?.name ?? ''),
          },
        ]}
        xAxis={[
          {
            height: axisHeight,
            tickNumber: 4,
            tickMinStep: 1,
            valueFormatter: (value: number) => formatNumber(value),
          },
        ]}
        series={[
          {
            label,
            data: rows.map(({ number }) => number),
            color: vars.palette.primary.main,
            valueFormatter: (value: number | null) => formatNumber(value ?? 0),
          },
        ]}
        borderRadius={3}
        slots={slots}
      />
    </RankLines>
  );
}
