import { createContext, type ReactNode } from 'react';
import type { Claim } from '../../state/unsentEntry';

/** Shows the way to prove a score that was just posted, which is another feature. */
export type RenderProof = (posted: Claim, game: { id: number; name: string }) => ReactNode;

export const ProofSlot = createContext<RenderProof>(() => null);
