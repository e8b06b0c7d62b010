import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart } from '../server/addChart';

/**
 * A game whose players have a standing and a score each, worth ten points and a fifth place, and which has got a second group, with
 * downloadable content: three parts are to be filled, and the new group has no scores.
 */
export async function addUnfilledParts(database: Database, players: number): Promise<number> {
  const chart = await addChart(database);
  await sql`insert into players (created_at) select now() from generate_series(1, ${players}::int)`.execute(
    database,
  );
  await sql`insert into game_standings (game_id, player_id)
    select c.game_id, p.id from charts c, players p where c.id = ${chart}`.execute(database);
  await sql`insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select ${chart}::int, id, array[id], '\\x01', now(), now() from players`.execute(database);
  await sql`insert into score_points (chart_id, player_id, points, medal)
    select ${chart}::int, id, 10, 5 from players`.execute(database);
  await sql`insert into chart_groups (game_id, slug, position, dlc)
    select game_id, 'more', 2, true from charts where id = ${chart}`.execute(database);
  return chart;
}
