import { Type, type Static } from '@sinclair/typebox';
import { comparisonResults, comparisonRules } from '../records/comparisons';
import { Collection } from './collection';
import { GameReference } from './games';
import { PlayerScore } from './players';
import { literals, nullable } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

/** On how many shared charts the player of the path is better, worse and equal. */
export const ComparisonSums = Type.Object({ shared: count, won: count, lost: count, tied: count });
export type ComparisonSums = Static<typeof ComparisonSums>;

/** A chart on which both players have a ranked score. */
export const ComparedChart = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ComparedChart'),
  /** Of the chart. */
  id: Type.Integer(),
  result: literals(comparisonResults),
  /** How far the player is from the other, with its sign, in the first value in which they differ; null for a tie. */
  gap: nullable<string>(Type.String()),
  score: PlayerScore,
  otherScore: PlayerScore,
});
export type ComparedChart = Static<typeof ComparedChart>;

const ComparedGame = Type.Object({ game: GameReference, ...ComparisonSums.properties });
export type ComparedGame = Static<typeof ComparedGame>;

/** The list is filtered; all else is of all shared charts. */
export const ComparisonCollection = Type.Composite([
  Collection(ComparedChart),
  Type.Object({
    sums: ComparisonSums,
    /** Those with most shared charts first. */
    games: Type.Array(ComparedGame, { maxItems: comparisonRules.maxGames }),
    /** Where each of them is furthest ahead, in proportion to the larger of the two values. */
    gaps: Type.Object({ won: Type.Array(ComparedChart), lost: Type.Array(ComparedChart) }),
    /** If not all scores were compared: the id of the player whose latest ones were. */
    latestOf: nullable<number>(Type.Integer()),
  }),
]);
export type ComparisonCollection = Static<typeof ComparisonCollection>;
