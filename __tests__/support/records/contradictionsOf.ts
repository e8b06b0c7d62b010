import type { Static } from '@sinclair/typebox';
import type { RankingCollection } from '../../../src/contract/schemas/charts';
import type { GameStandingCollection } from '../../../src/contract/schemas/standings';
import { pointsByRank, tiePoints } from '../../../src/server/domains/records/formulas/chartPoints';

/** The scores of a whole board of points on one page whose rank, tie, number or points the others deny. */
export function contradictionsOf(board: Static<typeof RankingCollection>) {
  const items = board['hydra:member'];
  const points = pointsByRank(items.length);
  const valueOf = ({ values }: (typeof items)[number]) => values[0]?.raw ?? 0;
  return items.filter((item) => {
    const place = 1 + items.filter((other) => valueOf(other) > valueOf(item)).length;
    const tied = items.filter((other) => valueOf(other) === valueOf(item)).length;
    const expected = [place, tied, items.length, tiePoints(points, place, tied)].join();
    return [item.rank, item.tied, item.of, item.points].join() !== expected;
  });
}

/** The scores of any page of a board whose points or number of scores are not those of the rank, the tie and the board. */
export function wrongPointsOf(board: Static<typeof RankingCollection>) {
  const total = board['hydra:totalItems'];
  const due = pointsByRank(total);
  return board['hydra:member'].filter(
    ({ rank, tied, of, points }) => of !== total || points !== tiePoints(due, rank, tied),
  );
}

/** The own score that came with a page of the board of everyone, if the page denies its place, its points or the number of scores. */
export function deniedOwnScore(board: Static<typeof RankingCollection>) {
  const { own, 'hydra:totalItems': total, 'hydra:member': items } = board;
  if (!own) return [];
  const { id, rank, tied, of, points } = own;
  const row = items.find((item) => item.id === id);
  const isDenied = row
    ? row.rank !== rank || row.tied !== tied
    : items.some((item) => item.rank === rank && item.tied !== tied);
  const due = tiePoints(pointsByRank(total), rank, tied);
  return isDenied || of !== total || points !== due ? [own] : [];
}

/** The players of a whole ranking by points on one page whose rank or number of players the others deny. */
export function wrongStandingsOf(ranking: Static<typeof GameStandingCollection>) {
  const items = ranking['hydra:member'];
  return items.filter(({ rank, of, points }) => {
    const place = 1 + items.filter((other) => other.points > points).length;
    return rank !== place || of !== items.length;
  });
}
