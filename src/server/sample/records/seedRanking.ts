import { rankInTransaction } from '../../domains/records/payments/payNextGame';
import type { Database } from '../../platform/database/tables';
import type { Catalogue } from './seedCatalogue';

/**
 * Ranks everything, so that the first visitor sees finished boards.
 * @param at The time of the last score: the day for which the totals of players are kept.
 */
export async function seedRanking(
  database: Database,
  { games }: Pick<Catalogue, 'games'>,
  { at, onGame }: { at: Date; onGame: () => void },
): Promise<void> {
  const portion = { changes: 100_000, charts: 1000 };
  // One game each time.
  for (let ranked = 0; ranked < games.size; ranked += 1) {
    await rankInTransaction(database, at, { portion, rest: 0 });
    onGame();
  }
}
