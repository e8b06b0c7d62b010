import type { ApiError } from '../../../api/errors/apiError';
import { isTransientStatus } from '../../../api/errors/isTransientStatus';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { timings } from '../../../config/timings';
import type { ProofDecisionRequest } from '../../../contract/schemas/moderation';

export type Verdict = Omit<ProofDecisionRequest, 'decision' | 'revision'> & {
  decision: 'accept' | 'refuse';
};

/** `held`: it can be undone. `waiting`: the server could not be reached, and is asked again. */
type Delivery = 'held' | 'sending' | 'waiting' | 'sent' | 'failed';

export interface OutboxEntry {
  proof: ModeratedProof;
  verdict: Verdict;
  delivery: Delivery;
  error?: ApiError;
}

type Send = (proof: ModeratedProof, verdict: Verdict) => Promise<ApiError | undefined>;

/** Milliseconds until a decision that could not be sent is sent again. */
const retryPause = 10_000;

const mayPass = (error: ApiError) =>
  error.kind === 'http'
    ? isTransientStatus(error.status)
    : error.kind === 'network' || error.kind === 'timeout' || error.kind === 'sessionKept';

const isUnsent = ({ delivery }: OutboxEntry) => delivery !== 'sent' && delivery !== 'failed';

/**
 * The decisions of a moderator on their way to the server. The last one is held for a moment, because every decision is a public
 * event of the score for good.
 */
export function createDecisionOutbox(send: Send) {
  let entries: readonly OutboxEntry[] = [];
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly OutboxEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number) => entries.find(({ proof }) => proof.id === id);
  const without = (id: number) => entries.filter(({ proof }) => proof.id !== id);
  const change = (id: number, changes: Partial<OutboxEntry>) =>
    set(entries.map((entry) => (entry.proof.id === id ? { ...entry, ...changes } : entry)));
  const later = (id: number, pause: number) => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void deliver(id), pause),
    );
  };

  async function deliver(id: number): Promise<void> {
    const entry = find(id);
    if (!entry || (entry.delivery !== 'held' && entry.delivery !== 'waiting')) return;
    clearTimeout(timers.get(id));
    change(id, { delivery: 'sending' });
    const error = await send(entry.proof, entry.verdict);
    if (!error) change(id, { delivery: 'sent' });
    else if (mayPass(error)) {
      change(id, { delivery: 'waiting', error });
      later(id, retryPause);
    } else change(id, { delivery: 'failed', error });
  }
  const deliverAll = (delivery: Delivery) => {
    for (const { proof } of entries.filter((entry) => entry.delivery === delivery)) {
      void deliver(proof.id);
    }
  };

  return {
    getEntries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Only the last decision can be undone: the one before is sent. */
    decide: (proof: ModeratedProof, verdict: Verdict) => {
      deliverAll('held');
      set([
        ...without(proof.id).filter(({ delivery }) => delivery !== 'sent'),
        { proof, verdict, delivery: 'held' },
      ]);
      later(proof.id, timings.undoRemoval);
    },
    /** Takes the held decision back and returns its proof. */
    undo: (): ModeratedProof | undefined => {
      const held = entries.find(({ delivery }) => delivery === 'held');
      if (!held) return undefined;
      clearTimeout(timers.get(held.proof.id));
      set(without(held.proof.id));
      return held.proof;
    },
    dismiss: (id: number) => set(without(id)),
    /** Sends at once what is held. */
    flush: () => deliverAll('held'),
    /** Sends at once what could not be sent. */
    retry: () => deliverAll('waiting'),
    countUnsent: () => entries.filter(isUnsent).length,
  };
}

export type DecisionOutbox = ReturnType<typeof createDecisionOutbox>;
