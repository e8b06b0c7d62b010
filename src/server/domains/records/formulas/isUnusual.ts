import type { Better } from '../../../../contract/records/catalogue';

/** The rule for values that are better than the first place by more than the chart’s past suggests. */
export const unusualRule = {
  /** Scores of others that a chart needs: with fewer nothing is known of what is usual. */
  scores: 10,
  /** How many of the last changes of the first place count. */
  records: 20,
  /** So many times the largest known distance. */
  factor: 2,
  /** The least distance that counts as known, as a share of the first place: places may all be equal. */
  share: 0.01,
  /** Lower values of less than this share of the first place are always unusual: no distance is larger than the first place itself. */
  leastShare: 0.5,
} as const;

export interface ChartPast {
  /** What the value is compared with, and the places of others, the best first. */
  first: number;
  places: readonly number[];
  /** What was first before, the oldest first. */
  records: readonly number[];
}

/** The largest step by which the first place became better. Values that are better than it is were taken back: they do not count. */
function largestStep({ first, records }: ChartPast, gain: (from: number, to: number) => number) {
  let best: number | undefined;
  let largest = 0;
  for (const record of records.filter((one) => gain(first, one) <= 0)) {
    const step = best === undefined ? 0 : gain(best, record);
    largest = Math.max(largest, step);
    if (best === undefined || step > 0) best = record;
  }
  return largest;
}

/** Whether a value is so much better than the first place that it looks like a mistake. All values are of the first column. */
export function isUnusual(value: number, past: ChartPast, better: Better): boolean {
  const { first, places } = past;
  const [best, last] = [places[0], places[unusualRule.scores - 1]];
  if (best === undefined || last === undefined) return false;
  if (better === 'lower' && value < first * unusualRule.leastShare) return true;
  const gain = (from: number, to: number) => (better === 'lower' ? from - to : to - from);
  const known = Math.max(
    largestStep(past, gain),
    gain(last, best),
    Math.abs(first) * unusualRule.share,
  );
  return gain(first, value) > unusualRule.factor * known;
}
