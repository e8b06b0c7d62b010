import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { mendStandings } from './mendStandings';
import { mendTotals } from './mendTotals';
import { writeCounts } from './rankNextGame';
import { requestCharts } from './requestCharts';

/** How many players one transaction mends at most. */
const portion = 2000;

export interface Mended {
  /** How many were wrong. */
  standings: number;
  totals: number;
}

/** Those with a standing, a payment or a score in a game. */
async function findPlayers(database: Database, gameId: number): Promise<number[]> {
  const { rows } = await sql<{ playerId: number }>`
    select player_id from game_standings where game_id = ${gameId}
    union select x.player_id from score_points x join charts c on c.id = x.chart_id where c.game_id = ${gameId}
    union select s.player_id from scores s join charts c on c.id = s.chart_id where c.game_id = ${gameId}
    order by player_id`.execute(database);
  return rows.map(({ playerId }) => playerId);
}

/** Does some work while nobody ranks the game. */
const whileLocked = async <Result>(
  database: Database,
  gameId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`select from game_rankings where game_id = ${gameId} for no key update`.execute(
      transaction,
    );
    return work(transaction);
  });

/** Makes all charts of a game, or one of them, due: they are ranked as a whole, and large ties after them. */
async function request(transaction: Database, gameId: number, chart: number | undefined) {
  const chosen = sql`select id from charts where game_id = ${gameId}
    ${chart === undefined ? sql`` : sql`and id = ${chart}`}`;
  const { rows } = await sql<{ id: number }>`${chosen} order by id`.execute(transaction);
  const chartIds = rows.map(({ id }) => id);
  await writeCounts(transaction, gameId, { chartIds, newPlayers: 0, lastAt: null });
  await requestCharts(transaction, chartIds);
  // What fails from now on fails again.
  await sql`delete from chart_failures where chart_id in (${chosen})`.execute(transaction);
  await sql`update game_rankings set not_before = '-infinity', failures = 0, error = null,
    ties_changed = ties_changed + 1, ties_at = '-infinity' where game_id = ${gameId}`.execute(
    transaction,
  );
}

/**
 * Mends what is stored of the ranking of a game, in short transactions beside the workers: the standings from the scores and from what
 * was paid for them, the totals from the standings. What was paid is mended by ranking the charts again, which is asked for here: the
 * differences then go into standings and totals.
 * @param chart The only chart to rank; all of the game if undefined.
 */
export async function mendGame(
  database: Database,
  { gameId, chart, now }: { gameId: number; chart?: number | undefined; now: Date },
): Promise<Mended> {
  const players = await findPlayers(database, gameId);
  const mended = { standings: 0, totals: 0 };
  for (let from = 0; from < players.length; from += portion) {
    const some = players.slice(from, from + portion);
    await whileLocked(database, gameId, async (transaction) => {
      mended.standings += await mendStandings(transaction, gameId, some);
      mended.totals += await mendTotals(transaction, some, now);
    });
  }
  await whileLocked(database, gameId, async (transaction) => {
    await sql`update games set player_count = (select count(*) from game_standings where game_id = ${gameId})
      where id = ${gameId}`.execute(transaction);
    await request(transaction, gameId, chart);
  });
  return mended;
}

/** Mends the totals of all players, also of those without a standing. @returns How many were wrong. */
export async function mendAllTotals(database: Database, now: Date): Promise<number> {
  let wrong = 0;
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('players')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(portion)
      .execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return wrong;
    wrong += await database
      .transaction()
      .execute(async (transaction) => mendTotals(transaction, ids, now));
    after = last;
  }
}
