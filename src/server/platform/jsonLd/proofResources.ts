import { DueScore } from '../../../contract/schemas/dueScores';
import { Proof, SentProofs, UploadedProofPicture } from '../../../contract/schemas/proofs';
import { OwnRequest, SentRequest } from '../../../contract/schemas/requests';

/** What members read of proofs, and of requests for them. */
export const proofResources = {
  ProofPicture: { properties: UploadedProofPicture.properties },
  Proof: { properties: Proof.properties },
  SentProofs: { properties: SentProofs.properties },
  OwnRequest: { properties: OwnRequest.properties },
  SentRequest: { properties: SentRequest.properties },
  DueScore: { properties: DueScore.properties },
};
