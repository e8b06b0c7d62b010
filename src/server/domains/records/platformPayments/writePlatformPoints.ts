import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlatformChart, PlatformPlaces } from './platformPlaces';

/** The sums of a standing, and what a row of the ledger adds to each. */
export const platformSums: Record<string, RawBuilder<unknown>> = {
  chart_points: sql`l.points`,
  place0: sql`coalesce((l.medal = 0)::int, 0)`,
  place1: sql`coalesce((l.medal in (0, 1))::int, 0)`,
  place2: sql`coalesce((l.medal = 2)::int, 0)`,
  place3: sql`coalesce((l.medal = 3)::int, 0)`,
  place4: sql`coalesce((l.medal = 4)::int, 0)`,
  place5: sql`coalesce((l.medal = 5)::int, 0)`,
  score_count: sql`1`,
  proved_count: sql`l.proved::int`,
};
const names = Object.keys(platformSums);
const columns = sql.join(names.map((name) => sql.ref(name)));

/** The sums over signed rows l of the ledger. */
const sumsOfRows = sql.join(
  Object.values(platformSums).map((value) => sql`sum(l.sign * ${value})`),
);

/** Adds rows of a platform, a player and the sums to the standings. */
export const addToPlatforms = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into platform_standings as t (platform_id, player_id, ${columns}) ${rows}
  on conflict (platform_id, player_id) do update set ${sql.join(
    names.map((name) => sql`${sql.ref(name)} = t.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  )}`;

/**
 * Pays some players of a chart the difference between what is due for their places on the boards of platforms and what they were paid, and
 * adds it to their standings. It may run at any time, and any number of times, while the work of platforms is locked.
 * @param places Of all platforms that the players' scores are on.
 * @returns How many rows of the ledger changed.
 */
export async function writePlatformPoints(
  transaction: Database,
  { id, shown }: PlatformChart,
  { places, players }: { places: PlatformPlaces; players: readonly number[] },
): Promise<number> {
  const chart = sql`${id}::int`;
  // Without `offset 0` the scores would be joined as a whole.
  const { rows } = await sql<{ playerId: number; oldPlatform: number | null }>`
    with place as (
      select * from unnest(${sql.val(places.platforms)}::int[], ${sql.val(places.sortKeys)}::bytea[],
        ${sql.val(places.points)}::bigint[], ${sql.val(places.medals)}::smallint[]) p (platform_id, sort_key, points, medal)
    ), wanted as (
      select distinct unnest(${sql.val([...players])}::int[]) as player_id
    ), due as (
      select s.player_id, s.platform_id, coalesce(p.points, 0) as points, p.medal, s.state = 'proved' as proved
      from wanted w cross join lateral (
        select * from scores s where s.chart_id = ${chart} and s.player_id = w.player_id and s.ranked
          and s.platform_id is not null and ${shown}::boolean offset 0) s
      left join place p on p.platform_id = s.platform_id and p.sort_key = s.sort_key
    ), paid as (
      select l.* from wanted w cross join lateral (
        select * from platform_points l where l.chart_id = ${chart} and l.player_id = w.player_id offset 0) l
    ), different as (
      select player_id, d.platform_id, d.points, d.medal, d.proved,
        w.platform_id as old_platform, w.points as old_points, w.medal as old_medal, w.proved as old_proved
      from due d full join paid w using (player_id)
      where (d.platform_id, d.points, d.medal, d.proved) is distinct from (w.platform_id, w.points, w.medal, w.proved)
    ), removed as (
      delete from platform_points l using different f
      where f.platform_id is null and l.chart_id = ${chart} and l.player_id = f.player_id
    ), written as (
      insert into platform_points (chart_id, player_id, platform_id, points, medal, proved)
      select ${chart}, player_id, platform_id, points, medal, proved from different where platform_id is not null
      on conflict (chart_id, player_id) do update set platform_id = excluded.platform_id,
        points = excluded.points, medal = excluded.medal, proved = excluded.proved
    ), added as (
      ${addToPlatforms(sql`
        select l.platform_id, l.player_id, ${sumsOfRows} from (
          select 1 as sign, player_id, platform_id, points, medal, proved from different
          union all select -1, player_id, old_platform, old_points, old_medal, old_proved from different
        ) l where l.platform_id is not null group by l.platform_id, l.player_id`)}
    )
    select player_id, old_platform from different`.execute(transaction);
  const left = rows.filter(({ oldPlatform }) => oldPlatform !== null);
  await sql`delete from platform_standings t using unnest(
      ${sql.val(left.map(({ oldPlatform }) => oldPlatform))}::int[], ${sql.val(left.map(({ playerId }) => playerId))}::int[]
    ) l (platform_id, player_id)
    where t.platform_id = l.platform_id and t.player_id = l.player_id and t.score_count = 0`.execute(
    transaction,
  );
  return rows.length;
}
