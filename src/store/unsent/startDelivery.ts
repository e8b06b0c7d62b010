import { entryRemoved, entryUpdated } from '../../state/pwaSlice';
import { selectMemberKey } from '../../state/memberKey';
import type { UnsentEntry } from '../../state/unsentEntry';
import { addAppListener } from '../addAppListener';
import type { AppStore } from '../createStore';
import { storageKeys } from '../persistence/storageKeys';
import type { RootState } from '../rootReducer';
import { withTabLock } from '../withTabLock';
import { createRetry } from './createRetry';
import { keepUnsent } from './keepUnsent';

/** The outcome for an entry: it leaves the queue, waits for the next attempt, or stays with the server's reason. */
export type Outcome = 'done' | 'delayed' | { rejected: string };

export type Delivery<Entry extends UnsentEntry> = {
  kind: Entry['kind'];
  /** The current member's entries, oldest first. */
  select: (state: RootState) => Entry[];
  /** Sends one entry with its idempotency key; never rejects. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Milliseconds between attempts; the last one repeats. */
  pauses: readonly number[];
  /** An entry is queued only after an attempt has failed, so it waits for the first pause. */
  attempted?: boolean;
};

/** Sends one entry; resolves to false if it has to wait. */
async function deliver<Entry extends UnsentEntry>(
  store: AppStore,
  { send }: Delivery<Entry>,
  entry: Entry,
): Promise<boolean> {
  const { key } = entry;
  store.dispatch(entryUpdated({ key, status: 'sending', reason: '' }));
  const outcome = await send(entry);
  if (outcome === 'done') store.dispatch(entryRemoved(key));
  else if (outcome === 'delayed') {
    store.dispatch(entryUpdated({ key, status: 'waiting', reason: '' }));
  } else store.dispatch(entryUpdated({ key, status: 'rejected', reason: outcome.rejected }));
  return outcome !== 'delayed';
}

/** Sends the member's waiting entries, each once; resolves to false if some still have to wait. */
async function deliverAll<Entry extends UnsentEntry>(
  store: AppStore,
  delivery: Delivery<Entry>,
): Promise<boolean> {
  const member = selectMemberKey(store.getState());
  const sent = new Set<string>();
  const next = () => {
    // Another tab may have held the lock before: read what it left, as its storage events may come later.
    keepUnsent(store)();
    const entries = delivery.select(store.getState());
    return entries.find(({ key, status }) => status === 'waiting' && !sent.has(key));
  };
  for (let entry = next(); entry; entry = next()) {
    sent.add(entry.key);
    // In the order they were written: if the first has to wait, all wait.
    if (!(await deliver(store, delivery, entry))) return false;
    if (selectMemberKey(store.getState()) !== member) return true;
  }
  return true;
}

/** Sends the queue's entries of one kind as soon as possible, from one tab at a time. Returns its cleanup. */
export function startDelivery<Entry extends UnsentEntry>(
  store: AppStore,
  delivery: Delivery<Entry>,
): () => void {
  keepUnsent(store);
  const { kind, select, pauses, attempted } = delivery;
  const retry = createRetry({
    pauses,
    attempt: async () => deliverAll(store, delivery),
    // Includes the pauses: otherwise each tab would make its own failing attempts.
    run: async (task) => withTabLock(`${storageKeys.unsent}${kind}`, task),
  });
  let known = new Set<string>();
  /** Whether there are entries to send that were not there before. */
  const hasNewEntries = () => {
    const unsent = select(store.getState()).filter(({ status }) => status !== 'rejected');
    const isNew = unsent.some(({ key }) => !known.has(key));
    known = new Set(unsent.map(({ key }) => key));
    return isNew;
  };
  const stopListening = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => select(now) !== select(before),
      effect: () => {
        if (hasNewEntries()) (attempted ? retry.tryLater : retry.tryNow)();
      },
    }),
  );
  globalThis.addEventListener('online', retry.tryNow);
  if (hasNewEntries()) retry.tryNow();
  return () => {
    globalThis.removeEventListener('online', retry.tryNow);
    stopListening();
    retry.stop();
  };
}
