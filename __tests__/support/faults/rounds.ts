/** How often a fault is repeated: `npm run test:faults` runs the whole, the gate a short set. */
export const rounds = (short: number, whole: number): number =>
  process.env['FAULTS'] === 'all' ? whole : short;

/** The seed of a test's random choices: FAULT_SEED repeats those of an earlier run. */
export const seed = Number(process.env['FAULT_SEED'] ?? 20_261_124);

/** Random numbers below 1 that a seed repeats (mulberry32). */
export function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
