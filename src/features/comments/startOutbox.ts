import { selectEnding } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';
import { notificationQueued } from '../../state/uiSlice';
import type { AppStore } from '../../store/createStore';
import { deliverOutbox } from './deliverOutbox';
import { forgetMember } from './memberStorage';
import { outboxOf, watchOutbox } from './outbox';

/** Milliseconds between two tries while something waits: soon at first, then ever more patiently. */
const pauses = [2000, 5000, 15_000, 60_000];

/** Keeps trying as long as something waits. Returns the way to try at once. */
function keepTrying(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const attempt = async () => {
    clearTimeout(timer);
    if (!navigator.onLine) return;
    const done = await deliverOutbox(store);
    clearTimeout(timer);
    if (done || selectMemberKey(store.getState()) === null) return;
    timer = setTimeout(() => void attempt(), pauses[Math.min(failures, pauses.length - 1)]);
    failures += 1;
  };
  return () => {
    failures = 0;
    void attempt();
  };
}

/** Whoever leaves takes their unpublished words along, and is told where some had not been sent. */
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

/** Starts what goes on with comments behind the screens: sending them, and forgetting them when their writer leaves. Returns the way to stop. */
export function startOutbox(store: AppStore): () => void {
  const tryNow = keepTrying(store);
  let known = new Set<string>();
  /** A comment just written, here or in another tab, is sent at once; one that has failed waits its time. */
  const look = () => {
    const member = selectMemberKey(store.getState());
    const waiting = member === null ? [] : outboxOf(member);
    const keys = waiting.filter(({ refusal }) => refusal === undefined).map(({ key }) => key);
    const isNew = keys.some((key) => !known.has(key));
    known = new Set(keys);
    if (isNew) tryNow();
  };
  globalThis.addEventListener('online', tryNow);
  const stops = [watchMember(store, tryNow), watchOutbox(look)];
  look();
  return () => {
    globalThis.removeEventListener('online', tryNow);
    for (const stop of stops) stop();
  };
}
