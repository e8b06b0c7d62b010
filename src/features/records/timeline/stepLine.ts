import type { TimelineStep } from '../../../api/wire/timelineFromWire';

export interface StepPoint {
  step: TimelineStep;
  x: number;
  y: number;
}

export interface StepLine {
  /** The `d` of the line. */
  path: string;
  points: StepPoint[];
  /** The values of the grid lines, from the top; one if the record never changed its value. */
  ticks: number[];
}

/** The drawing has this width and height in its own units. */
export const lineSize = 1000;

const middle = lineSize / 2;
const round = (value: number) => Math.round(value * 10) / 10;

/** The first values of steps, in order of time, as a line that ends at `end` (milliseconds). Greater values are higher. */
export function stepLine(steps: readonly TimelineStep[], end: number): StepLine {
  const amounts = steps.flatMap(({ values }) => values[0]?.raw ?? []);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const start = Date.parse(steps[0]?.at ?? '');
  const xOf = (time: number) =>
    end > start ? round(((time - start) / (end - start)) * lineSize) : lineSize;
  const yOf = (amount: number) =>
    high > low ? round(((high - amount) / (high - low)) * lineSize) : middle;
  const points: StepPoint[] = [];
  let path = '';
  let drawing = false;
  for (const step of steps) {
    const amount = step.values[0]?.raw;
    const x = xOf(Date.parse(step.at));
    if (drawing) path += `H${x}`;
    if (amount !== undefined) {
      const y = yOf(amount);
      path += drawing ? `V${y}` : `M${x} ${y}`;
      points.push({ step, x, y });
    }
    drawing = amount !== undefined;
  }
  if (drawing) path += `H${lineSize}`;
  return { path, points, ticks: high > low ? [high, Math.round((high + low) / 2), low] : [low] };
}
