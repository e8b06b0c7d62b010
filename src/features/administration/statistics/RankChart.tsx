import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export interface RankChartProps {
  label: string;
  rows: readonly { name: string; number: number }[];
  formatNumber: (value: number) => string;
  height: number;
}

const longest = 24;
const shortened = (name: string) =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;

/** Who has most, from the top. */
export function RankChart({ label, rows, formatNumber, height }: RankChartProps) {
  const { vars } = useTheme();
  return (
    <BarChart
      layout="horizontal"
      height={height}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 12, top: 0, bottom: 0 }}
      yAxis={[
        {
          data: rows.map(({ name }) => name),
          scaleType: 'band',
          width: 168,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' ? shortened(name) : name,
        },
      ]}
      xAxis={[
        { height: 28, tickNumber: 4, valueFormatter: (value: number) => formatNumber(value) },
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
    />
  );
}
