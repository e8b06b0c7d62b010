import type { i18n as I18n } from 'i18next';
import { environment } from '../../config/environment';
import type { AppStore } from '../../store/createStore';
import { startConnectivity } from './connectivity';
import { watchInstallation } from './installPrompt';
import { startPwaListeners } from './pwaListeners';
import { startServiceWorker } from './serviceWorkerClient';
import { watchStorage } from './storageNotice';
import { watchInput } from './unsavedInput';

/** A page in development is always the newest, which a worker would get in the way of. */
const hasWorker = environment.buildId !== 'development';

/** Starts what goes on behind the screens of the installable app. Returns the way to stop. */
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
