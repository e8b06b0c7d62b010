import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { readTies } from '../places/readTies';

/** The places with points on boards of platforms of a chart: one item of each list for a place. */
export interface PlatformPlaces {
  platforms: number[];
  sortKeys: Buffer[];
  points: number[];
  medals: (number | null)[];
  /** How many scores have it. */
  tied: number[];
}

/** A chart whose platforms follow. */
export interface PlatformChart {
  id: number;
  /** Whether it is on boards: not retired. */
  shown: boolean;
  /** Whether its places count: its game and its group are ranked, too. */
  counts: boolean;
}

/** Undefined for a chart that was deleted meanwhile. */
export async function findPlatformChart(
  database: Database,
  chartId: number,
): Promise<PlatformChart | undefined> {
  const { rows } = await sql<PlatformChart>`
    select c.id, c.status <> 'retired' as shown, c.status <> 'retired' and u.ranked and g.ranked as counts
    from charts c join chart_groups u on u.id = c.group_id join games g on g.id = c.game_id
    where c.id = ${chartId}`.execute(database);
  return rows[0];
}

/** The platforms that ranked scores of a chart are on. */
export async function findPlatforms(database: Database, chartId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select substring(board from 2)::int as id from board_counts
    where chart_id = ${chartId} and board like 'p%' and total > 0 order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** The platforms that scores of some players are on, or were when they were paid. */
export async function findPlatformsOf(
  database: Database,
  chartId: number,
  players: readonly number[],
): Promise<number[]> {
  if (players.length === 0) return [];
  const ids = sql`${sql.val([...players])}::int[]`;
  const { rows } = await sql<{ platformId: number }>`
    select platform_id from scores
      where chart_id = ${chartId} and player_id = any(${ids}) and platform_id is not null
    union select platform_id from platform_points where chart_id = ${chartId} and player_id = any(${ids})
    order by platform_id`.execute(database);
  return rows.map(({ platformId }) => platformId);
}

export async function readPlatformPlaces(
  database: Database,
  { id, counts }: PlatformChart,
  platforms: readonly number[],
): Promise<PlatformPlaces> {
  const places: PlatformPlaces = { platforms: [], sortKeys: [], points: [], medals: [], tied: [] };
  for (const platform of counts ? platforms : [])
    for (const { sortKey, points, medal, tied } of await readTies(database, id, platform)) {
      places.platforms.push(platform);
      places.sortKeys.push(sortKey);
      places.points.push(points);
      places.medals.push(medal);
      places.tied.push(tied);
    }
  return places;
}

/** Those who have one of the places, or were paid for one on these platforms; undefined if either are more than a limit. */
export async function findPaid(
  database: Database,
  { id }: PlatformChart,
  {
    places,
    platforms,
    limit,
  }: { places: PlatformPlaces; platforms: readonly number[]; limit: number },
): Promise<number[] | undefined> {
  const isOfThem = (_item: unknown, index: number) =>
    platforms.includes(places.platforms[index] ?? 0);
  if (places.tied.filter(isOfThem).reduce((sum, tied) => sum + tied, 0) > limit) return undefined;
  const { rows: paid } = await sql<{ playerId: number }>`
    select player_id from platform_points where chart_id = ${id} and points > 0
      and platform_id = any(${sql.val([...platforms])}::int[]) limit ${limit + 1}`.execute(
    database,
  );
  if (paid.length > limit) return undefined;
  const { rows: due } = await sql<{ playerId: number }>`
    select s.player_id from unnest(${sql.val(places.platforms.filter(isOfThem))}::int[], ${sql.val(places.sortKeys.filter(isOfThem))}::bytea[])
      p (platform_id, sort_key)
    cross join lateral (
      select player_id from scores s where s.chart_id = ${id} and s.platform_id = p.platform_id
        and s.sort_key = p.sort_key and s.ranked offset 0) s`.execute(database);
  return [...paid, ...due].map(({ playerId }) => playerId);
}
