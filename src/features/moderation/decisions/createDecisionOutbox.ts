import type { ApiError } from '../../../api/errors/apiError';
import { isTransientStatus } from '../../../api/errors/isTransientStatus';
import { timings } from '../../../config/timings';
import type {
  proofRefusalReasons,
  requestRefusalReasons,
} from '../../../contract/records/decisions';

export type ProofReason = (typeof proofRefusalReasons)[number];
export type RequestReason = (typeof requestRefusalReasons)[number];

/** What a moderator decides about a proof or a request. */
export interface Verdict<Reason extends string = ProofReason> {
  decision: 'accept' | 'refuse';
  reason?: Reason;
  note?: string;
}

/** `held`: it can be undone. `waiting`: the server could not be reached, and is asked again. */
type Delivery = 'held' | 'sending' | 'waiting' | 'sent' | 'failed';

export interface OutboxEntry<Item, Reason extends string> {
  item: Item;
  verdict: Verdict<Reason>;
  delivery: Delivery;
  error?: ApiError;
}

type Send<Item, Reason extends string> = (
  item: Item,
  verdict: Verdict<Reason>,
) => Promise<ApiError | undefined>;

/** Milliseconds until a decision that could not be sent is sent again. */
const retryPause = 10_000;

const mayPass = (error: ApiError) =>
  error.kind === 'http'
    ? isTransientStatus(error.status)
    : error.kind === 'network' || error.kind === 'timeout' || error.kind === 'sessionKept';

const isUnsent = ({ delivery }: { delivery: Delivery }) =>
  delivery !== 'sent' && delivery !== 'failed';

/**
 * The decisions of a moderator on their way to the server. The last one is held for a moment, because every decision is a public
 * event of the score for good.
 */
export function createDecisionOutbox<Item extends { id: number }, Reason extends string>(
  send: Send<Item, Reason>,
) {
  type Entry = OutboxEntry<Item, Reason>;
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number) => entries.find(({ item }) => item.id === id);
  const without = (id: number) => entries.filter(({ item }) => item.id !== id);
  const change = (id: number, changes: Partial<Entry>) =>
    set(entries.map((entry) => (entry.item.id === id ? { ...entry, ...changes } : entry)));
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
    const error = await send(entry.item, entry.verdict);
    if (!error) change(id, { delivery: 'sent' });
    else if (mayPass(error)) {
      change(id, { delivery: 'waiting', error });
      later(id, retryPause);
    } else change(id, { delivery: 'failed', error });
  }
  const deliverAll = (delivery: Delivery) => {
    for (const { item } of entries.filter((entry) => entry.delivery === delivery)) {
      void deliver(item.id);
    }
  };

  return {
    getEntries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Only the last decision can be undone: the one before is sent. */
    decide: (item: Item, verdict: Verdict<Reason>) => {
      deliverAll('held');
      set([
        ...without(item.id).filter(({ delivery }) => delivery !== 'sent'),
        { item, verdict, delivery: 'held' },
      ]);
      later(item.id, timings.undoRemoval);
    },
    /** Takes the held decision back and returns what it was about. */
    undo: (): Item | undefined => {
      const held = entries.find(({ delivery }) => delivery === 'held');
      if (!held) return undefined;
      clearTimeout(timers.get(held.item.id));
      set(without(held.item.id));
      return held.item;
    },
    dismiss: (id: number) => set(without(id)),
    /** Sends at once what is held. */
    flush: () => deliverAll('held'),
    /** Sends at once what could not be sent. */
    retry: () => deliverAll('waiting'),
    countUnsent: () => entries.filter(isUnsent).length,
  };
}

export type DecisionOutbox<Item extends { id: number }, Reason extends string> = ReturnType<
  typeof createDecisionOutbox<Item, Reason>
>;
