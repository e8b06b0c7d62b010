import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { addPlatform } from '../server/addGame';
import { addChart } from '../server/addChart';
import { addSeries, gameOf } from './seriesOfGames';

/** Three in ten players are of France, and 150 of Monaco. Three in four have no points; the others have some, in no order and often the same. Few have a first place. */
export async function fillStandings(
  database: Database,
  { players, part }: { players: number; part: number },
): Promise<{ gameId: number; seriesId: number; platformId: number }> {
  const gameId = await gameOf(database, await addChart(database));
  await sql`
    insert into game_standings (game_id, player_id, chart_points, game_points, place0, place3, score_count, proved_count)
    select ${gameId}::int, p.id, v.points, v.points, (v.points % 97 = 1)::int, v.points % 3, 1, v.points % 5
    from players p, lateral (
      select greatest(0, p.id * 7919 % ${players}::int / 3 * 4 - ${players}::int) as points) v`.execute(
    database,
  );
  await sql`
    insert into player_totals (player_id, chart_points, game_points, place0, place3, cup1, score_count, proved_count,
      badge_points, badge_count)
    select player_id, chart_points, game_points, place0, place3, place3, 1, proved_count, proved_count * 60, place3 from game_standings`.execute(
    database,
  );
  await sql`update games set player_count = ${players} where id = ${gameId}`.execute(database);
  await sql`
    with part as (insert into game_parts (id, game_id, player_count) overriding system value
      values (${part}, ${gameId}, ${players}))
    insert into part_standings (part_id, player_id, chart_points, place0, place3, score_count)
    select ${part}::int, player_id, chart_points, place0, place3, 1 from game_standings`.execute(
    database,
  );
  const seriesId = await addSeries(database);
  await sql`
    insert into series_standings (series_id, player_id, chart_points, game_points, place0, place3, cup1, score_count, proved_count)
    select ${seriesId}::int, player_id, chart_points, game_points, place0, place3, place3, 1, proved_count
    from game_standings`.execute(database);
  const platformId = await addPlatform(database, { en: 'One' });
  await sql`
    insert into platform_standings (platform_id, player_id, chart_points, place0, place3, score_count)
    select ${platformId}::int, player_id, chart_points, place0, place3, 1 from game_standings`.execute(
    database,
  );
  return { gameId, seriesId, platformId };
}
