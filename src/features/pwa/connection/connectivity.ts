import { addListener, isRejectedWithValue } from '@reduxjs/toolkit';
import { asApiError } from '../../../api/errors/apiError';
import { environment } from '../../../config/environment';
import { sitePaths } from '../../../contract/paths';
import { connectionLost, connectionRestored, selectIsOnline } from '../../../state/pwaSlice';
import type { AppStore } from '../../../store/createStore';
import { createConnectionNotices } from './connectionNotices';
import { connectionPauses, pwaTimings } from '../pwaTimings';

/**
 * Whether the server can be reached; any response counts, even an error. Not an endpoint: a failed endpoint starts this probe, and
 * log-out aborts all endpoints, which would look like a lost connection.
 */
async function reachesService(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await globalThis.fetch(`${environment.apiHost}${sitePaths.live}`, {
      method: 'HEAD',
      cache: 'no-store',
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(connectionPauses[1]),
    });
    return true;
  } catch {
    return false;
  }
}

const isUnreachable = (action: unknown) => {
  if (!isRejectedWithValue(action)) return false;
  const kind = asApiError(action.payload)?.kind;
  return kind === 'network' || kind === 'timeout' || kind === 'sessionKept';
};

/**
 * Follows the connection. The browser's online and offline events and failed requests start a probe of the server, since a browser
 * behind a captive portal reports that it is online. Changes are debounced. Returns its cleanup.
 */
export function startConnectivity(store: AppStore): () => void {
  const notices = createConnectionNotices(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const probeIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), delay);
  };
  const probe = async () => {
    const own = timer;
    const reached = await reachesService();
    // Another probe has been scheduled in the meantime.
    if (own !== timer) return;
    if (reached !== selectIsOnline(store.getState())) {
      store.dispatch(reached ? connectionRestored() : connectionLost());
    }
    notices.tell(reached);
    failures = reached ? 0 : failures + 1;
    if (reached) return;
    probeIn(connectionPauses[Math.min(failures, connectionPauses.length) - 1] ?? 0);
  };
  const soon = () => probeIn(pwaTimings.connectionSettles);

  const unlisten = store.dispatch(
    addListener({
      predicate: isUnreachable,
      effect: () => {
        if (selectIsOnline(store.getState())) soon();
      },
    }),
  );
  globalThis.addEventListener('online', soon);
  globalThis.addEventListener('offline', soon);
  if (!navigator.onLine) soon();
  return () => {
    clearTimeout(timer);
    notices.stop();
    unlisten();
    globalThis.removeEventListener('online', soon);
    globalThis.removeEventListener('offline', soon);
  };
}
