import { decisionReasons } from '../../contract/records/decisions';
import { proofStatuses } from '../../contract/records/proofs';
import { playerFromWire, stateFromWire, valueFromWire } from './boardFromWire';
import { columnsFromWire } from './columnsFromWire';
import { evidence } from './evidenceFromWire';
import { achievedOn } from './playerFromWire';
import {
  computed,
  count,
  flag,
  id,
  idOfKind,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';
import { isInteger, numberOrNull, place, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';
import { countOrZero } from './typeGuards';

const hidden = text('hidden');
const neededMoment = needed(moment);

/** Null for a member who has left. */
export const moderatorFromWire = orNull(
  object({
    id: idOfKind('personId'),
    username: needed(text('personName')),
    slug: text('personSlug'),
  }),
);

const decisionFields = { reason: oneOf(decisionReasons, null), note: hidden };

export const comparedFromWire = object({
  player: playerFromWire,
  values: positions(valueFromWire),
  scoreId: numberOrNull('scoreId'),
  at: neededMoment,
  ...evidence,
});
/** A value with its evidence, to compare. */
export type ComparedScore = Read<typeof comparedFromWire>;

const sameEvidenceFromWire = object({
  proofId: needed(numberOrNull('plain')),
  player: playerFromWire,
  chart: referenceFromWire,
  values: positions(valueFromWire),
  state: oneOf(proofStatuses, 'closed'),
});

const listedFields = {
  id,
  game: referenceFromWire,
  group: referenceFromWire,
  chart: referenceFromWire,
  scoreId: needed(numberOrNull('scoreId')),
  values: positions(valueFromWire),
  scoreState: stateFromWire,
  ...evidence,
  comment: hidden,
  state: oneOf(proofStatuses, 'closed'),
  sentAt: neededMoment,
  decidedAt: moment,
  ...decisionFields,
  isAnswer: flag,
  player: playerFromWire,
  secondedBy: moderatorFromWire,
  claimedBy: moderatorFromWire,
  claimedUntil: moment,
  decidedBy: moderatorFromWire,
};
export const listedProofFromWire = object(listedFields);
/** A proof in the moderators’ list. */
export type ListedProof = Read<typeof listedProofFromWire>;

export const moderatedProofFromWire = object({
  ...listedFields,
  revision: reader((value) => (isInteger(value) ? value : undefined), 'plain'),
  columns: columnsFromWire,
  of: count,
  rank: place,
  achievedOn,
  platform: orNull(referenceFromWire),
  first: orNull(comparedFromWire),
  lastProved: orNull(comparedFromWire),
  sameEvidence: list(sameEvidenceFromWire),
  earlierRefusal: orNull(object({ ...decisionFields, at: moment, by: moderatorFromWire })),
  accepted: count,
  refused: count,
  needsSecond: flag,
  mayDecide: flag,
  waiting: count,
});
/** A proof as moderators see it who judge it. */
export type ModeratedProof = Read<typeof moderatedProofFromWire>;

/** Null when none waits. */
export const nextProofFromWire = object({ proof: orNull(moderatedProofFromWire) });

export const moderatedGameFromWire = object({
  game: referenceFromWire,
  waiting: count,
  oldest: neededMoment,
});
/** A game with waiting proofs. */
export type ModeratedGame = Read<typeof moderatedGameFromWire>;

export const moderationFiguresFromWire = object({
  ages: list(object({ days: count, proofs: count })),
  moderators: list(
    object({ user: moderatorFromWire, accepted: count, refused: count, revoked: count }),
  ),
  /** Null without a decided proof. */
  medianHours: computed(
    ({ medianHours }) => (isInteger(medianHours) ? countOrZero(medianHours) : null),
    'plain',
  ),
});
export type ModerationFigures = Read<typeof moderationFiguresFromWire>;
