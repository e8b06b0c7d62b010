import { sql, type RawBuilder } from 'kysely';
import { explanationRules } from '../../../../contract/records/explanations';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerExplanation } from '../../../../contract/schemas/explanations';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { betterThan } from './betterThan';
import { markedOf, totalOf } from './findStandingPage';
import { placeBefore } from './placeBefore';
import {
  columnsOf,
  comparedColumns,
  orderOf,
  reverseOrderOf,
  standingsOf,
  type Ranking,
} from './rankings';
import { positionOf } from './standingRows';

/** What one more of a kind adds to, by the first of these numbers: a first place held alone is a first place, too. */
const steps: Record<PlayerBoard, readonly (readonly number[])[]> = {
  points: [],
  'game-points': [],
  medals: [[0, 1], [1]],
  cups: [[0, 1], [1]],
  proofs: [[0]],
  // What one more would be worth depends on its game.
  badges: [],
};

interface Neighbour {
  id: number;
  counts: number[];
}

interface OwnRow {
  counts: number[];
  total: number;
  better: number;
  tied: number;
  countedAt: string | null;
  next: Neighbour | null;
  behind: Neighbour | null;
  nextBetter: number | null;
  stepsBetter: number[];
}

/** The own row with one more of the columns that have these indexes. */
function withOneMore({ board }: Ranking, added: readonly number[]): RawBuilder<unknown> {
  const columns = comparedColumns[board].map((column, index) =>
    added.includes(index)
      ? sql`${sql.ref(`o.${column}`)} + 1 as ${sql.ref(column)}`
      : sql.ref(`o.${column}`),
  );
  return sql`select ${sql.join(columns)}, o.player_id from own o`;
}

/** The queries of the own row and of those that stand right before and behind all with the same numbers. */
function rowsOf(ranking: Ranking, playerId: number): RawBuilder<unknown> {
  const [mine, own] = [columnsOf(ranking, 't'), columnsOf(ranking, 'o')];
  const all = sql`select ${positionOf(ranking)} from ${standingsOf(ranking)}`;
  return sql`
    own as materialized (${all} and t.player_id = ${playerId}),
    next as materialized (select t.* from own o cross join lateral (
      ${all} and row(${mine}) > row(${own}) order by ${reverseOrderOf(ranking)} limit 1) t),
    behind as materialized (select t.* from own o cross join lateral (
      ${all} and row(${mine}) < row(${own}) order by ${orderOf(ranking)} limit 1) t)`;
}

/** Another player, and how far that one is in the first number in which the two differ. */
function neighbourOf({ counts }: OwnRow, other: Neighbour | null, names: Map<number, PlayerRow>) {
  const row = other && names.get(other.id);
  if (!row) return null;
  const column = counts.findIndex((count, index) => count !== other.counts[index]);
  const difference = Math.abs((other.counts[column] ?? 0) - (counts[column] ?? 0));
  return { player: toPlayer(row), column, difference };
}

async function findNames(snapshot: Database, others: readonly (Neighbour | null)[]) {
  const ids = others.flatMap((other) => (other ? [other.id] : []));
  const { rows } = await sql<PlayerRow>`
    select p.id as player_id, ${playerColumns} from players p left join users u on u.id = p.user_id
    where p.id = any(${sql.val(ids)}::int[])`.execute(snapshot);
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** The rank of a player with the players next to it, and what would change it; null for a player without ranked scores. */
export async function explainRank(
  snapshot: Database,
  ranking: Ranking,
  playerId: number,
): Promise<PlayerExplanation['standing']> {
  const added = steps[ranking.board];
  const own = columnsOf(ranking, 'o');
  const neighbour = (name: string) => sql`(
    select json_build_object('id', o.player_id, 'counts', json_build_array(${own})) from ${sql.table(name)} o)`;
  const { rows } = await sql<OwnRow>`
    with ${rowsOf(ranking, playerId)}, place as materialized (
      select r.* from (with first as (select * from own) ${placeBefore(ranking)}) r)
    select array[${own}]::bigint[] as counts, ${totalOf(ranking)} as total, b.better,
      (select count(*) from (select from ${standingsOf(ranking)} and row(${columnsOf(ranking, 't')}) = row(${own})
        limit ${explanationRules.tied + 1}) t) as tied,
      case when b.by_marks then (select marked_at from ${markedOf(ranking)}) end as counted_at,
      ${neighbour('next')} as next, ${neighbour('behind')} as behind,
      ${betterThan(ranking, sql`select * from next`)} as next_better,
      array[${sql.join(added.map((columns) => betterThan(ranking, withOneMore(ranking, columns))))}]::bigint[] as steps_better
    from own o cross join place b`.execute(snapshot);
  const [row] = rows;
  if (!row) return null;
  const names = await findNames(snapshot, [row.next, row.behind]);
  const rank = row.better + 1;
  // Marks may be older than the own row.
  const withMore = (better: number | null | undefined) =>
    Math.min(rank, (better ?? row.better) + 1);
  const next = neighbourOf(row, row.next, names);
  return {
    rank,
    of: Math.max(row.total, rank),
    tied: row.tied,
    counts: row.counts,
    ...(row.countedAt !== null && { countedAt: row.countedAt }),
    next: next && { ...next, rank: withMore(row.nextBetter) },
    behind: neighbourOf(row, row.behind, names),
    steps: added.map((columns, index) => ({
      column: columns[0] ?? 0,
      rank: withMore(row.stepsBetter[index]),
    })),
  };
}
