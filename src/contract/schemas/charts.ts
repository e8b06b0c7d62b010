import { Type, type Static } from '@sinclair/typebox';
import { betterDirections, chartProofs, chartStatuses } from '../records/catalogue';
import { Collection } from './collection';
import { GameReference, GroupReference, PlatformReference, ProofRule, reference } from './games';
import { LatestScore, Player } from './players';
import { scoreFields, ScoreValue } from './scoreFields';
import { ValueFormatDefinition } from './valueFormats';
import { lastEvent, literals, moment, nullable } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

/** A value of the scores of a chart; charts with several compare them in order. */
const ChartColumn = Type.Object({
  /** Empty where a chart has a single value. */
  name: Type.String(),
  better: literals(betterDirections),
  format: ValueFormatDefinition,
});
export type ChartColumn = Static<typeof ChartColumn>;

/** A chart as shown in the list of its group. */
export const ChartSummary = Type.Composite([
  reference('Chart'),
  Type.Object({
    status: literals(chartStatuses),
    proof: literals(chartProofs),
    columns: Type.Array(ChartColumn),
    nbScore: count,
    nbProved: count,
  }),
]);
export type ChartSummary = Static<typeof ChartSummary>;

/** The first place of a chart. */
const ChartRecord = Type.Object({
  /** Who had it first, if several share it. */
  player: Player,
  /** How many scores share it. */
  tied: Type.Integer({ minimum: 1 }),
  values: Type.Array(ScoreValue),
  changedAt: moment,
});
export type ChartRecord = Static<typeof ChartRecord>;

/** The member's own score in a list of charts. */
const OwnPlace = Type.Object({
  /** Of the score. */
  id: Type.Integer(),
  /** On the board of everyone; null for a score that does not rank. */
  rank: nullable<number>(Type.Integer({ minimum: 1 })),
  of: scoreFields.of,
  values: scoreFields.values,
  state: scoreFields.state,
});
export type OwnPlace = Static<typeof OwnPlace>;

/** A chart with its first place, as a group lists it. */
export const ChartWithRecord = Type.Composite([
  ChartSummary,
  Type.Object({
    record: nullable<ChartRecord>(ChartRecord),
    /** Only if it was asked for; null without a score. */
    own: Type.Optional(nullable<OwnPlace>(OwnPlace)),
  }),
]);
export type ChartWithRecord = Static<typeof ChartWithRecord>;

/** A chart in the list of its game. */
export const GameChart = Type.Composite([
  ChartWithRecord,
  /** The path of its group. */
  Type.Object({ group: Type.String() }),
]);
export type GameChart = Static<typeof GameChart>;

/** How far a member is in a game. */
const GameProgress = Type.Object({
  charts: count,
  /** On how many of them the member has a score. */
  played: count,
  /** On how many of them nobody is better. */
  firsts: count,
});
export type GameProgress = Static<typeof GameProgress>;

const ChartReference = reference('Chart');
type ChartReference = Static<typeof ChartReference>;

export const Chart = Type.Composite([
  ChartSummary,
  Type.Object({
    game: GameReference,
    group: GroupReference,
    /** Of the game. */
    platforms: Type.Array(PlatformReference),
    /** The neighbours in the group. */
    previous: nullable<ChartReference>(ChartReference),
    next: nullable<ChartReference>(ChartReference),
    /** The chart that took over the scores of this retired one. */
    mergedInto: nullable<string>(Type.String()),
    /** Whether its places give points: its group is ranked, and it is not retired. */
    counts: Type.Boolean(),
    /** Of its group. */
    proofRule: nullable<ProofRule>(ProofRule),
  }),
]);
export type Chart = Static<typeof Chart>;

/** A score at its place on a board. */
export const RankedScore = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('RankedScore'),
  id: Type.Integer(),
  /** Within the board that was asked for. */
  rank: Type.Integer({ minimum: 1 }),
  /** How many scores share the place. */
  tied: Type.Integer({ minimum: 1 }),
  player: Player,
  ...scoreFields,
});
export type RankedScore = Static<typeof RankedScore>;

/** A member's own score at its place on the board of everyone. */
const OwnRankedScore = Type.Composite([
  RankedScore,
  Type.Object({
    /** The values of the next better score; null at the first place. */
    next: nullable<Static<typeof ScoreValue>[]>(Type.Array(ScoreValue)),
  }),
]);
export type OwnRankedScore = Static<typeof OwnRankedScore>;

const FirstScore = Type.Object({
  rank: Type.Literal(1),
  values: Type.Array(ScoreValue),
});
export type FirstScore = Static<typeof FirstScore>;

/** Scores of a chart with similar first values, better than those of the next bar. */
export const DistributionBar = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('DistributionBar'),
  /** The best value that it may have; null in the first bar, which has all that are better. */
  best: nullable<Static<typeof ScoreValue>>(ScoreValue),
  /** The worst one; null in the last bar, which has all that are worse. */
  worst: nullable<Static<typeof ScoreValue>>(ScoreValue),
  /** How many scores it has. */
  count,
});
export type DistributionBar = Static<typeof DistributionBar>;
export const DistributionCollection = Type.Composite([
  Collection(DistributionBar),
  Type.Object({ lastEvent }),
]);

export const ChartCollection = Collection(ChartWithRecord);
/** The charts of a game, its latest scores and the member’s progress: all of one moment. */
export const GameChartCollection = Type.Composite([
  Collection(GameChart),
  Type.Object({
    latest: Type.Array(LatestScore),
    /** Only if the own scores were asked for. */
    progress: Type.Optional(GameProgress),
  }),
]);
export const RankingCollection = Type.Composite([
  Collection(RankedScore),
  Type.Object({
    lastEvent,
    /** The best score of the board, which gaps are to; null without scores. */
    first: nullable<FirstScore>(FirstScore),
    /** How many scores of the chart do not rank, without the withdrawn ones. */
    unranked: count,
    /** The id of the score that the page is around, if it was asked for like that. */
    around: Type.Optional(nullable<number>(Type.Integer())),
    /** Only if it was asked for; null without a ranked score. */
    own: Type.Optional(nullable<OwnRankedScore>(OwnRankedScore)),
  }),
]);
