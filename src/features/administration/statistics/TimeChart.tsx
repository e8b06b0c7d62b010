import GlobalStyles from '@mui/material/GlobalStyles';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartSheet } from '../../../theme/chartSheet';
import { chartColour } from '../../../theme/chartColour';

export interface TimeChartProps {
  names: readonly string[];
  lines: readonly { label: string; numbers: readonly number[] }[];
  formatNumber: (value: number) => string;
  height: number;
}

/** Numbers over time, the first in the theme's own colour. */
export function TimeChart({ names, lines, formatNumber, height }: TimeChartProps) {
  return (
    <>
      <GlobalStyles styles={chartSheet} />
      <LineChart
        height={height}
        skipAnimation
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        xAxis={[{ data: [...names], scaleType: 'point', height: 28 }]}
        yAxis={[{ min: 0, width: 52, valueFormatter: (value: number) => formatNumber(value) }]}
        series={lines.map(({ label, numbers }, index) => ({
          label,
          data: [...numbers],
          color: chartColour(index),
          showMark: false,
          curve: 'monotoneX',
          valueFormatter: (value: number | null) => formatNumber(value ?? 0),
        }))}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      />
    </>
  );
}
