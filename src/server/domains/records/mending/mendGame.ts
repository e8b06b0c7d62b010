import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { isGamePending } from '../verification/pendingRankings';
import { whileLocked } from '../payments/claimGame';
import { mendDays } from './mendDays';
import { mendPlatformStandings } from './mendPlatforms';
import { mendStandings } from './mendStandings';
import { mendTotals } from './mendTotals';
import { writeCounts } from '../payments/payNextGame';
import type { PlayerDeltas } from '../payments/playerDeltas';
import { requestCharts } from '../payments/requestCharts';
import { addToTotals, lockTotals } from '../payments/writeTotals';
import { writeListings, writeListingsLater } from '../playerList/writeListings';

/** How many players one transaction mends at most. */
const usualPortion = 2000;
/** Milliseconds in which a worker looks for work at least twice. */
const turn = 500;

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
    union select t.player_id from part_standings t join game_parts a on a.id = t.part_id where a.game_id = ${gameId}
    order by player_id`.execute(database);
  return rows.map(({ playerId }) => playerId);
}

/** How many of the players have a standing in a game. */
async function countStandings(transaction: Database, gameId: number, players: readonly number[]) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from game_standings
    where game_id = ${gameId} and player_id = any(${sql.val([...players])}::int[])`.execute(
    transaction,
  );
  return rows[0]?.total ?? 0;
}

/** Makes charts of a locked game due: they are ranked as a whole. After them its large ties are paid, and its players ranked. */
export async function requestRanking(
  transaction: Database,
  gameId: number,
  chartIds: readonly number[],
): Promise<void> {
  await writeCounts(transaction, gameId, { chartIds, newPlayers: 0, lastAt: null });
  await requestCharts(transaction, chartIds);
  await sql`update game_rankings set ties_changed = ties_changed + 1, ties_at = '-infinity'
    where game_id = ${gameId}`.execute(transaction);
}

/** Those that are stored afterwards are of a later attempt, which need not wait. */
async function forgetFailures(transaction: Database, gameId: number, chartIds: readonly number[]) {
  await sql`delete from chart_failures where chart_id = any(${sql.val([...chartIds])}::int[])`.execute(
    transaction,
  );
  await sql`update game_rankings set not_before = '-infinity', failures = 0, error = null
    where game_id = ${gameId}`.execute(transaction);
}

interface SumsToMend {
  gameId: number;
  now: Date;
  /** Called in the transaction that has mended something. */
  onMended?: (transaction: Database, mended: Mended) => Promise<void>;
  /** Called between the transactions, with the share of the players who are done. */
  onProgress?: (share: number) => void;
  /** Leaves the game to the workers for a while; called between the transactions if the game waits to be ranked. */
  giveWay?: () => Promise<unknown>;
  portion?: number;
  /** Lists the players, which may take long; by default the same database. */
  patient?: Database;
}

/**
 * Mends the sums of a game, in short transactions beside the workers: the standings from the scores and from what was paid for them, the
 * totals from the standings.
 */
export async function mendSums(
  database: Database,
  { gameId, now, onMended, onProgress, ...options }: SumsToMend,
): Promise<Mended> {
  const { portion = usualPortion, patient = database, giveWay = async () => delay(turn) } = options;
  const players = await findPlayers(patient, gameId);
  const all = { standings: 0, totals: 0 };
  for (let from = 0; from < players.length; from += portion) {
    if (from > 0) {
      onProgress?.(from / players.length);
      // Workers pass over a locked game: locked again at once, it would not be ranked until its end.
      if (await isGamePending(database, gameId)) await giveWay();
    }
    const some = players.slice(from, from + portion);
    const unlisted = await whileLocked(database, gameId, async (transaction) => {
      const deltas: PlayerDeltas = new Map();
      const before = await countStandings(transaction, gameId, some);
      const standings = await mendStandings(transaction, gameId, { players: some, deltas });
      const added = (await countStandings(transaction, gameId, some)) - before;
      // In the same transaction: whoever ranks the game relies on the number of its players.
      if (added !== 0)
        await sql`update games set player_count = player_count + ${added} where id = ${gameId}`.execute(
          transaction,
        );
      await lockTotals(transaction, some);
      await addToTotals(transaction, { deltas, now });
      const totals = await mendTotals(transaction, some, now);
      const passed = await writeListings(transaction, some);
      if (standings + totals > 0) await onMended?.(transaction, { standings, totals });
      all.standings += standings;
      all.totals += totals;
      return passed;
    });
    await writeListingsLater(database, unlisted);
  }
  await whileLocked(database, gameId, async (transaction) => {
    await sql`update games g set player_count = n.total
      from (select count(*) as total from game_standings where game_id = ${gameId}) n
      where g.id = ${gameId} and g.player_count <> n.total`.execute(transaction);
    await sql`update game_parts a set player_count = n.total from (
        select p.id, (select count(*) from part_standings t where t.part_id = p.id and t.score_count > 0) as total
        from game_parts p where p.game_id = ${gameId}) n
      where a.id = n.id and a.player_count <> n.total`.execute(transaction);
  });
  return all;
}

/**
 * Mends what is stored of the ranking of a game. What was paid is mended by ranking the charts again, which is asked for here: the
 * differences then go into standings and totals.
 * @param chart The only chart to rank; all of the game if undefined.
 */
export async function mendGame(
  database: Database,
  { chart, ...sums }: Omit<SumsToMend, 'onMended'> & { chart?: number | undefined },
): Promise<Mended> {
  const { gameId } = sums;
  const mended = await mendSums(database, sums);
  await whileLocked(database, gameId, async (transaction) => {
    let charts = transaction.selectFrom('charts').select('id').where('gameId', '=', gameId);
    if (chart !== undefined) charts = charts.where('id', '=', chart);
    const rows = await charts.orderBy('id').execute();
    const chartIds = rows.map(({ id }) => id);
    await requestRanking(transaction, gameId, chartIds);
    await forgetFailures(transaction, gameId, chartIds);
  });
  return mended;
}

/** Mends the totals and days of all players, also of those without a standing, and the standings of platforms. @returns How many were wrong. */
export async function mendAllTotals(
  database: Database,
  now: Date,
): Promise<{ totals: number; days: number; platforms: number }> {
  const wrong = { totals: 0, days: 0, platforms: await mendPlatformStandings(database) };
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('players')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(usualPortion)
      .execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return wrong;
    const unlisted = await database.transaction().execute(async (transaction) => {
      await lockTotals(transaction, ids);
      wrong.totals += await mendTotals(transaction, ids, now);
      wrong.days += await mendDays(transaction, ids);
      return writeListings(transaction, ids);
    });
    await writeListingsLater(database, unlisted);
    after = last;
  }
}
