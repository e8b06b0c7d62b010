import type { Better } from '../../../../contract/records/catalogue';

const mostBars = 15;

/** The amounts of a bar; the worst one is null where it ends with the worst score. */
export interface BarAmounts {
  best: number;
  worst: number | null;
}

/** The smallest of 1, 2, 5, 10, 20, … that is not below. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return unit * ([1, 2, 5].find((times) => times * unit >= least) ?? 10);
}

/**
 * Divides the amounts of a chart’s scores into bars of one width with round ends, best first. Those that are worse than `most` are in the
 * last one.
 */
export function distributionBars(
  { best, most }: { best: number; most: number },
  better: Better,
): BarAmounts[] {
  const [low, high] = better === 'lower' ? [best, most] : [most, best];
  const step = roundStep((high - low + 1) / (mostBars - 1));
  const [first, last] = [Math.floor(low / step), Math.floor(high / step)];
  const bars = Array.from({ length: last - first + 1 }, (_, index) => {
    const from = (first + index) * step;
    return { low: from, high: from + step - 1 };
  });
  const ordered =
    better === 'lower'
      ? bars.map((bar) => ({ best: bar.low, worst: bar.high }))
      : bars.toReversed().map((bar) => ({ best: bar.high, worst: bar.low }));
  return ordered.map(({ best: from, worst }, index) => ({
    best: from,
    worst: index === ordered.length - 1 ? null : worst,
  }));
}
