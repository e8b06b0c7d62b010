import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { LatestScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { isListed, listedSource } from '../scores/listedScores';
import { readLatestRows } from './latestRows';

/** How many of the newest members are looked at. */
const maxMembers = 100;

/** The latest scores of members who registered since a moment; the rows of each are read from an index. */
export async function findNewcomerScores(
  database: Database,
  { since, size, language }: { since: string; size: number; language: Language },
): Promise<LatestScore[]> {
  const page = sql`
    select ${listedSource} from (
      select id from users where created_at >= ${since}::timestamptz
      order by created_at desc, id desc limit ${maxMembers}
    ) m join players p on p.user_id = m.id
    cross join lateral (
      select * from scores where player_id = p.id order by changed_at desc, id desc limit ${size}
    ) s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where ${isListed} order by s.changed_at desc, s.id desc limit ${size}`;
  return (await readLatestRows(database, page, language)).map(({ score }) => score);
}
