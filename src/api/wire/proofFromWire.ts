import { proofRefusals, proofStatuses } from '../../contract/records/proofs';
import { boardOf } from './boardPages';
import { claimFields, decisionFields } from './claimFromWire';
import { evidence } from './evidenceFromWire';
import {
  computed,
  count,
  flag,
  id,
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
import { place, string } from './recordReaders';
import { isId } from './typeGuards';

const idOfScore = reader((value) => (isId(value) ? value : undefined), 'scoreId');

const queueFromWire = object({
  place,
  of: place,
  /** Null before a proof of the game was decided. */
  usualDays: reader((value) => (typeof value === 'number' ? Math.max(0, value) : null), 'plain'),
});

/** What its player and the moderators see of a proof. */
export const proofFields = {
  ...claimFields,
  ...decisionFields,
  ...evidence,
  comment: text('hidden'),
  state: oneOf(proofStatuses, undefined),
  sentAt: needed(moment),
  /** Whether it answers the refusal of an earlier one. */
  isAnswer: flag,
};

export const proofFromWire = object({
  ...proofFields,
  mayAnswer: flag,
  /** Of a proof that waits. */
  queue: orNull(queueFromWire),
});
/** A proof of the member’s own. */
export type Proof = Read<typeof proofFromWire>;

export const ownProofsFromWire = boardOf(proofFromWire, {
  /** How many of each state; null in responses kept from before it was sent. */
  counts: orNull(object({ waiting: count, accepted: count, refused: count, over: count })),
});
export type OwnProofPage = Read<typeof ownProofsFromWire>;

const sentProofFromWire = object({
  scoreId: idOfScore,
  taken: computed(({ proofId }) => isId(proofId), 'plain'),
  reason: oneOf(proofRefusals, null),
  message: string('hidden'),
});
/** What became of the proof of one score. */
export type SentProof = Read<typeof sentProofFromWire>;

const listOfResults = list(sentProofFromWire);
export const sentProofsFromWire = object({
  results: reader((value) => (Array.isArray(value) ? listOfResults(value) : undefined), 'hidden'),
});

export const uploadedPictureFromWire = object({ id });
