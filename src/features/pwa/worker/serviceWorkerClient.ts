import {
  offlinePrepared,
  updateApplied,
  updateChecked,
  updateFound,
} from '../../../state/pwaSlice';
import type { AppStore } from '../../../store/createStore';
import { reloadUpdated, takeUpdatedNote } from '../update/currentPage';
import { pwaTimings } from '../pwaTimings';
import { hasUnsavedInput } from '../update/unsavedInput';
import { offerUpdate } from '../update/offerUpdate';
import { appReady, updateComplete } from '../update/updateNotices';
import { workerContainer, workerRegistration } from './workerContainer';
import { environment } from '../../../config/environment';
import { tellWorker } from './askWorker';

/** Caches what this page loaded before the first worker controlled it. */
function cacheLoadedResources(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const origins = [globalThis.location.origin, environment.apiHost].filter(Boolean);
  const urls = [globalThis.location.href, ...loaded].filter((url) =>
    origins.some((origin) => url.startsWith(`${origin}/`)),
  );
  void tellWorker({ type: 'KEEP_RESOURCES', urls: [...new Set(urls)] });
}

/** Watches an installing worker: the first one makes the site available offline, a later one is an update. */
function watchInstalling(store: AppStore, registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  if (!worker) return;
  const isFirst = registration.active === null;
  worker.addEventListener('statechange', () => {
    if (isFirst && worker.state === 'activated') {
      store.dispatch(offlinePrepared());
      store.dispatch(appReady());
    } else if (!isFirst && worker.state === 'installed') {
      void offerUpdate(store.dispatch, worker);
    }
  });
}

/** A new version has taken control, on request of this page or of another tab. */
function onTakeOver(store: AppStore): void {
  const requestedHere = store.getState().pwa.updating;
  // Requested in another tab: do not discard input here, but let the user choose when to reload.
  if (!requestedHere && hasUnsavedInput()) store.dispatch(updateFound());
  else reloadUpdated();
}

function watchController(store: AppStore, container: ServiceWorkerContainer): () => void {
  let controlled = container.controller !== null;
  const onChange = () => {
    const isFirst = !controlled;
    controlled = true;
    if (container.controller === null) return;
    if (isFirst) cacheLoadedResources();
    else onTakeOver(store);
  };
  container.addEventListener('controllerchange', onChange);
  return () => container.removeEventListener('controllerchange', onChange);
}

/** Checks for updates periodically: an installed app may stay open for weeks. */
function askNowAndThen(store: AppStore, registration: ServiceWorkerRegistration): () => void {
  const ask = () => {
    const last = store.getState().pwa.lastUpdateCheck ?? 0;
    const now = Date.now();
    if (document.visibilityState === 'hidden' || now - last < pwaTimings.updateInterval) return;
    store.dispatch(updateChecked({ at: now }));
    // Offline, or the server is being deployed: try again at the next interval.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, pwaTimings.updateInterval);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}

/** An unregistered worker still controls its open pages. Registering again now would keep it alive. */
const isLeaving = async ({ controller }: ServiceWorkerContainer): Promise<boolean> =>
  controller !== null && (await workerRegistration()) === undefined;

/** Registers the worker and follows its state. Returns its cleanup. */
export async function startServiceWorker(store: AppStore): Promise<() => void> {
  if (takeUpdatedNote()) {
    store.dispatch(updateApplied());
    store.dispatch(updateComplete());
  }
  const container = workerContainer();
  if (!container) return () => undefined;
  const unwatch = watchController(store, container);
  if (await isLeaving(container)) return unwatch;
  const registration = await container
    .register('/sw.js', { updateViaCache: 'none' })
    // Not allowed or not found: the site works without it.
    .catch(() => undefined);
  if (!registration) return unwatch;
  if (navigator.onLine) store.dispatch(updateChecked({ at: Date.now() }));
  if (registration.active) store.dispatch(offlinePrepared());
  const onFound = () => watchInstalling(store, registration);
  onFound();
  registration.addEventListener('updatefound', onFound);
  const firstCheck = setTimeout(() => {
    const { waiting, active } = registration;
    if (waiting && active) void offerUpdate(store.dispatch, waiting);
  }, pwaTimings.waitingCheck);
  const stopAsking = askNowAndThen(store, registration);
  return () => {
    clearTimeout(firstCheck);
    stopAsking();
    unwatch();
    registration.removeEventListener('updatefound', onFound);
  };
}
