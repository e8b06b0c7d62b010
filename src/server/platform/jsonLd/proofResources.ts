import { DueScore } from '../../../contract/schemas/dueScores';
import {
  ListedProof,
  ModeratedGame,
  ModeratedProof,
  ModerationFigures,
  ModeratorGames,
  NextProof,
} from '../../../contract/schemas/moderation';
import { Proof, SentProofs, UploadedProofPicture } from '../../../contract/schemas/proofs';
import {
  ListedRequest,
  ModeratedRequest,
  OwnRequest,
  SentRequest,
} from '../../../contract/schemas/requests';

/** What members and moderators read of proofs, and of requests for them. */
export const proofResources = {
  ProofPicture: { properties: UploadedProofPicture.properties },
  Proof: { properties: Proof.properties },
  SentProofs: { properties: SentProofs.properties },
  OwnRequest: { properties: OwnRequest.properties },
  SentRequest: { properties: SentRequest.properties },
  DueScore: { properties: DueScore.properties },
  ListedProof: { properties: ListedProof.properties },
  ListedRequest: { properties: ListedRequest.properties },
  ModeratedGame: { properties: ModeratedGame.properties },
  ModeratedProof: { properties: ModeratedProof.properties },
  ModeratedRequest: { properties: ModeratedRequest.properties },
  NextProof: { properties: NextProof.properties },
  ModerationFigures: { properties: ModerationFigures.properties },
  ModeratorGames: { properties: ModeratorGames.properties },
} as const;
