import { coverPalette, type CoverPalette } from './coverPalette';
import { seededRandom } from './seededRandom';

/** The drawing context of a motif: the canvas size in units, the palette and seeded random functions. */
export type Sketch = {
  width: number;
  height: number;
  palette: CoverPalette;
  random: () => number;
  between: (low: number, high: number) => number;
  /** A random index below `count`. */
  choose: (count: number) => number;
};

/** A motif returns the SVG elements to draw over the shared background. */
export type Motif = (sketch: Sketch) => string;

export function createSketch(seed: string, hue: number): Sketch {
  const random = seededRandom(seed);
  return {
    width: 1600,
    height: 900,
    palette: coverPalette(hue),
    random,
    between: (low, high) => low + random() * (high - low),
    choose: (count) => Math.floor(random() * count),
  };
}

export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Rounds to whole units: exact enough, and keeps the SVG small. */
export const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

export const polyline = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('');
