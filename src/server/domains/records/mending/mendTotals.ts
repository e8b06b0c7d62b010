import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { writeSeriesCountries } from '../payments/standingCountries';
import { mendSeries } from '../payments/writeSeries';

/** Writes what players gained lately, from their totals and daily rows. */
export async function mendGains(transaction: Database, players: readonly number[]): Promise<void> {
  await sql`select rebuild_player_gains(${sql.val([...players])}::int[])`.execute(transaction);
}

/**
 * Adds players who have none to the totals.
 * @returns Those who are left to the worker that added them meanwhile: it may wait for one who was added here.
 */
async function addMissing(
  transaction: Database,
  ids: RawBuilder<unknown>,
  now: Date,
): Promise<Set<number>> {
  await sql`
    insert into player_totals (player_id, day)
    select distinct player_id, ${now.toISOString().slice(0, 10)}::date from game_standings
    where player_id = any(${ids}) order by player_id on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ playerId: number }>`
    with locked as materialized (
      select player_id from player_totals where player_id = any(${ids}) order by player_id for no key update skip locked)
    select player_id from player_totals where player_id = any(${ids}) and player_id not in (select player_id from locked)`.execute(
    transaction,
  );
  return new Set(rows.map(({ playerId }) => playerId));
}

/**
 * Writes what players have in all games and in series, from their standings, and what they gained lately. Their totals must be locked. A worker
 * that changes standings of theirs meanwhile waits, and then adds its difference.
 * @returns How many totals and standings of series were wrong.
 */
export async function mendTotals(
  transaction: Database,
  all: readonly number[],
  now: Date,
): Promise<number> {
  const left = await addMissing(transaction, sql`${sql.val([...all])}::int[]`, now);
  const players = all.filter((id) => !left.has(id));
  const ids = sql`${sql.val(players)}::int[]`;
  const { rows } = await sql<{ playerId: number }>`
    with due as (
      select p.id as player_id, sum(s.score_count) as scores, sum(s.proved_count) as proved, sum(s.disabled_count) as disabled,
        sum(s.chart_points) filter (where r.counted) as points, sum(s.game_points) filter (where r.counted) as game_points,
        sum(s.place0) filter (where r.counted) as place0, sum(s.place1) filter (where r.counted) as place1,
        sum(s.place2) filter (where r.counted) as place2, sum(s.place3) filter (where r.counted) as place3,
        sum(s.place4) filter (where r.counted) as place4, sum(s.place5) filter (where r.counted) as place5,
        count(*) filter (where r.counted and s.cup = 0) as cup0, count(*) filter (where r.counted and s.cup in (0, 1)) as cup1,
        count(*) filter (where r.counted and s.cup = 2) as cup2, count(*) filter (where r.counted and s.cup = 3) as cup3,
        (select coalesce(sum(b.value), 0) from player_badges b where b.player_id = p.id and b.lost_at is null) as badge_points,
        (select count(*) from player_badges b where b.player_id = p.id and b.lost_at is null) as badges,
        (select y.country from players y where y.id = p.id) as country
      from unnest(${ids}) p (id)
      left join (game_standings s join game_rankings r on r.game_id = s.game_id) on s.player_id = p.id
      group by p.id
    )
    update player_totals t set score_count = coalesce(d.scores, 0), proved_count = coalesce(d.proved, 0),
      disabled_count = coalesce(d.disabled, 0), chart_points = coalesce(d.points, 0),
      game_points = coalesce(d.game_points, 0), place0 = coalesce(d.place0, 0), place1 = coalesce(d.place1, 0),
      place2 = coalesce(d.place2, 0), place3 = coalesce(d.place3, 0), place4 = coalesce(d.place4, 0),
      place5 = coalesce(d.place5, 0), cup0 = d.cup0, cup1 = d.cup1, cup2 = d.cup2, cup3 = d.cup3,
      badge_points = d.badge_points, badge_count = d.badges, country = d.country
    from due d where t.player_id = d.player_id and (t.score_count, t.proved_count, t.disabled_count, t.chart_points,
        t.game_points, t.place0, t.place1, t.place2, t.place3, t.place4, t.place5, t.cup0, t.cup1, t.cup2, t.cup3,
        t.badge_points, t.badge_count, t.country)
      is distinct from (coalesce(d.scores, 0), coalesce(d.proved, 0), coalesce(d.disabled, 0), coalesce(d.points, 0),
        coalesce(d.game_points, 0), coalesce(d.place0, 0), coalesce(d.place1, 0), coalesce(d.place2, 0),
        coalesce(d.place3, 0), coalesce(d.place4, 0), coalesce(d.place5, 0), d.cup0, d.cup1, d.cup2, d.cup3,
        d.badge_points, d.badges, d.country)
    returning t.player_id`.execute(transaction);
  await mendGains(transaction, players);
  const series = await mendSeries(transaction, players);
  await writeSeriesCountries(transaction, players);
  return rows.length + series;
}
