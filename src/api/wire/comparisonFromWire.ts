import { comparisonResults } from '../../contract/records/comparisons';
import { playerFromWire } from './boardFromWire';
import { boardOf } from './boardPages';
import { playerScoreFromWire } from './playerFromWire';
import { count, id, list, needed, object, oneOf, published, type Read } from './readers';
import { numberOrNull } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

export const sums = { shared: count, won: count, lost: count, tied: count };
const sumsFromWire = object(sums);
export type ComparisonSums = Read<typeof sumsFromWire>;

const comparedChartFromWire = object({
  id,
  result: oneOf(comparisonResults, undefined),
  /** Null for a tie. */
  gap: published,
  score: needed(playerScoreFromWire),
  otherScore: needed(playerScoreFromWire),
});
/** A chart on which both players have a ranked score. */
export type ComparedChart = Read<typeof comparedChartFromWire>;

const comparedGameFromWire = object({ game: needed(referenceFromWire), ...sums });
export type ComparedGame = Read<typeof comparedGameFromWire>;

const charts = list(comparedChartFromWire);

export const comparisonFromWire = boardOf(comparedChartFromWire, {
  sums: needed(sumsFromWire),
  /** Those with most shared charts first. */
  games: list(comparedGameFromWire),
  gaps: needed(object({ won: charts, lost: charts })),
  /** The id of the player of whom only the latest scores were compared. */
  latestOf: numberOrNull('playerId'),
});
export type ComparisonPage = Read<typeof comparisonFromWire>;

/** Of the list of players. */
export const opponentFromWire = object({ player: needed(playerFromWire) });
export type Opponent = Read<typeof opponentFromWire>;
