import type { i18n as I18n } from 'i18next';
import { environment } from '../../config/environment';
import type { AppStore } from '../../store/createStore';
import { startConnectivity } from './connection/connectivity';
import { watchInstallation } from './install/installPrompt';
import { startPwaListeners } from './pwaListeners';
import { startServiceWorker } from './worker/serviceWorkerClient';
import { watchStorage } from './storage/storageNotice';
import { watchInput } from './update/unsavedInput';

/** No worker in development: it would serve outdated code. */
const hasWorker = environment.buildId !== 'development';

/** Starts the PWA's background work. Returns its cleanup. */
export function startPwa(store: AppStore, i18n: I18n): () => void {
  const stops = [
    startConnectivity(store),
    watchInstallation(store.dispatch),
    startPwaListeners(store, i18n),
    watchInput(),
    watchStorage(store),
  ];
  const stopWorker = hasWorker ? startServiceWorker(store) : undefined;
  return () => {
    for (const stop of stops) stop();
    void stopWorker?.then((stop) => stop());
  };
}
