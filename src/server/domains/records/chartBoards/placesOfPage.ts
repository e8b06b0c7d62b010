import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import type { Place } from '../places/livePlaces';
import type { BoardCounts, BoardRow } from './findBoardPage';

interface Page {
  rows: readonly Pick<BoardRow, 'sortKey' | 'wholeRank' | 'wholeTied'>[];
  counts: BoardCounts;
  /** Whether it is a page of the board of everyone. */
  whole: boolean;
}

function sizesOfTies(rows: Page['rows']) {
  const sizes: number[] = [];
  let previous: Buffer | undefined;
  for (const { sortKey } of rows) {
    if (previous?.equals(sortKey)) sizes.push((sizes.pop() ?? 0) + 1);
    else sizes.push(1);
    previous = sortKey;
  }
  return sizes;
}

/**
 * The place of each score of a page. Only the first and the last tie may go on beyond the page, so nothing between them is counted. Points
 * are those of the board of everyone.
 */
export function placesOfPage({ rows, counts, whole }: Page): Place[] {
  const points = pointsByRank(counts.rankedCount);
  const sizes = sizesOfTies(rows);
  let rank = counts.beforeFirst + 1;
  const ties = sizes.flatMap((size, index) => {
    let tied = size;
    if (index === sizes.length - 1) tied = counts.uptoLast - rank + 1;
    else if (index === 0) tied = counts.uptoFirst - counts.beforeFirst;
    const tie = { rank, tied };
    rank += tied;
    return Array.from({ length: size }, () => tie);
  });
  return ties.map((tie, index) => {
    const { wholeRank, wholeTied } = rows[index] ?? {};
    const { rank, tied } = whole ? tie : { rank: wholeRank ?? Infinity, tied: wholeTied ?? 1 };
    return { ...tie, points: tiePoints(points, rank, tied) };
  });
}
