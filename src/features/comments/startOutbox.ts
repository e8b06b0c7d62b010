import { commentsApi } from '../../api/commentsApi';
import { selectEnding } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';
import { notificationQueued } from '../../state/uiSlice';
import type { AppStore } from '../../store/createStore';
import { withTabLock } from '../../store/withTabLock';
import { storageKeys } from '../../store/persistence/storageKeys';
import { deliverOutbox } from './deliverOutbox';
import { forgetMember, guardUnkept } from './memberStorage';
import { outboxOf, parseOutboxItem, watchOutbox } from './outbox';

/** Milliseconds between retries, with backoff. */
const pauses = [2000, 5000, 15_000, 60_000];

/** Retries as long as comments are waiting, in one tab at a time. */
function keepTrying(store: AppStore) {
  let failures = 0;
  let running = false;
  let wanted = false;
  let endPause = () => {};

  const pause = async () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]);
      failures += 1;
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const drain = async () => {
    while (wanted && navigator.onLine) {
      wanted = false;
      const done = await deliverOutbox(store);
      if (wanted || done || selectMemberKey(store.getState()) === null) continue;
      wanted = true;
      await pause();
    }
  };

  const tryNow = async () => {
    failures = 0;
    wanted = true;
    endPause();
    if (running) return;
    running = true;
    // The lock includes the pauses: otherwise each tab would make its own failing attempts.
    await withTabLock(storageKeys.outbox, drain).finally(() => {
      running = false;
    });
  };
  const stop = () => {
    wanted = false;
    endPause();
  };
  return { tryNow: () => void tryNow(), stop };
}

/** Refetches the lists of this tab when another tab has sent or removed a comment. */
function syncTabs(store: AppStore): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (!key?.startsWith(storageKeys.outbox) || newValue !== null) return;
    const articleId = parseOutboxItem(oldValue)?.articleId;
    if (articleId === undefined) return;
    store.dispatch(
      commentsApi.util.invalidateTags([
        { type: 'Comments', id: articleId },
        { type: 'Comments', id: 'LIST' },
      ]),
    );
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

/** On log-out or account deletion, deletes the member's unpublished texts, with a warning on log-out if comments had not been sent. */
function forgetWhoLeft(store: AppStore, member: string): void {
  const ending = selectEnding(store.getState());
  if (ending !== 'loggedOut' && ending !== 'deleted') return;
  const unsent = outboxOf(member).length;
  forgetMember(member);
  if (unsent === 0 || ending === 'deleted') return;
  store.dispatch(
    notificationQueued({
      id: 'comments-dropped',
      messageKey: 'session:commentsDropped',
      severity: 'warning',
    }),
  );
}

function watchMember(store: AppStore, onCome: () => void): () => void {
  let present = selectMemberKey(store.getState());
  return store.subscribe(() => {
    const before = present;
    present = selectMemberKey(store.getState());
    if (present === before) return;
    if (before !== null) forgetWhoLeft(store, before);
    if (present !== null) onCome();
  });
}

/** Starts the background work of comments: sending them, and deleting unpublished texts when the member leaves. Returns its cleanup. */
export function startOutbox(store: AppStore): () => void {
  const { tryNow, stop } = keepTrying(store);
  let known = new Set<string>();
  /** Sends a new comment at once, including from another tab; a failed one waits for its retry. */
  const look = () => {
    const member = selectMemberKey(store.getState());
    const waiting = member === null ? [] : outboxOf(member);
    const keys = waiting.filter(({ refusal }) => refusal === undefined).map(({ key }) => key);
    const isNew = keys.some((key) => !known.has(key));
    known = new Set(keys);
    if (isNew) tryNow();
  };
  globalThis.addEventListener('online', tryNow);
  const stops = [
    stop,
    watchMember(store, tryNow),
    watchOutbox(look),
    syncTabs(store),
    guardUnkept(),
  ];
  look();
  return () => {
    globalThis.removeEventListener('online', tryNow);
    for (const end of stops) end();
  };
}
