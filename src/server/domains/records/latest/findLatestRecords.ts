import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { LatestScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { isListed, listedSource } from '../scores/listedScores';
import { boardOrder } from '../chartBoards/boardOrder';
import { readLatestRows } from './latestRows';

/** How many of the latest scores are looked at. */
const maxScan = 2000;

/** The latest scores s of all games that are first now, of charts c and games g. */
const ofAllGames: RawBuilder<unknown> = sql`
  (select s.* from scores s order by s.changed_at desc, s.id desc limit ${maxScan}) s
  join charts c on c.id = s.chart_id join games g on g.id = c.game_id
  where s.ranked and ${isListed} and not exists (
    select from scores w where w.chart_id = s.chart_id and w.ranked and w.sort_key < s.sort_key)`;

/** The first row s of each chart c of a game g; read from the index of each board. */
const ofOneGame = (gameId: number): RawBuilder<unknown> => sql`
  games g join charts c on c.game_id = g.id cross join lateral (
    select s.* from scores s where s.chart_id = c.id and s.ranked
    order by ${boardOrder} limit 1
  ) s where g.id = ${gameId} and ${isListed}`;

interface Request {
  size: number;
  /** Only records of this game. */
  gameId?: number;
  language: Language;
}

/** The first places that were taken last. Of all games, only among the latest scores. */
export async function findLatestRecords(
  database: Database,
  { size, gameId, language }: Request,
): Promise<LatestScore[]> {
  const source = gameId === undefined ? ofAllGames : ofOneGame(gameId);
  const page = sql`select ${listedSource} from ${source}
    order by s.changed_at desc, s.id desc limit ${size}`;
  return (await readLatestRows(database, page, language)).map(({ score }) => score);
}
