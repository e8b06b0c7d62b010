import type { i18n as I18n } from 'i18next';
import { createLazyModule } from '../components/lazy/lazyModule';
import { selectIsAuthenticated } from '../state/authSlice';
import { addAppListener } from '../store/addAppListener';
import type { AppStore } from '../store/createStore';
import { hasStoredEntries } from '../store/unsent/hasStoredEntries';
import { selectUnsent } from '../store/unsent/selectUnsent';

const unsent = createLazyModule(
  async () => {
    const { startUnsent } = await import(/* webpackChunkName: "unsent" */ './startUnsent');
    return startUnsent;
  },
  { plain: true },
);

/**
 * Starts the sending of unsent work once there is some. For members it starts at once: what they write offline later must be
 * deleted when they log out, which must not need the network. Returns its cleanup.
 */
export function startUnsentOnNeed(store: AppStore, i18n: I18n): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  const isNeeded = () => {
    const state = store.getState();
    return selectIsAuthenticated(state) || selectUnsent(state).length > 0 || hasStoredEntries();
  };
  const start = async () => {
    if (stop || !isNeeded()) return;
    // After a failure the next of the events below retries.
    const begin = await unsent.load().catch(() => undefined);
    if (!ended) stop ??= begin?.(store, i18n);
  };
  const onEvent = () => void start();
  const stopListening = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) =>
        selectIsAuthenticated(now) !== selectIsAuthenticated(before) ||
        selectUnsent(now) !== selectUnsent(before),
      effect: start,
    }),
  );
  // Another tab that is closed leaves its entries to this one.
  const events = ['online', 'storage', 'pageshow'] as const;
  for (const event of events) globalThis.addEventListener(event, onEvent);
  void start();
  return () => {
    ended = true;
    stopListening();
    for (const event of events) globalThis.removeEventListener(event, onEvent);
    stop?.();
  };
}
