import { mendAllTotals, mendGame } from '../domains/records/mending/mendGame';
import { settleGame } from '../domains/records/payments/settleGame';
import { isMigrated } from '../platform/database/migrate';
import type { Database } from '../platform/database/tables';
import { StartupError } from '../platform/settings/startupErrors';
import type { CommandContext } from './runTask';
import { openStorage } from './startServer';
import type { PrintLine } from './startupMessages';
import { createTenths } from './tenths';

/** What to rank again: one chart, one game, or everything if both are undefined. */
export interface RerankChoice {
  chart?: number | undefined;
  game?: number | undefined;
}

/** @throws StartupError for a chart or game that does not exist. */
async function findGames(database: Database, { chart, game }: RerankChoice): Promise<number[]> {
  if (chart !== undefined) {
    const rows = await database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .execute();
    if (rows.length === 0) throw new StartupError(`There is no chart ${chart}.`);
    return rows.map(({ gameId }) => gameId);
  }
  let query = database.selectFrom('games').select('id').orderBy('id');
  if (game !== undefined) query = query.where('id', '=', game);
  const rows = await query.execute();
  if (game !== undefined && rows.length === 0) throw new StartupError(`There is no game ${game}.`);
  return rows.map(({ id }) => id);
}

/**
 * `npm run records:rerank`: mends rankings. On PostgreSQL the site may run meanwhile.
 * @throws StartupError when something cannot be ranked.
 */
export async function rerankRecords(
  { config, interrupted, runtime, shutdownTasks }: CommandContext,
  choice: RerankChoice,
  print: PrintLine,
): Promise<void> {
  const { unlimited: database } = await openStorage(config, runtime, shutdownTasks);
  if (!(await isMigrated(database)))
    throw new StartupError('The database lacks migrations. Run npm run db:migrate first.');
  const clock = () => new Date();
  const games = await findGames(database, choice);
  let failed = 0;
  for (const [index, gameId] of games.entries()) {
    interrupted.throwIfAborted();
    const mended = await mendGame(database, {
      gameId,
      chart: choice.chart,
      now: clock(),
      onProgress: createTenths((percent) => print(`  players of game ${gameId}: ${percent}%`)),
    });
    const counts = `standings mended: ${mended.standings}, totals mended: ${mended.totals}`;
    print(`[${index + 1}/${games.length}] game ${gameId}: ${counts}`);
    const failures = await settleGame(database, gameId, {
      clock,
      signal: interrupted,
      onProgress: createTenths((percent) => print(`  charts of game ${gameId}: ${percent}%`)),
    });
    failed += failures.length;
    for (const failure of failures) print(`FAILED: ${failure}`);
  }
  if (choice.chart === undefined && choice.game === undefined) {
    const { totals, days, platforms } = await mendAllTotals(database, clock());
    print(
      `All players: totals mended: ${totals}, days mended: ${days}, standings of platforms mended: ${platforms}`,
    );
  }
  if (failed > 0) throw new StartupError(`Games and charts that cannot be ranked: ${failed}`);
  print('The rankings are computed again. npm run records:verify compares them with the scores.');
}
