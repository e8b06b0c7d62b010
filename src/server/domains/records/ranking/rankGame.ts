import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { rankStandings } from './rankStandings';
import { sumPlayers } from './sumPlayers';
import { sumStandings, type PlayerRange } from './sumStandings';
import { writePlayerDays } from './writePlayerDays';

/** How many players a transaction changes at most: it holds locks, and a statement may take two seconds. */
const playersPerBatch = 2000;

interface GameRanking {
  gameId: number;
  now: Date;
  /** Called between two transactions. */
  onBatch?: () => Promise<void>;
  batch?: number;
}

/** In a transaction of its own, unless there is one already. */
const inTransaction = async (database: Database, work: (transaction: Database) => Promise<void>) =>
  database.isTransaction ? work(database) : database.transaction().execute(work);

/** All players in ranges of ids; a small game has one. */
async function findRanges(database: Database, gameId: number, batch: number) {
  const { rows } = await sql<{ scores: number; last: number }>`
    select (select coalesce(sum(n.score_count), 0) from chart_counts n join charts c on c.id = n.chart_id
        where c.game_id = ${gameId}) as scores,
      (select coalesce(max(id), 0) from players) as last`.execute(database);
  const { scores, last } = rows[0] ?? { scores: 0, last: 0 };
  const ranges: PlayerRange[] = [];
  const width = scores > batch ? batch : last;
  // Players who come later have larger ids.
  for (let from = 1; from <= last; from += width)
    ranges.push({ from, before: from + width > last ? 2 ** 31 - 1 : from + width });
  return ranges;
}

async function writePlayers(transaction: Database, players: readonly number[], now: Date) {
  if (players.length === 0) return;
  await sumPlayers(transaction, players);
  await writePlayerDays(transaction, players, now);
}

/** The players of a game, in batches. */
async function* readPlayers(database: Database, gameId: number, batch: number) {
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('gameStandings')
      .select('playerId')
      .where('gameId', '=', gameId)
      .where('playerId', '>', after)
      .orderBy('playerId')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ playerId }) => playerId);
    after = last.playerId;
  }
}

/** Computes the standings of a game again from its scores and their places: sums, ranks and game points. */
export async function computeStandings(
  database: Database,
  { gameId, now, onBatch, batch = playersPerBatch }: GameRanking,
): Promise<void> {
  for (const range of await findRanges(database, gameId, batch)) {
    await inTransaction(database, async (transaction) => {
      const removed = await sumStandings(transaction, gameId, range);
      await writePlayers(transaction, removed, now);
    });
    await onBatch?.();
  }
  await rankStandings(database, { gameId, batch });
  await sql`
    update games g set (chart_count, score_count, proved_count, player_count, last_score_at) =
      (select count(*), coalesce(sum(c.score_count), 0), coalesce(sum(c.proved_count), 0),
        (select count(*) from game_standings t where t.game_id = g.id),
        (select max(t.last_score_at) from game_standings t where t.game_id = g.id)
      from charts c where c.game_id = g.id and c.status <> 'retired')
    where g.id = ${gameId}`.execute(database);
}

/**
 * Computes the standings of a game, and then the totals of its players. Many players are computed in short transactions, so that nobody
 * waits for all of them. Each step can be repeated: if one fails, the work stays due as a whole.
 */
export async function rankGame(database: Database, ranking: GameRanking): Promise<void> {
  const { gameId, now, onBatch, batch = playersPerBatch } = ranking;
  await computeStandings(database, ranking);
  for await (const players of readPlayers(database, gameId, batch)) {
    await inTransaction(database, async (transaction) => writePlayers(transaction, players, now));
    await onBatch?.();
  }
}
