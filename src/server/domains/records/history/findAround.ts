import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import type { Chart, RankedScore } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { readChartBoard } from '../chartBoards/chartBoard';

interface AroundRequest {
  chart: Chart;
  playerId: number;
  language: Language;
}

/** The ranked score of a player on a chart with those above and below it. */
export async function findAround(
  database: Database,
  { chart, playerId, language }: AroundRequest,
): Promise<RankedScore[]> {
  const query = {
    size: 2 * limits.scoresAround + 1,
    after: undefined,
    before: undefined,
    player: playerId,
    aroundMe: false,
    withOwn: false,
  };
  const { items } = await readChartBoard(database, { chart, query, language, userId: undefined });
  return items;
}
