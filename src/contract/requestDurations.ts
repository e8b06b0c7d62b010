/**
 * Milliseconds: upper bounds of the classes in which the duration of requests is counted, without the last, which has none. Stored
 * counts have no other description: a change makes those of the last 48 hours wrong.
 */
export const durationBounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** The class of a duration. */
export function durationClass(milliseconds: number): number {
  const index = durationBounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? durationBounds.length : index;
}

/**
 * The duration that this share of requests does not exceed, in milliseconds; null without requests. Within a class the durations
 * are taken to be spread evenly, as Prometheus does.
 */
export function durationQuantile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = share * total;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const upper = durationBounds[index];
    // The slowest class has no upper bound: its lower one is what is known.
    if (upper === undefined) break;
    if (below + count >= rank) {
      const lower = index === 0 ? 0 : (durationBounds[index - 1] ?? 0);
      return lower + ((upper - lower) * (rank - below)) / count;
    }
    below += count;
  }
  return durationBounds.at(-1) ?? null;
}
