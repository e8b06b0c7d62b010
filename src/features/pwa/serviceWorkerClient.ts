import { offlinePrepared, updateApplied, updateChecked, updateFound } from '../../state/pwaSlice';
import type { AppStore } from '../../store/createStore';
import { reloadUpdated, takeUpdatedNote } from './currentPage';
import { cacheLoadedResources } from './cacheLoadedResources';
import { pwaTimings } from './pwaTimings';
import { hasUnsavedInput } from './unsavedInput';
import { offerUpdate } from './offerUpdate';
import { appReady, updateComplete } from './updateNotices';
import { workerContainer, workerRegistration } from './workerContainer';

/** Tells of the worker being set up: the first one makes the site ready for offline use, a later one is a new version. */
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

/** A new version has taken over, by the wish of this page or of another tab. */
function onTakeOver(store: AppStore): void {
  const asked = store.getState().pwa.updating;
  // Nobody here has asked: what is being written stays, and the reader may choose the moment.
  if (!asked && hasUnsavedInput()) store.dispatch(updateFound());
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

/** Asks for a new version now and then: an installed app may stay open for weeks. */
function askNowAndThen(store: AppStore, registration: ServiceWorkerRegistration): () => void {
  const ask = () => {
    const last = store.getState().pwa.lastUpdateCheck ?? 0;
    const now = Date.now();
    if (document.visibilityState === 'hidden' || now - last < pwaTimings.updateInterval) return;
    store.dispatch(updateChecked({ at: now }));
    // Offline, or the server is being changed: the next time, then.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, pwaTimings.updateInterval);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}

/** A worker that has unregistered itself watches over its pages until they are left. Asking for one now would keep it. */
const isLeaving = async ({ controller }: ServiceWorkerContainer): Promise<boolean> =>
  controller !== null && (await workerRegistration()) === undefined;

/** Registers the worker and follows what becomes of it. Returns the way to stop. */
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
    // Forbidden, or not there: the site works without it.
    .catch(() => undefined);
  if (!registration) return unwatch;
  if (navigator.onLine) store.dispatch(updateChecked({ at: Date.now() }));
  if (registration.active) store.dispatch(offlinePrepared());
  const onFound = () => watchInstalling(store, registration);
  onFound();
  registration.addEventListener('updatefound', onFound);
  const look = setTimeout(() => {
    const { waiting, active } = registration;
    if (waiting && active) void offerUpdate(store.dispatch, waiting);
  }, pwaTimings.waitingCheck);
  const stopAsking = askNowAndThen(store, registration);
  return () => {
    clearTimeout(look);
    stopAsking();
    unwatch();
    registration.removeEventListener('updatefound', onFound);
  };
}
