import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database/tables';

/** A chart to measure, alone in its game. */
export interface MeasuredChart {
  id: number;
  gameId: number;
  /** How many scores it has. */
  size: number;
  /** Of a score in the middle, with a platform, and of the member who has it. */
  scoreId: number;
  userId: number;
  playerId: number;
  /** Other members, who are behind the middle. */
  challengers: number[];
  after: { key: string; changed: number; id: number };
  platform: number;
  country: string;
}

export async function findMeasuredChart(
  database: Database,
  id: number,
  size: number,
): Promise<MeasuredChart> {
  const { rows } = await sql<
    Omit<MeasuredChart, 'id' | 'size' | 'challengers'> & MeasuredChart['after']
  >`
    select encode(s.sort_key, 'hex') as key, (extract(epoch from s.changed_at) * 1000000)::bigint as changed, s.id,
      s.player_id, p.user_id, s.platform_id as platform, p.country, c.game_id
    from scores s join players p on p.id = s.player_id join charts c on c.id = s.chart_id
    where s.chart_id = ${id} and s.ranked and s.platform_id is not null
    order by s.sort_key, s.changed_at, s.id offset ${Math.floor(size / 6)} limit 1`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('The chart is empty.');
  const { key, changed, id: scoreId, ...rest } = row;
  const { rows: behind } = await sql<{ userId: number }>`
    select p.user_id from scores s join players p on p.id = s.player_id
    where s.chart_id = ${id} and s.ranked order by s.sort_key desc limit 20`.execute(database);
  const challengers = behind.map(({ userId }) => userId);
  return { challengers, ...rest, id, size, scoreId, after: { key, changed, id: scoreId } };
}
