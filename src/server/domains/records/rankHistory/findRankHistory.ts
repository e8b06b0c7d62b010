import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import {
  dayLength,
  rankRangeLengths,
  type RankRange,
} from '../../../../contract/records/playerDays';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerRankDay, PlayerRankDayCollection } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { marksAround } from './marksAround';
import { rankBetween, type Between } from './rankBetween';
import { totalsAt } from './standingsAt';

/** No list has more: of more days the last one of each of so many parts. */
const mostDays = 31;

interface RankHistoryRequest {
  id: number;
  board: PlayerBoard;
  range: RankRange;
}

/** Of the kept days of a range some, spread evenly, with the last one. */
async function chooseDays(database: Database, range: RankRange, today: string): Promise<string[]> {
  const first = new Date(Date.parse(today) - rankRangeLengths[range] * dayLength);
  const { rows } = await sql<{ day: string }>`
    select distinct on (part) day from (
      select day, ntile(${mostDays}) over (order by day) as part from ranking_days
      where day >= ${first.toISOString().slice(0, 10)}::date
    ) d order by part, day desc`.execute(database);
  return rows.map(({ day }) => day);
}

type Row = Between & { day: string; of: number };

/** The ranks of a player in a ranking of all players at the end of kept days, and the best one of all these days. */
export async function findRankHistory(
  database: Database,
  { id, board, range }: RankHistoryRequest,
  today: string,
): Promise<{ items: PlayerRankDay[] } & Pick<PlayerRankDayCollection, 'best' | 'since'>> {
  const days = await chooseDays(database, range, today);
  const day = sql`d.day::date`;
  const { rows } = await sql<Row>`
    select d.day, r.* from unnest(${sql.val(days)}::text[]) d (day)
    join player_totals t on t.player_id = ${id}
    cross join lateral (${totalsAt(day)}) k
    cross join lateral (${marksAround(board, day)}) r
    order by d.day`.execute(database);
  const best = await database
    .selectFrom('playerBestRanks')
    .select(['rank', 'day'])
    .where('playerId', '=', id)
    .where('board', '=', board)
    .executeTakeFirst();
  const kept = await database
    .selectFrom('rankingDays')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  return {
    items: rows.map(({ day: at, of, ...between }) => ({
      '@id': `${paths.playerRanks(id)}?board=${board}#${at}`,
      '@type': 'PlayerRankDay',
      day: at,
      of,
      ...rankBetween({ counts: between.counts, above: between.above, below: between.below }),
    })),
    best: best ?? null,
    since: kept?.day ?? null,
  };
}
