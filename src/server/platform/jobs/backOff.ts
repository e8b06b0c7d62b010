const first = 10_000;
const longest = 3_600_000;

/**
 * Milliseconds until the next attempt: about 10 s, 20 s, 40 s … up to an hour. Between half and all of it, at random, so that
 * what failed together is not repeated together.
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  const full = Math.min(first * 2 ** (failures - 1), longest);
  return Math.round(full / 2 + (full / 2) * random());
}
