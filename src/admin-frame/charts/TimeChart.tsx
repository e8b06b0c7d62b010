import GlobalStyles from '@mui/material/GlobalStyles';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartSheet } from '../../theme/chartSheet';
import { chartColour } from '../../theme/chartColour';
import { PartlyDashedLine, SolidSpan } from './PartlyDashedLine';

export interface TimePeriod {
  /** A short label for the axis. */
  name: string;
  /** For the tooltip: tells when the period is incomplete. */
  title: string;
  complete: boolean;
  /** The axis has a tick here. Without any such period, every period has one. */
  marked?: boolean;
}

export interface TimeChartProps {
  periods: readonly TimePeriod[];
  lines: readonly { label: string; numbers: readonly (number | null)[] }[];
  formatNumber: (value: number) => string;
  height: number;
}

const slots = { line: PartlyDashedLine };

/** Line chart over time; the first series has the theme's primary colour. */
export function TimeChart({ periods, lines, formatNumber, height }: TimeChartProps) {
  const complete = periods.filter((period) => period.complete);
  const [first, last] = [complete[0], complete.at(-1)];
  const marked = new Set(periods.filter((period) => period.marked).map(({ name }) => name));
  const titles = new Map(periods.map(({ name, title }) => [name, title]));
  return (
    <>
      <GlobalStyles styles={chartSheet} />
      <SolidSpan value={first && last && { first: first.name, last: last.name }}>
        <LineChart
          height={height}
          skipAnimation
          grid={{ horizontal: true }}
          // Room for half of the last axis label.
          margin={{ left: 0, right: 44, top: 12, bottom: 0 }}
          xAxis={[
            {
              data: periods.map(({ name }) => name),
              scaleType: 'point',
              height: 28,
              tickInterval: marked.size === 0 ? 'auto' : (name: string) => marked.has(name),
              tickLabelMinGap: 12,
              valueFormatter: (name: string, { location }) =>
                location === 'tooltip' ? (titles.get(name) ?? name) : name,
            },
          ]}
          yAxis={[
            {
              min: 0,
              width: 52,
              tickMinStep: 1,
              valueFormatter: (value: number) => formatNumber(value),
            },
          ]}
          series={lines.map(({ label, numbers }, index) => ({
            label,
            data: [...numbers],
            color: chartColour(index),
            // A single point draws no line: show a marker.
            showMark: numbers.filter((number) => number !== null).length === 1,
            curve: 'linear',
            connectNulls: true,
            valueFormatter: (value: number | null) => (value === null ? '–' : formatNumber(value)),
          }))}
          slots={slots}
          slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        />
      </SolidSpan>
    </>
  );
}
