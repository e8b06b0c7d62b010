import { limits } from '../../../../contract/limits';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { GameChart, GameProgress } from '../../../../contract/schemas/charts';
import type { LatestScore } from '../../../../contract/schemas/players';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import type { PageRequest } from '../../../platform/http/collection';
import { startWindow } from '../../../platform/http/pageWindow';
import { createChartRepository } from '../../games/chartRepository';
import { findGameLatest } from '../latest/findGameLatest';
import { countOwnPlaces } from './findOwnPlaces';
import { readChartList } from './readChartList';

interface Request {
  gameId: number;
  page: PageRequest;
  language: Language;
  /** The member whose own scores are added. */
  userId: number | undefined;
}

interface GameCharts {
  items: GameChart[];
  total: number;
  latest: LatestScore[];
  progress: GameProgress | undefined;
}

/** The charts of a game with their first places, its latest scores and, for a member, the own places: what a page shows at one moment. */
export const readGameCharts = async (
  database: Database,
  { gameId, page, language, userId }: Request,
): Promise<GameCharts> =>
  inSnapshot(database, async (snapshot) => {
    const repository = createChartRepository(snapshot);
    const total = await repository.countOfGame(gameId);
    const found = await repository.findOfGame(gameId, language, startWindow(page, total));
    const charts = found.map(({ groupId, chart }) => ({ ...chart, group: paths.group(groupId) }));
    return {
      total,
      items: await readChartList(snapshot, { charts, language, userId }),
      latest: await findGameLatest(snapshot, { gameId, size: limits.gamePageLatest, language }),
      progress:
        userId === undefined
          ? undefined
          : { charts: total, ...(await countOwnPlaces(snapshot, { gameId, userId })) },
    };
  });
