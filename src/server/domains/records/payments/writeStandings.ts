import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDeltas } from './playerDeltas';
import type { StandingPayment } from './payGame';

const integers = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;

/**
 * Adds the points and medals of deltas to the standings of a game.
 * @returns How many players are new in the standings.
 */
export async function addToStandings(
  transaction: Database,
  gameId: number,
  deltas: PlayerDeltas,
): Promise<number> {
  const changed = [...deltas].filter(
    ([, { points, basePoints, medals }]) =>
      points !== 0 || basePoints !== 0 || medals.some(Boolean),
  );
  if (changed.length === 0) return 0;
  const medal = (index: number) => integers(changed.map(([, { medals }]) => medals[index] ?? 0));
  const { rows } = await sql<{ isNew: boolean }>`
    insert into game_standings as t (game_id, player_id, chart_points, base_points, place0, place1, place2, place3,
      place4, place5)
    select ${gameId}::int, * from unnest(${integers(changed.map(([id]) => id))}::int[],
      ${integers(changed.map(([, { points }]) => points))}, ${integers(changed.map(([, { basePoints }]) => basePoints))},
      ${medal(0)}::int[], ${medal(1)}::int[], ${medal(2)}::int[], ${medal(3)}::int[], ${medal(4)}::int[], ${medal(5)}::int[])
    on conflict (game_id, player_id) do update set chart_points = t.chart_points + excluded.chart_points,
      base_points = t.base_points + excluded.base_points, place0 = t.place0 + excluded.place0,
      place1 = t.place1 + excluded.place1, place2 = t.place2 + excluded.place2, place3 = t.place3 + excluded.place3,
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

/** Sums up again what players have without downloadable content, which a chart may be from now on. */
export async function recountBasePoints(
  transaction: Database,
  gameId: number,
  players: readonly number[],
): Promise<void> {
  if (players.length === 0) return;
  await sql`
    update game_standings t set base_points = n.total from (
      select p.id, coalesce(sum(x.points), 0) as total
      from unnest(${sql.val([...players])}::int[]) p (id)
      left join (score_points x join charts c on c.id = x.chart_id and c.game_id = ${gameId}
        join chart_groups u on u.id = c.group_id and not u.dlc) on x.player_id = p.id
      group by p.id
    ) n
    where t.game_id = ${gameId} and t.player_id = n.id and t.base_points <> n.total`.execute(
    transaction,
  );
}
