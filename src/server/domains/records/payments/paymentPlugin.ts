import { fastifyPlugin } from 'fastify-plugin';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { createWorker } from '../../../platform/jobs/createWorker';
import type { PlatformServices } from '../../../platform/services';
import { countryMove } from '../scores/moveCountries';
import { rankingMove } from '../scores/moveRankings';
import { createScoreMover } from '../scores/moveScores';
import { payNextPlatforms } from '../platformPayments/payNextPlatforms';
import { moveSeries } from './moveSeries';
import { payLargeTies } from './payLargeTies';
import { payNextGame } from './payNextGame';
import { fillCountries } from './standingCountries';

/** How many games a node ranks at the same time. */
const atOnce = 2;

const retryPauses = [500, 2000, 10_000, 60_000];

type Services = Pick<PlatformServices, 'clock' | 'database' | 'logger'>;

/** Ranks what is due until nothing is. When nothing else waits, members of large ties are paid, standings follow games to other series, and scores follow their players. */
const createWork =
  ({ clock, database, logger }: Services) =>
  async (isStopped: () => boolean): Promise<void> => {
    const moveRanking = createScoreMover(database, rankingMove(clock));
    const moveCountry = createScoreMover(database, countryMove);
    while (!isStopped()) {
      const outcome = await payNextGame(database, clock());
      if (typeof outcome === 'object')
        logger.warn(
          { job: 'ranking', game: outcome.gameId, code: errorLabel(outcome.failed) },
          'ranking failed',
        );
      if (outcome !== 'nothing' || (await payLargeTies(database, clock()))) continue;
      if ((await moveSeries(database)) || (await moveRanking()) || (await moveCountry())) continue;
      if (await fillCountries(database)) continue;
      return;
    }
  };

/** Lets the rankings of platforms follow, until nothing is due or another node works on them. */
const createPlatformWork =
  ({ database, logger }: Services) =>
  async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped()) {
      const outcome = await payNextPlatforms(database);
      if (outcome === 'nothing') return;
      if (typeof outcome === 'object')
        logger.warn(
          { job: 'platforms', chart: outcome.chartId, code: errorLabel(outcome.failed) },
          'ranking failed',
        );
    }
  };

/**
 * Ranks the games whose scores changed from the start of the application until it closes. Every node takes part: whoever works on a game
 * locks it. After a failure of the database a worker waits, longer each time.
 */
export const paymentPlugin = fastifyPlugin<Services>(
  async (app, services) => {
    const { logger } = services;
    const workers = Array.from({ length: atOnce }, () =>
      createWorker({
        job: 'ranking',
        logger,
        pause: 200,
        retryPauses,
        work: createWork(services),
      }),
    );
    // Changes of a second are followed at once: each costs as much as one.
    workers.push(
      createWorker({
        job: 'platforms',
        logger,
        pause: 1000,
        retryPauses,
        work: createPlatformWork(services),
      }),
    );
    app.addHook('onClose', async () => {
      await Promise.all(workers.map(async (worker) => worker.stop()));
    });
  },
  { name: 'ranking', fastify: '5.x' },
);
