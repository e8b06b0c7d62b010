/** The middle value; of two middle ones their mean. NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? NaN, sorted[middle] ?? NaN];
  return (low + high) / 2;
}
