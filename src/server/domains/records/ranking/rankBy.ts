export interface Ranked<Item> {
  item: Item;
  rank: number;
  /** How many items share the rank. */
  tied: number;
}

/** Sorts items and ranks them 1, 2, 2, 4: items that compare as equal share a rank. */
export function rankBy<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Ranked<Item>[] {
  const ties: Item[][] = [];
  for (const item of items.toSorted(compare)) {
    const tie = ties.at(-1);
    if (tie?.[0] !== undefined && compare(tie[0], item) === 0) tie.push(item);
    else ties.push([item]);
  }
  let rank = 1;
  return ties.flatMap((tie) => {
    const entries = tie.map((item) => ({ item, rank, tied: tie.length }));
    rank += tie.length;
    return entries;
  });
}
