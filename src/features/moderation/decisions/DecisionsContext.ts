import { createContext, use, useSyncExternalStore } from 'react';
import type { DecisionOutbox, OutboxEntry } from './createDecisionOutbox';

/** The outbox of the moderation's pages. */
export const DecisionsContext = createContext<DecisionOutbox | undefined>(undefined);

export function useDecisionOutbox(): DecisionOutbox {
  const outbox = use(DecisionsContext);
  if (!outbox) throw new Error('Outside of the moderation.');
  return outbox;
}

export function useOutboxEntries(): readonly OutboxEntry[] {
  const outbox = useDecisionOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.getEntries);
}
