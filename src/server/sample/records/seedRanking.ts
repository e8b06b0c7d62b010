import { rankChart } from '../../domains/records/ranking/rankChart';
import { rankGame } from '../../domains/records/ranking/rankGame';
import { sumPlayers } from '../../domains/records/ranking/sumPlayers';
import { writePlayerDays } from '../../domains/records/ranking/writePlayerDays';
import type { Database } from '../../platform/database/tables';
import type { Catalogue } from './seedCatalogue';

/**
 * Ranks everything, so that the first visitor sees finished boards.
 * @param at The time of the last score: the day for which the totals of players are kept.
 */
export async function seedRanking(
  database: Database,
  { games, charts }: Pick<Catalogue, 'games' | 'charts'>,
  { at, onGame }: { at: Date; onGame: () => void },
): Promise<void> {
  const players = new Set<number>();
  for (const [slug, gameId] of games) {
    for (const [key, chartId] of charts)
      if (key.startsWith(`${slug}/`)) await rankChart(database, chartId);
    for (const player of await rankGame(database, gameId)) players.add(player);
    onGame();
  }
  await sumPlayers(database, [...players]);
  await writePlayerDays(database, [...players], at);
}
