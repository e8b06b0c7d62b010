import { collectionOf } from '../../api/wire/collection';
import { gameFromWire } from '../../api/wire/gameFromWire';
import { platformFromWire, seriesFromWire } from '../../api/wire/seriesFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import { gameRankingQuery, oneInLanguage } from './queryShapes';
import { read } from './responseShapes';

const games = { argument: oneInLanguage, data: read(collectionOf(gameFromWire)) };

/** The pages of series and platforms. */
export const seriesPolicies = {
  getSeriesDetails: { argument: oneInLanguage, data: read(seriesFromWire) },
  getSeriesGames: games,
  getSeriesRanking: { argument: gameRankingQuery, data: read(standingsFromWire) },
  getPlatformDetails: { argument: oneInLanguage, data: read(platformFromWire) },
  getPlatformGames: games,
};
