import { sql, type RawBuilder } from 'kysely';
import { RequestError } from '../../../platform/errors/requestError';
import { playersNamed } from '../players/playersNamed';
import {
  bestOfAll,
  columnsOf,
  comparedColumns,
  exactRanks,
  marksOf,
  orderOf,
  reverseOrderOf,
  standingsOf,
  type Ranking,
} from './rankings';
import type { StandingCursor, StandingPage } from './standingQuery';
import { positionOf, rowsBehind, rowsInFront } from './standingRows';

/**
 * The row that a cursor stands for, which need not exist any more. Subqueries keep its values from the planner: of several columns it would
 * look at the first one alone, and of a tie that it knows to be large read all players in the order of their ids.
 */
export function cursorRow({ board }: Ranking, { counts, id }: StandingCursor): RawBuilder<unknown> {
  const columns = comparedColumns[board];
  if (counts.length !== columns.length) throw new RequestError(400, 'badCursor');
  const values = columns.map(
    (column, index) => sql`(select ${counts[index]}::bigint) as ${sql.ref(column)}`,
  );
  return sql`select ${sql.join(values)}, (select ${id}::int) as player_id`;
}

/** The row of the player whom a page is around, as a query of one row or of none; undefined for a page that is around nobody. */
export function targetRow(
  ranking: Ranking,
  { player, search, aroundMe }: StandingPage,
  userId: number | undefined,
): RawBuilder<unknown> | undefined {
  const of = (id: RawBuilder<unknown>) =>
    sql`select ${positionOf(ranking)} from ${standingsOf(ranking)} and t.player_id = ${id}`;
  if (search !== undefined)
    return sql`select t.* from (${playersNamed(search)}) p cross join lateral (${of(sql`p.id`)}) t
      order by p.name using ~<~ limit 1`;
  if (player) return of(sql`${player}::int`);
  return aroundMe && userId !== undefined
    ? of(sql`(select y.id from players y where y.user_id = ${userId})`)
    : undefined;
}

/** The row with which a page around the one of the query `target` starts: half a page before it. */
export function rowAround(ranking: Ranking, size: number): RawBuilder<unknown> {
  const limit = Math.floor((size - 1) / 2) + 1;
  const columns = positionOf(ranking);
  return sql`select t.* from target w
    cross join lateral (${rowsInFront(ranking, 'w', { limit, inclusive: true, columns })}) t
    order by ${orderOf(ranking)} limit 1`;
}

/** The mark from which a place is counted: the nearest one before it, or the beginning. */
const markBefore = (ranking: Ranking, rank: number) => sql`
  select n.position, n.player_id, ${sql.join(
    comparedColumns[ranking.board].map(
      (column, index) => sql`n.counts[${sql.lit(index + 1)}] as ${sql.ref(column)}`,
    ),
  )} from (
    (select k.position, k.player_id, k.counts from ${marksOf(ranking)}
      and k.position < ${rank}::int and ${rank}::int > ${exactRanks} order by k.position desc limit 1)
    union all select 0, 0, ${bestOfAll(ranking)}
  ) n order by n.position desc limit 1`;

/** What the ranking compares of the player who has a place, as a query of one row; of none behind the end. */
export function placeAt(ranking: Ranking, rank: number): RawBuilder<unknown> {
  const columns = positionOf(ranking);
  const limit = sql`${rank}::int - m.position`;
  return sql`select t.* from (${markBefore(ranking, rank)}) m cross join lateral (
      select t.* from (${rowsBehind(ranking, 'm', { limit, columns })}) t
      order by ${orderOf(ranking)} offset ${rank}::int - m.position - 1 limit 1
    ) t`;
}

/** The rows from the first one with the place of the query `place_at` on; the last page behind the end. */
export const rowsAtPlace = (ranking: Ranking, size: number): RawBuilder<unknown> => sql`
  (select t.* from place_at o cross join lateral (
    select t.* from ${standingsOf(ranking)} and row(${columnsOf(ranking, 't')}) <= row(${columnsOf(ranking, 'o')})
    order by ${orderOf(ranking)} limit ${size}
  ) t)
  union all
  (select t.* from ${standingsOf(ranking)} and not exists (select from place_at)
    order by ${reverseOrderOf(ranking)} limit ${size})
  limit ${size}`;
