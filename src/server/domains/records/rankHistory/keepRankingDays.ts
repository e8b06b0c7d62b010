import { sql } from 'kysely';
import {
  changeDays,
  keptPlaces,
  playerBoards,
  type PlayerBoard,
} from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import type { PlatformServices } from '../../../platform/services';
import {
  bestFirst,
  columnsOf,
  comparedColumns,
  exactRanks,
  orderOf,
} from '../playerRankings/rankings';
import { isUnknown, standingsAt } from './standingsAt';

const dayLength = 86_400_000;
/** Milliseconds: payments that began before the end of a day are stored by then. */
const grace = 10 * 60_000;
/** Behind the kept places a mark is so much further than the one before. */
const step = 1.02;
/** Of older days the last one of each week stays. */
const dailyDays = 60;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Keeps the marks of a board, and the best ranks. Ranks behind those that are counted exactly are no best ranks. */
async function keepBoard(transaction: Database, day: string, board: PlayerBoard): Promise<void> {
  const ranking = { gameId: undefined, board };
  const numbers = comparedColumns[board].map(
    (column) => sql`array_agg(${sql.ref(`p.${column}`)} order by p.position)`,
  );
  await sql`
    with placed as materialized (
      select p.* from (
        select p.*, p.position <= ${keptPlaces} or p.is_last
            or floor(ln(p.position) / ln(${step}::float8)) > floor(ln(p.position - 1) / ln(${step}::float8)) as is_mark
        from (
          select t.player_id, ${columnsOf(ranking, 't')}, row_number() over w as position,
            rank() over (order by ${bestFirst(ranking)}) - 1 as better, lead(t.player_id) over w is null as is_last
          from (${standingsAt(day, board)}) t window w as (order by ${orderOf(ranking)})
        ) p
      ) p where (p.is_mark or p.position <= ${exactRanks}) and not ${isUnknown(day, board)}
    ), marks as (
      insert into ranking_day_marks (day, board, total, better, counts, leaders)
      select ${day}::date, ${board}::text, max(p.position), array_agg(p.better order by p.position),
        array[${sql.join(numbers)}]::bigint[],
        array_agg(p.player_id order by p.position) filter (where p.position <= ${keptPlaces})
      from placed p where p.is_mark having count(*) > 0
    )
    insert into player_best_ranks as b (player_id, board, rank, day)
    select p.player_id, ${board}::text, p.better + 1, ${day}::date from placed p where p.position <= ${exactRanks}
    on conflict (player_id, board) do update set rank = excluded.rank, day = excluded.day where excluded.rank < b.rank`.execute(
    transaction,
  );
}

/** Keeps all boards of a day, unless another node did. */
async function keepDay(transaction: Database, day: string, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('rankingDays')
    .values({ day, keptAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  for (const board of playerBoards) await keepBoard(transaction, day, board);
}

/** Of each week that is long past the last kept day stays. */
const thinOldDays = async (database: Database, today: string): Promise<unknown> =>
  sql`
    delete from ranking_days d where d.day < ${today}::date - ${dailyDays}::int and exists (
      select from ranking_days l where l.day > d.day and date_trunc('week', l.day) = date_trunc('week', d.day))`.execute(
    database,
  );

/**
 * Keeps how the rankings of all players were at the end of each day that has ended: what each player had then is kept, so days that were
 * missed follow, and on the first run the last 30 days. Reads only; nobody who posts or pays waits for it.
 */
export async function keepRankingDays({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const now = clock();
  const today = Date.parse(dayOf(now.getTime() - grace));
  const last = await database
    .selectFrom('rankingDays')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirst();
  const next = last?.day ? Date.parse(last.day) + dayLength : 0;
  const first = Math.max(next, today - changeDays * dayLength);
  for (let time = first; time < today; time += dayLength)
    await database
      .transaction()
      .execute(async (transaction) => keepDay(transaction, dayOf(time), now));
  if (first < today) await thinOldDays(database, dayOf(today));
}
