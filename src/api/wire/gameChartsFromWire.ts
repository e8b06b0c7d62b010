import { boardOf } from './boardPages';
import { gameChartFromWire } from './boardFromWire';
import { latestScoreFromWire } from './playerFromWire';
import { count, list, object, orNull, type Read } from './readers';

const progressFromWire = object({ charts: count, played: count, firsts: count });
/** On how many charts of a game a member has a score, and on how many nobody is better. */
export type GameProgress = Read<typeof progressFromWire>;

export const gameChartsFromWire = boardOf(gameChartFromWire, {
  latest: list(latestScoreFromWire),
  /** Null if the own scores were not asked for. */
  progress: orNull(progressFromWire),
});
/** The charts of a game, its latest scores and the member’s progress: all of one moment. */
export type GameCharts = Read<typeof gameChartsFromWire>;
