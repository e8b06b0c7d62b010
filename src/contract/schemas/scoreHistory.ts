import { Type, type Static } from '@sinclair/typebox';
import { decisionReasons, type DecisionReason } from '../records/decisions';
import { scoreEventKinds } from '../records/scoreStates';
import { nullableUser } from './articles';
import { ChartSummary, RankedScore } from './charts';
import { Collection } from './collection';
import { GameReference, GroupReference, reference } from './games';
import { Player } from './players';
import { evidenceContent } from './proofs';
import { scoreContent, scoreFields } from './scoreFields';
import { Unranked } from './takeBack';
import { lastEvent, literals, moment, nullable, nullableMoment } from './valueTypes';

const place = nullable<number>(Type.Integer({ minimum: 1 }));
export const hashPattern = '^[0-9a-f]{64}$';

/** An accepted proof. */
const AcceptedProof = Type.Object({
  ...evidenceContent,
  decidedAt: nullableMoment,
  /** Who accepted it; null for a deleted account. */
  by: nullableUser,
});
export type AcceptedProof = Static<typeof AcceptedProof>;

/** A score in full. */
export const Score = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Score'),
  id: Type.Integer(),
  game: GameReference,
  group: GroupReference,
  chart: reference('Chart'),
  player: Player,
  /** On the board of everyone; null for a score that does not rank. */
  rank: place,
  /** How many scores share the place; null for a score that does not rank. */
  tied: place,
  ...scoreFields,
  postedAt: moment,
  /** How often it was changed; whoever withdraws it sends what they saw. */
  revision: Type.Integer({ minimum: 1 }),
  /** Null for a score that ranks. */
  unranked: nullable<Unranked>(Unranked),
  /** Until when it has to be proved; null for one that need not be, and while a proof waits. */
  dueAt: nullableMoment,
  /** Whether its withdrawal can be undone. */
  undoable: Type.Boolean(),
  /** Of the chart. */
  columns: ChartSummary.properties.columns,
  /** This score on the board of everyone, with those above and below; empty if it does not rank. */
  around: Type.Array(RankedScore),
  /** Of a proved score. */
  proof: nullable<AcceptedProof>(AcceptedProof),
  lastEvent,
});
export type Score = Static<typeof Score>;

const ScoreContent = Type.Object(scoreContent);
type ScoreContent = Static<typeof ScoreContent>;

/** What happened to a score. */
export const ScoreEvent = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ScoreEvent'),
  /** From 1 within the chart. */
  sequence: Type.Integer({ minimum: 1 }),
  kind: literals(scoreEventKinds),
  at: moment,
  /** Null if there was no score. */
  before: nullable<ScoreContent>(ScoreContent),
  after: ScoreContent,
  /** Why; null without a reason. */
  reason: nullable<DecisionReason>(literals(decisionReasons)),
  /** Words of the staff beside the reason; null without them, and once they are deleted. */
  note: nullable<string>(Type.String()),
  /** Who did it; null for the site itself and for a deleted account. */
  actor: nullableUser,
  /** Of a proof: the video, and the picture once it is accepted. */
  ...evidenceContent,
  previousHash: Type.String({
    pattern: hashPattern,
    description: 'The `hash` of the chart’s event with the sequence before; 64 zeros in the first.',
  }),
  hashedText: Type.String({
    description:
      'A JSON list: id of the chart, sequence, id of the score, id of the player, revision of the score, kind, content before and content after (each as JSON text), id of the actor, time, key of the posted row; of an event with a reason or a proof also these, as JSON text.',
  }),
  hash: Type.String({
    pattern: hashPattern,
    description:
      'In hexadecimal: SHA-256 of the 32 bytes of `previousHash`, followed by `hashedText` in UTF-8.',
  }),
});
export type ScoreEvent = Static<typeof ScoreEvent>;
export const ScoreEventCollection = Type.Composite([
  Collection(ScoreEvent),
  Type.Object({ lastEvent }),
]);

/** What happened to one of the scores of a chart. */
export const ChartEvent = Type.Object({
  ...ScoreEvent.properties,
  '@type': Type.Literal('ChartEvent'),
  score: Type.String(),
  scoreId: Type.Integer(),
  player: Player,
});
export type ChartEvent = Static<typeof ChartEvent>;

/** The end of the chain of a chart. */
export const ChainEnd = Type.Object({
  eventCount: Type.Integer({ minimum: 0 }),
  /** Of the last event; 64 zeros without one. */
  hash: Type.String({ pattern: hashPattern }),
});
export const ChartEventCollection = Type.Composite([
  Collection(ChartEvent),
  Type.Object({ end: ChainEnd }),
]);

/** A change of the first row of the board of a chart: of its player, or of its value. */
export const TimelineStep = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('TimelineStep'),
  /** Of the event that made the change. */
  sequence: Type.Integer({ minimum: 1 }),
  at: moment,
  /** Empty when no score was left. */
  values: scoreContent.values,
  achievedOn: scoreContent.achievedOn,
  /** Who had the value first; null when no score was left. */
  player: nullable<Player>(Player),
  score: nullable<string>(Type.String()),
  scoreId: nullable<number>(Type.Integer()),
});
export type TimelineStep = Static<typeof TimelineStep>;
export const TimelineCollection = Type.Composite([
  Collection(TimelineStep),
  Type.Object({ lastEvent }),
]);
