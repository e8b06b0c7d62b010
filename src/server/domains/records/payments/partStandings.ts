import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDeltas } from './playerDeltas';

/** The parts a of a game to which a chart of the group u belongs. */
export const hasGroup = sql`a.game_id = u.game_id and (a.group_id = u.id or a.group_id is null and not u.dlc)`;

/** Charts h with the parts that they belong to. */
const chartsOf = (parts: RawBuilder<unknown>, condition = sql`true`) => sql`
  chart as materialized (
    select a.id as part_id, c.id from game_parts a join chart_groups u on ${hasGroup}
    join charts c on c.group_id = u.id and ${condition} where a.id = any(${parts}))`;

const integers = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;
const ids = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;

export async function findParts(transaction: Database, gameId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from game_parts where game_id = ${gameId} order by id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Adds the points and medals of deltas to the standings of the parts of a game. */
export async function addToParts(transaction: Database, deltas: PlayerDeltas): Promise<void> {
  const changed = [...deltas].flatMap(([playerId, { parts }]) =>
    [...parts].flatMap(([partId, part]) =>
      part.points !== 0 || part.medals.some(Boolean) ? [{ playerId, partId, ...part }] : [],
    ),
  );
  if (changed.length === 0) return;
  const medal = (index: number) => integers(changed.map(({ medals }) => medals[index] ?? 0));
  await sql`
    insert into part_standings as t (part_id, player_id, chart_points, place0, place1, place2, place3, place4, place5)
    select * from unnest(${ids(changed.map(({ partId }) => partId))}, ${ids(changed.map(({ playerId }) => playerId))},
      ${integers(changed.map(({ points }) => points))},
      ${medal(0)}::int[], ${medal(1)}::int[], ${medal(2)}::int[], ${medal(3)}::int[], ${medal(4)}::int[], ${medal(5)}::int[])
    on conflict (part_id, player_id) do update set chart_points = t.chart_points + excluded.chart_points,
      place0 = t.place0 + excluded.place0, place1 = t.place1 + excluded.place1, place2 = t.place2 + excluded.place2,
      place3 = t.place3 + excluded.place3, place4 = t.place4 + excluded.place4, place5 = t.place5 + excluded.place5`.execute(
    transaction,
  );
}

/** Counts the scores of players in parts of a locked game again, and the players of these. Writes what changed. */
export async function countParts(
  transaction: Database,
  parts: readonly number[],
  players: readonly number[],
): Promise<void> {
  if (parts.length === 0 || players.length === 0) return;
  await sql`
    with ${chartsOf(ids(parts), sql`c.status <> 'retired'`)}, counted as (
      select h.part_id, s.player_id, count(*)::int as scores, (count(*) filter (where s.state = 'proved'))::int as proved
      from unnest(${ids(players)}) p (id)
      cross join lateral (
        select s.chart_id, s.player_id, s.state from scores s
        where s.player_id = p.id and s.state <> 'withdrawn' and s.chart_id in (select id from chart) offset 0
      ) s join chart h on h.id = s.chart_id
      group by h.part_id, s.player_id
    ), known as (
      select part_id, player_id, score_count, proved_count from part_standings
      where part_id = any(${ids(parts)}) and player_id = any(${ids(players)})
    ), different as (
      select part_id, player_id, coalesce(n.scores, 0) as scores, coalesce(n.proved, 0) as proved,
        coalesce(k.score_count, 0) as scores_before
      from counted n full join known k using (part_id, player_id)
      where (coalesce(n.scores, 0), coalesce(n.proved, 0)) <> (coalesce(k.score_count, 0), coalesce(k.proved_count, 0))
    ), written as (
      insert into part_standings as t (part_id, player_id, score_count, proved_count)
      select part_id, player_id, scores, proved from different
      on conflict (part_id, player_id) do update
        set score_count = excluded.score_count, proved_count = excluded.proved_count
    ), moved as (
      select part_id, sum((scores > 0)::int - (scores_before > 0)::int) as by from different group by part_id
    )
    update game_parts a set player_count = a.player_count + m.by from moved m where a.id = m.part_id and m.by <> 0`.execute(
    transaction,
  );
}

/** Sums up again what players were paid in parts of a locked game. @returns How many sums were wrong. */
export async function sumParts(
  transaction: Database,
  parts: readonly number[],
  players: readonly number[],
): Promise<number> {
  if (parts.length === 0 || players.length === 0) return 0;
  const sums = sql`chart_points, place0, place1, place2, place3, place4, place5`;
  const { rows } = await sql`
    with ${chartsOf(ids(parts))}, due as (
      select h.part_id, x.player_id, sum(x.points)::bigint as chart_points,
        count(*) filter (where x.medal = 0)::int as place0, count(*) filter (where x.medal in (0, 1))::int as place1,
        count(*) filter (where x.medal = 2)::int as place2, count(*) filter (where x.medal = 3)::int as place3,
        count(*) filter (where x.medal = 4)::int as place4, count(*) filter (where x.medal = 5)::int as place5
      from score_points x join chart h on h.id = x.chart_id
      where x.player_id = any(${ids(players)}) group by h.part_id, x.player_id
    ), known as (
      select part_id, player_id, ${sums} from part_standings
      where part_id = any(${ids(parts)}) and player_id = any(${ids(players)})
    ), compared as (
      select part_id, player_id, ${sums} from due
      union all select k.part_id, k.player_id, 0, 0, 0, 0, 0, 0, 0 from known k
        where not exists (select from due d where d.part_id = k.part_id and d.player_id = k.player_id)
    )
    insert into part_standings as t (part_id, player_id, ${sums})
    select part_id, player_id, ${sums} from (select * from compared except select * from known) n
    on conflict (part_id, player_id) do update set chart_points = excluded.chart_points, place0 = excluded.place0,
      place1 = excluded.place1, place2 = excluded.place2, place3 = excluded.place3, place4 = excluded.place4,
      place5 = excluded.place5
    returning player_id`.execute(transaction);
  return rows.length;
}
