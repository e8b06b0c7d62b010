import { proofStatuses } from '../../contract/records/proofs';
import { playerFromWire, valueFromWire } from './boardFromWire';
import { decisionFields } from './claimFromWire';
import { columnsFromWire } from './columnsFromWire';
import { evidence } from './evidenceFromWire';
import { achievedOn } from './playerFromWire';
import { personFromWire } from './personFromWire';
import { proofFields } from './proofFromWire';
import {
  computed,
  count,
  flag,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  type Read,
} from './readers';
import { isInteger, numberOrNull, place, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';
import { countOrZero } from './typeGuards';

const neededMoment = needed(moment);
const { reason, note } = decisionFields;

const comparedFromWire = object({
  player: playerFromWire,
  values: positions(valueFromWire),
  scoreId: numberOrNull('scoreId'),
  at: neededMoment,
  ...evidence,
});
/** A value with its evidence, to compare. */
export type ComparedScore = Read<typeof comparedFromWire>;

/** What helps to decide about a score. */
export const deskFields = {
  /** Of the score. */
  revision: reader((value) => (isInteger(value) ? value : undefined), 'plain'),
  columns: columnsFromWire,
  of: count,
  rank: place,
  achievedOn,
  platform: orNull(referenceFromWire),
  first: orNull(comparedFromWire),
  lastProved: orNull(comparedFromWire),
  /** How many others wait in its game. */
  waiting: count,
};

const sameEvidenceFromWire = object({
  proofId: needed(numberOrNull('plain')),
  player: playerFromWire,
  chart: referenceFromWire,
  values: positions(valueFromWire),
  state: oneOf(proofStatuses, 'closed'),
});

const listedFields = {
  ...proofFields,
  state: oneOf(proofStatuses, 'closed'),
  player: playerFromWire,
  secondedBy: personFromWire,
  claimedBy: personFromWire,
  claimedUntil: moment,
  decidedBy: personFromWire,
};
export const listedProofFromWire = object(listedFields);
/** A proof in the moderators’ list. */
export type ListedProof = Read<typeof listedProofFromWire>;

export const moderatedProofFromWire = object({
  ...listedFields,
  ...deskFields,
  sameEvidence: list(sameEvidenceFromWire),
  earlierRefusal: orNull(object({ reason, note, at: moment, by: personFromWire })),
  accepted: count,
  refused: count,
  needsSecond: flag,
  /** Whether a refusal ends the time to prove the score. */
  lastProof: flag,
  mayDecide: flag,
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
    object({ user: personFromWire, accepted: count, refused: count, revoked: count }),
  ),
  /** Null without a decided proof. */
  medianHours: computed(
    ({ medianHours }) => (isInteger(medianHours) ? countOrZero(medianHours) : null),
    'plain',
  ),
});
export type ModerationFigures = Read<typeof moderationFiguresFromWire>;
