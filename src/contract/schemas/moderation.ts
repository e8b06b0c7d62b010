import { Type, type Static } from '@sinclair/typebox';
import { decisionNoteLength, proofRefusalReasons } from '../records/decisions';
import { proofConflicts, proofDecisions } from '../records/proofs';
import { nullableUser, type ArticleAuthor } from './articles';
import { ChartSummary } from './charts';
import { Collection } from './collection';
import { Problem } from './errors';
import { GameReference, reference } from './games';
import { RowNumber } from './ids';
import { Player } from './players';
import { evidenceContent, Proof } from './proofs';
import { scoreContent } from './scoreFields';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

/** A game with waiting proofs, oldest first, that the moderator may judge. */
export const ModeratedGame = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ModeratedGame'),
  game: GameReference,
  waiting: Type.Integer({ minimum: 1 }),
  oldest: moment,
});
export type ModeratedGame = Static<typeof ModeratedGame>;
export const ModeratedGameCollection = Collection(ModeratedGame);

/** A value with its evidence, to compare. */
const Compared = Type.Object({
  player: Player,
  values: scoreContent.values,
  scoreId: Type.Integer(),
  at: moment,
  ...evidenceContent,
});
type Compared = Static<typeof Compared>;
const nullableCompared = nullable<Compared>(Compared);

const count = Type.Integer({ minimum: 0 });

/** What helps to decide about a score. */
export const deskContent = {
  /** Of the score; a decision names it. */
  revision: Type.Integer({ minimum: 1 }),
  /** Of the chart. */
  columns: ChartSummary.properties.columns,
  /** The place that the score has or would have, and among how many. */
  rank: Type.Integer({ minimum: 1 }),
  of: count,
  achievedOn: scoreContent.achievedOn,
  platform: scoreContent.platform,
  /** The first place of the others, and the last proved score of the chart with its evidence. */
  first: nullableCompared,
  lastProved: nullableCompared,
  /** How many others wait for the moderator in its game. */
  waiting: count,
};

/** A score that was sent with the same file, or with a picture that looks the same. */
const SameEvidence = Type.Object({
  proofId: Type.Integer(),
  scoreId: Type.Integer(),
  player: Player,
  chart: reference('Chart'),
  values: scoreContent.values,
  state: Proof.properties.state,
});

/** A proof in the moderators’ list. */
export const ListedProof = Type.Composite([
  Type.Omit(Proof, ['@type', 'mayAnswer', 'queue']),
  Type.Object({
    '@type': Type.Literal('ListedProof'),
    player: Player,
    secondedBy: nullableUser,
    claimedBy: nullableUser,
    claimedUntil: nullableMoment,
    decidedBy: nullableUser,
  }),
]);
export type ListedProof = Static<typeof ListedProof>;
export const ListedProofCollection = Collection(ListedProof);

/** A proof as moderators see it who judge it. */
export const ModeratedProof = Type.Composite([
  Type.Omit(ListedProof, ['@type']),
  Type.Object({
    '@type': Type.Literal('ModeratedProof'),
    ...deskContent,
    sameEvidence: Type.Array(SameEvidence),
    /** The refused proof that it answers. */
    earlierRefusal: nullable<EarlierRefusal>(
      Type.Object({
        reason: Proof.properties.reason,
        note: Proof.properties.note,
        at: nullableMoment,
        by: nullableUser,
      }),
    ),
    /** How many proofs of the player were accepted and refused; no more than 1,000 are counted. */
    accepted: count,
    refused: count,
    /** Whether two moderators have to accept it. */
    needsSecond: Type.Boolean(),
    /** Whether a refusal ends the time to prove the score at once. */
    lastProof: Type.Boolean(),
    /** Whether the reader may decide: nobody judges an own proof, one they asked for or an answer to an own refusal, and the second of two moderators is another one than the first. */
    mayDecide: Type.Boolean(),
  }),
]);
export type ModeratedProof = Static<typeof ModeratedProof>;
interface EarlierRefusal {
  reason: Proof['reason'];
  note: string | null;
  at: string | null;
  by: ArticleAuthor | null;
}

/**
 * Of which queue, and which proofs the moderator has skipped: those that the moderator held are free for others again. `keep`: proofs that
 * the moderator has in hand; another one is taken beside them.
 */
export const NextProofRequest = Type.Object(
  {
    game: Type.Optional(RowNumber),
    skip: Type.Optional(Type.Array(RowNumber, { maxItems: 100 })),
    keep: Type.Optional(Type.Array(RowNumber, { maxItems: 100 })),
  },
  closed,
);
export type NextProofRequest = Static<typeof NextProofRequest>;

/** Null when none waits. */
export const NextProof = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('NextProof'),
  proof: nullable<ModeratedProof>(ModeratedProof),
});

/** The proof cannot be claimed or decided as it is now (409). */
export const ProofConflict = Type.Composite([
  Problem,
  Type.Object({
    error: literals(proofConflicts),
    /** Who looks at it, or who decided. */
    by: nullableUser,
    until: nullableMoment,
  }),
]);
export type ProofConflict = Static<typeof ProofConflict>;

/** A refusal and a reversal need a reason. `revision` is that of the proof’s score, as the moderator saw it. */
export const ProofDecisionRequest = Type.Object(
  {
    decision: literals(proofDecisions),
    reason: Type.Optional(literals(proofRefusalReasons)),
    note: Type.Optional(Type.String({ maxLength: decisionNoteLength })),
    revision: RowNumber,
  },
  closed,
);
export type ProofDecisionRequest = Static<typeof ProofDecisionRequest>;

/** How long proofs wait, and what each moderator decided in the last 30 days. */
export const ModerationFigures = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ModerationFigures'),
  /** Waiting proofs by age: of at least `days`, and less than those of the next entry. */
  ages: Type.Array(
    Type.Object({ days: Type.Integer({ minimum: 0 }), proofs: Type.Integer({ minimum: 0 }) }),
  ),
  moderators: Type.Array(
    Type.Object({
      user: nullableUser,
      accepted: Type.Integer({ minimum: 0 }),
      refused: Type.Integer({ minimum: 0 }),
      revoked: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Half of the decided proofs waited less than so many hours; null without one. */
  medianHours: nullable<number>(Type.Integer({ minimum: 0 })),
});
export type ModerationFigures = Static<typeof ModerationFigures>;

/** The games that a moderator judges; empty for all. */
export const ModeratorGames = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ModeratorGames'),
  games: Type.Array(GameReference),
});
export type ModeratorGames = Static<typeof ModeratorGames>;
export const ModeratorGamesChange = Type.Object(
  { games: Type.Array(RowNumber, { maxItems: 200 }) },
  closed,
);
