import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { LatestScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { isListed, listedSource } from '../scores/listedScores';
import { readLatestRows } from './latestRows';

interface Request {
  gameId: number;
  size: number;
  language: Language;
}

/** Events e that gave a chart a value: an index has them. Decisions about scores are not news of the game. */
const isValue = sql`e.kind in ('created', 'improved', 'corrected', 'merged')`;

/**
 * The latest scores of a game. They are on as many charts at most, those with the newest values, so only the newest events of these are
 * read: it costs a few blocks for each chart, however many scores it has.
 */
export async function findGameLatest(
  database: Database,
  { gameId, size, language }: Request,
): Promise<LatestScore[]> {
  const page = sql`
    select ${listedSource} from (
      select c.id as chart_id from charts c cross join lateral (
        select e.at from score_events e where e.chart_id = c.id and ${isValue}
        order by e.sequence desc limit 1
      ) e
      where c.game_id = ${gameId} and c.status <> 'retired' order by e.at desc limit ${size}
    ) newest
    cross join lateral (
      select distinct n.score_id from (
        select e.score_id from score_events e where e.chart_id = newest.chart_id and ${isValue}
        order by e.sequence desc limit ${2 * size}
      ) n
    ) e
    join scores s on s.id = e.score_id join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where ${isListed} order by s.changed_at desc, s.id desc limit ${size}`;
  return (await readLatestRows(database, page, language)).map(({ score }) => score);
}
