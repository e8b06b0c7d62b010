import { collectionOf } from '../../api/wire/collection';
import { gameFromWire } from '../../api/wire/gameFromWire';
import { platformFromWire, seriesFromWire } from '../../api/wire/seriesFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import { gameRankingQuery, oneInLanguage } from './queryShapes';
import { read } from './responseShapes';

const ranking = { argument: gameRankingQuery, data: read(standingsFromWire) };
const games = { argument: oneInLanguage, data: read(collectionOf(gameFromWire)) };

/** The pages of series and platforms. */
export const seriesPolicies = {
  getSeriesDetails: { argument: oneInLanguage, data: read(seriesFromWire) },
  getSeriesGames: games,
  getSeriesRanking: ranking,
  getPlatformDetails: { argument: oneInLanguage, data: read(platformFromWire) },
  getPlatformGames: games,
  getPlatformRanking: ranking,
};
