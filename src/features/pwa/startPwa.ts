import type { i18n as I18n } from 'i18next';
import { environment } from '../../config/environment';
import type { AppStore } from '../../store/createStore';
import { startConnectivity } from './connectivity';
import { watchInstallation } from './installPrompt';
import { startPwaListeners } from './pwaListeners';
import { startServiceWorker } from './serviceWorkerClient';
import { watchStorage } from './storageNotice';
import { watchInput } from './unsavedInput';

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
