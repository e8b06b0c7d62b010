import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { masterBadgeValue, maxHolders } from '../formulas/masterBadge';
import { deltaOf, type PlayerDeltas } from './playerDeltas';

interface State {
  /** Of the game. */
  ranked: boolean;
  playerCount: number;
  /** How many share the first place, one more than may hold the badge at most, and those of them who have an account. */
  tied: number;
  first: number[];
  /** Who holds it, and what it is worth to them. */
  held: { playerId: number; value: number }[];
}

async function readState(transaction: Database, gameId: number): Promise<State | undefined> {
  const id = sql`${gameId}::int`;
  // Written so that only the index of points gives the order, also while the statistics are of a time when nobody had points.
  const { rows } = await sql<State>`
    with best as materialized (
      select t.chart_points from game_standings t where t.game_id = ${id} and t.chart_points > 0
      order by t.chart_points desc, t.player_id limit 1
    ), first as materialized (
      select t.player_id from best b cross join lateral (
        select t.player_id from game_standings t
        where t.game_id = ${id} and t.chart_points between b.chart_points and b.chart_points
        order by t.chart_points desc, t.player_id limit ${maxHolders + 1}) t
    )
    select g.ranked, g.player_count, (select count(*) from first) as tied,
      array(select p.id from first f join players p on p.id = f.player_id where p.user_id is not null) as first,
      (select coalesce(json_agg(json_build_object('playerId', b.player_id, 'value', b.value)), '[]'::json)
        from player_badges b where b.game_id = g.id and b.lost_at is null) as held
    from games g where g.id = ${id}`.execute(transaction);
  return rows[0];
}

/** Writes what changed: who holds the badge no more, and what it is worth to the others, of whom some are new. */
async function writeHolders(
  transaction: Database,
  gameId: number,
  { lost, holding, value, now }: { lost: number[]; holding: number[]; value: number; now: Date },
): Promise<void> {
  if (lost.length > 0)
    await sql`update player_badges set lost_at = greatest(won_at, ${now}::timestamptz)
      where game_id = ${gameId} and player_id = any(${sql.val(lost)}::int[]) and lost_at is null`.execute(
      transaction,
    );
  if (holding.length > 0)
    await sql`insert into player_badges as b (game_id, player_id, value, won_at)
      select ${gameId}::int, id, ${value}::int, ${now}::timestamptz from unnest(${sql.val(holding)}::int[]) h (id)
      on conflict (game_id, player_id) where lost_at is null do update set value = excluded.value`.execute(
      transaction,
    );
}

/**
 * Gives the badge of a locked game to those who share its first place, and takes it from the others: a reign begins or ends now. Its value
 * changes with the number of players. Adds the differences to the deltas of the players.
 * @returns For how many players something changed.
 */
export async function payBadge(
  transaction: Database,
  gameId: number,
  { deltas, now }: { deltas: PlayerDeltas; now: Date },
): Promise<number> {
  const state = await readState(transaction, gameId);
  if (!state) return 0;
  const { ranked, tied, held } = state;
  const holders = new Set(ranked && tied <= maxHolders ? state.first : []);
  const value = holders.size === 0 ? 0 : masterBadgeValue(state.playerCount, holders.size);
  const before = new Map(held.map((row) => [row.playerId, row.value]));
  const lost = [...before.keys()].filter((id) => !holders.has(id));
  const holding = [...holders].filter((id) => before.get(id) !== value);
  await writeHolders(transaction, gameId, { lost, holding, value, now });
  for (const id of [...lost, ...holding]) {
    const delta = deltaOf(deltas, id);
    delta.badgePoints += (holders.has(id) ? value : 0) - (before.get(id) ?? 0);
    delta.badges += Number(holders.has(id)) - Number(before.has(id));
  }
  return lost.length + holding.length;
}
