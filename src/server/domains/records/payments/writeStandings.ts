import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDeltas } from './playerDeltas';
import { addToParts } from './partStandings';
import type { StandingPayment } from './payGame';

const integers = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;

/**
 * Adds the points and medals of deltas to the standings of a game and of its parts.
 * @returns How many players are new in the standings.
 */
export async function addToStandings(
  transaction: Database,
  gameId: number,
  deltas: PlayerDeltas,
): Promise<number> {
  await addToParts(transaction, deltas);
  const changed = [...deltas].filter(
    ([, { points, medals }]) => points !== 0 || medals.some(Boolean),
  );
  if (changed.length === 0) return 0;
  const medal = (index: number) => integers(changed.map(([, { medals }]) => medals[index] ?? 0));
  const { rows } = await sql<{ isNew: boolean }>`
    insert into game_standings as t (game_id, player_id, chart_points, place0, place1, place2, place3, place4, place5)
    select ${gameId}::int, * from unnest(${integers(changed.map(([id]) => id))}::int[],
      ${integers(changed.map(([, { points }]) => points))},
      ${medal(0)}::int[], ${medal(1)}::int[], ${medal(2)}::int[], ${medal(3)}::int[], ${medal(4)}::int[], ${medal(5)}::int[])
    on conflict (game_id, player_id) do update set chart_points = t.chart_points + excluded.chart_points,
      place0 = t.place0 + excluded.place0, place1 = t.place1 + excluded.place1, place2 = t.place2 + excluded.place2, place3 = t.place3 + excluded.place3,
      place4 = t.place4 + excluded.place4, place5 = t.place5 + excluded.place5
    returning xmax = 0 as is_new`.execute(transaction);
  return rows.filter(({ isNew }) => isNew).length;
}

/** Removes players without scores from the standings of a game. @returns What they lose. */
export async function removeFromStandings(
  transaction: Database,
  gameId: number,
  players: readonly number[],
): Promise<StandingPayment[]> {
  if (players.length === 0) return [];
  const { rows } = await sql<StandingPayment>`
    delete from game_standings where game_id = ${gameId} and player_id = any(${sql.val([...players])}::int[])
      and score_count = 0 and chart_points = 0 and place1 = 0
    returning player_id, -game_points as game_points, cup as old_cup, null::smallint as new_cup`.execute(
    transaction,
  );
  return rows;
}
