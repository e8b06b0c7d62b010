import { AnimatedLine, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useChartId, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { createContext, use } from 'react';

/** The first and the last complete period; undefined if none is complete. */
export const SolidSpan = createContext<{ first: string; last: string } | undefined>(undefined);

/** A line that is dashed outside the complete periods. */
export function PartlyDashedLine({ ownerState, ...line }: AnimatedLineProps) {
  const span = use(SolidSpan);
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'point'>();
  const id = `${useChartId()}-${ownerState.seriesId}`;
  const right = left + width;
  const start = span ? (scale(span.first) ?? left) : right;
  const end = span ? (scale(span.last) ?? right) : right;
  const parts = [
    { name: 'before', from: left, to: start, dashes: '3 4' },
    { name: 'complete', from: start, to: end },
    { name: 'after', from: end, to: right, dashes: '3 4' },
  ].filter(({ from, to }) => to > from);
  return parts.map(({ name, from, to, dashes }) => (
    <g key={name} clipPath={`url(#${id}-${name})`}>
      <clipPath id={`${id}-${name}`}>
        <rect x={from} y={0} width={to - from} height={top + height + top} />
      </clipPath>
      <AnimatedLine {...line} ownerState={ownerState} strokeDasharray={dashes} data-part={name} />
    </g>
  ));
}
