import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlatformServices } from '../../../platform/services';
import { isGamePending } from '../verification/pendingRankings';
import { whileLocked } from '../payments/claimGame';
import { countWrongPayments } from './countWrongPayments';
import { mendPlatformPoints, mendPlatformStandings } from './mendPlatforms';
import { addGameToTotals } from '../payments/gameTotals';
import { mendSums, requestRanking } from './mendGame';
import { payBadge } from '../payments/payBadge';
import { payGame } from '../payments/payGame';
import type { PlayerDeltas } from '../payments/playerDeltas';
import { usualLargeTie, writeCounts } from '../payments/payNextGame';

type Services = Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'patient'>;

/** After so many runs every game was recounted. */
const runs = 30;

/** The games that were recounted longest ago. */
async function findDueGames(database: Database): Promise<number[]> {
  const { rows } = await sql<{ gameId: number }>`
    select g.game_id from game_rankings g left join ranking_recounts r on r.game_id = g.game_id
    order by r.at nulls first, g.game_id
    limit (select ceil(count(*)::numeric / ${runs}::int) from game_rankings)`.execute(database);
  return rows.map(({ gameId }) => gameId);
}

/** What was wrong in a game, by what it was. */
type Wrong = Partial<Record<'payments' | 'standings' | 'badges' | 'totals', number>>;

/** Adds what is mended in a transaction to the recount of the game. */
async function recordMended(
  transaction: Database,
  { audit, gameId, wrong }: Pick<Services, 'audit'> & { gameId: number; wrong: Wrong },
): Promise<void> {
  const mended = Object.values(wrong).reduce((sum, count) => sum + count, 0);
  if (mended === 0) return;
  await transaction
    .updateTable('rankingRecounts')
    .set(({ eb }) => ({ mended: eb('mended', '+', mended) }))
    .where('gameId', '=', gameId)
    .execute();
  await audit(
    { requestId: 'recount', member: null },
    { event: 'rankingsMended', subjectId: null, details: { game: gameId, ...wrong } },
    transaction,
  );
}

/** Ranks the players of a locked game by the points that they have, and settles who holds its badge, unless something waits to be ranked. */
async function mendPlaces(transaction: Database, gameId: number, now: Date) {
  if (await isGamePending(transaction, gameId)) return { standings: 0, badges: 0, hasLarge: false };
  const deltas: PlayerDeltas = new Map();
  const hasLarge = await payGame(transaction, gameId, { deltas, largeTie: usualLargeTie });
  const standings = deltas.size;
  const badges = await payBadge(transaction, gameId, { deltas, now });
  await addGameToTotals(transaction, gameId, { deltas, now });
  return { standings, badges, hasLarge };
}

async function recountGame(
  { audit, clock, database, patient }: Services,
  gameId: number,
): Promise<void> {
  const now = clock();
  // A game that was deleted meanwhile has nothing to recount.
  await sql`insert into ranking_recounts (game_id, at, mended)
    select id, ${now}::timestamptz, 0 from games where id = ${gameId}
    on conflict (game_id) do update set at = excluded.at, mended = 0`.execute(database);
  const charts = await database
    .selectFrom('charts')
    .select('id')
    .where('gameId', '=', gameId)
    .orderBy('id')
    .execute();
  const wrongCharts: number[] = [];
  let payments = 0;
  for (const { id } of charts) {
    const wrong = await countWrongPayments(database, id);
    if (wrong > 0) wrongCharts.push(id);
    payments += wrong + (await mendPlatformPoints(database, id));
  }
  await mendSums(database, {
    gameId,
    now,
    patient,
    onMended: async (transaction, wrong) =>
      recordMended(transaction, { audit, gameId, wrong: { ...wrong } }),
  });
  await whileLocked(database, gameId, async (transaction) => {
    await writeCounts(transaction, gameId, { chartIds: [], newPlayers: 0, lastAt: null });
    const { standings, badges, hasLarge } = await mendPlaces(transaction, gameId, now);
    if (hasLarge || wrongCharts.length > 0) await requestRanking(transaction, gameId, wrongCharts);
    await recordMended(transaction, { audit, gameId, wrong: { payments, standings, badges } });
  });
}

/** Mends the standings that a share of the players have on platforms: each day another one. */
async function recountPlatforms({ audit, clock, database }: Services): Promise<void> {
  const share = Math.floor(clock().getTime() / 86_400_000) % runs;
  const standings = await mendPlatformStandings(database, { share, of: runs });
  if (standings > 0)
    await audit(
      { requestId: 'recount', member: null },
      { event: 'rankingsMended', subjectId: null, details: { standings } },
    );
}

/**
 * Compares a thirtieth of the games, those that were compared longest ago, with their scores: what was paid for the scores, the standings
 * and the totals of the players. Differences are mended beside writers and workers, recorded in the audit log, and counted.
 */
export async function mendDaily(services: Services): Promise<void> {
  for (const gameId of await findDueGames(services.database)) await recountGame(services, gameId);
  await recountPlatforms(services);
}
