import { createContext, type ReactNode } from 'react';
import type { ScoreRow } from '../../contract/schemas/scores';
import type { Claim } from '../../state/unsentEntry';

/** A score of the sheet to prove. */
export interface ScoreToProve {
  claim: Claim;
  game: { id: number; name: string };
  /** It is posted together with its proof. */
  row?: ScoreRow;
  /** It has been posted, and the member has seen that. */
  onDone?: () => void;
}

/** Shows the way to prove a score, which is another feature. */
export type RenderProof = (score: ScoreToProve) => ReactNode;

export const ProofSlot = createContext<RenderProof>(() => null);
