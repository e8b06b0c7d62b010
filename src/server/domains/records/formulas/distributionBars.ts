import type { Better } from '../../../../contract/records/catalogue';

// Each costs a look into a bucket.
const mostBars = 9;

/** The amounts of a bar; null where it begins with the best score, and where it ends with the worst one. */
export interface BarAmounts {
  best: number | null;
  worst: number | null;
}

/** The smallest number with one digit before its zeros that is not below. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return unit * Math.max(1, Math.ceil(least / unit));
}

/**
 * Divides the amounts of a chart’s scores into bars of one width with round ends, best first. Those that are better than `good`, or worse than
 * `bad`, are in the first and the last one.
 */
export function distributionBars(
  { good, bad }: { good: number; bad: number },
  better: Better,
): BarAmounts[] {
  const [low, high] = better === 'lower' ? [good, bad] : [bad, good];
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
  return ordered.map(({ best, worst }, index) => ({
    best: index === 0 ? null : best,
    worst: index === ordered.length - 1 ? null : worst,
  }));
}
