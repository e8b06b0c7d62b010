import { createContext, use, useSyncExternalStore } from 'react';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import type { ModeratedRequest } from '../../../api/wire/requestFromWire';
import type { DecisionOutbox, ProofReason, RequestReason } from './createDecisionOutbox';

export interface Outboxes {
  proofs: DecisionOutbox<ModeratedProof, ProofReason>;
  requests: DecisionOutbox<ModeratedRequest, RequestReason>;
}

/** The outboxes of the moderation's pages. */
export const DecisionsContext = createContext<Outboxes | undefined>(undefined);

export function useOutboxes(): Outboxes {
  const outboxes = use(DecisionsContext);
  if (!outboxes) throw new Error('Outside of the moderation.');
  return outboxes;
}

interface Watched<Entry> {
  subscribe: (listener: () => void) => () => void;
  getEntries: () => readonly Entry[];
}

export const useOutboxEntries = <Entry>({ subscribe, getEntries }: Watched<Entry>) =>
  useSyncExternalStore(subscribe, getEntries);
