import { Type, type Static } from '@sinclair/typebox';
import { decisionNoteLength } from '../records/decisions';
import { proofRefusals, proofRules, proofStatuses, type ProofRefusal } from '../records/proofs';
import { paths } from '../paths';
import { claimContent, decisionContent } from './claims';
import { Collection } from './collection';
import { withEvidence } from './evidence';
import { closed, literals, moment, nullable, pathOrId } from './valueTypes';

/** A picture of a proof: the whole one and a small one. */
export const ProofPicture = Type.Object({
  url: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  thumbnail: Type.String(),
});
export type ProofPicture = Static<typeof ProofPicture>;

/** What shows that a score is true: a picture, a video, or neither once it is deleted. */
export const evidenceContent = {
  picture: nullable<ProofPicture>(ProofPicture),
  video: nullable<string>(Type.String()),
};

export const ProofPictureUpload = Type.Object(
  { imageData: Type.String({ description: 'A data URL of a JPEG, PNG or WebP image.' }) },
  closed,
);

/** An uploaded picture. The same file sent again by the same player is the same picture. */
export const UploadedProofPicture = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ProofPicture'),
  id: Type.Integer(),
  picture: ProofPicture,
  /** How many scores it proves, or waits to prove, already. */
  scores: Type.Integer({ minimum: 0 }),
});
export type UploadedProofPicture = Static<typeof UploadedProofPicture>;

/** A proof of the score of the path, and of other scores of the same game with the same picture or video. */
export const ProofToSend = withEvidence({
  comment: Type.Optional(Type.String({ maxLength: proofRules.comment })),
  otherScores: Type.Optional(
    Type.Array(pathOrId(paths.scores), { maxItems: proofRules.scoresPerPicture - 1 }),
  ),
  /** A UUID: sent again, it gets the same result and changes nothing. */
  key: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
export type ProofToSend = Static<typeof ProofToSend>;

/** A proof, as its player sees it. */
export const Proof = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Proof'),
  ...claimContent,
  ...evidenceContent,
  comment: nullable<string>(Type.String()),
  state: literals(proofStatuses),
  sentAt: moment,
  ...decisionContent,
  /** Whether its player may answer its refusal. */
  mayAnswer: Type.Boolean(),
  /** Whether it answers the refusal of an earlier one. */
  isAnswer: Type.Boolean(),
  /** Of a waiting proof: its place among the waiting proofs of its game, counted up to 1,000, and how many days they usually wait; null before any was decided. */
  queue: nullable<ProofQueue>(
    Type.Object({
      place: Type.Integer({ minimum: 1 }),
      of: Type.Integer({ minimum: 1 }),
      usualDays: nullable<number>(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export interface ProofQueue {
  place: number;
  of: number;
  usualDays: number | null;
}
export type Proof = Static<typeof Proof>;
const count = Type.Integer({ minimum: 0 });
/** How many proofs of each state there are; no more than 1,000 are counted. */
const ProofCounts = Type.Object({ waiting: count, accepted: count, refused: count, over: count });
export type ProofCounts = Static<typeof ProofCounts>;

/** No more than 1,000 proofs of each state are counted, also in the total. */
export const ProofCollection = Type.Composite([
  Collection(Proof),
  Type.Object({ counts: ProofCounts }),
]);

/** One result for each score: that of the path first, then the others in order. */
export const SentProofs = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('SentProofs'),
  results: Type.Array(
    Type.Object({
      scoreId: Type.Integer(),
      /** Null for a proof that was taken. */
      reason: nullable<ProofRefusal>(literals(proofRefusals)),
      /** The reason in the reader’s language. */
      message: nullable<string>(Type.String()),
      proofId: nullable<number>(Type.Integer()),
    }),
  ),
});
export type SentProofs = Static<typeof SentProofs>;

/** What a player answers to a refusal: the proof goes to another moderator. */
export const ProofAnswer = Type.Object(
  { comment: Type.String({ minLength: 1, maxLength: decisionNoteLength }) },
  closed,
);
