import { rankChart } from '../../domains/records/ranking/rankChart';
import { computeStandings } from '../../domains/records/ranking/rankGame';
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
  for (const [slug, gameId] of games) {
    for (const [key, chartId] of charts)
      if (key.startsWith(`${slug}/`)) await rankChart(database, chartId);
    await computeStandings(database, { gameId, now: at });
    onGame();
  }
  const rows = await database.selectFrom('players').select('id').execute();
  const players = rows.map(({ id }) => id);
  await sumPlayers(database, players);
  await writePlayerDays(database, players, at);
}
