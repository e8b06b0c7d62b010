import type { PwaState } from './pwaSlice';

// Not in the slice: only code that is loaded on demand reads these fields.
interface WithPwa {
  pwa: PwaState;
}

export const selectUpdateAvailable = ({ pwa }: WithPwa) => pwa.updateAvailable;
export const selectNeedRefresh = ({ pwa }: WithPwa) => pwa.needRefresh;
export const selectUpdating = ({ pwa }: WithPwa) => pwa.updating;
export const selectLastUpdateCheck = ({ pwa }: WithPwa) => pwa.lastUpdateCheck;
export const selectOfflineReady = ({ pwa }: WithPwa) => pwa.offlineReady;
export const selectIsPwa = ({ pwa }: WithPwa) => pwa.isPWA;
export const selectCanInstall = ({ pwa }: WithPwa) => pwa.canInstall;
export const selectInstalling = ({ pwa }: WithPwa) => pwa.installing;
export const selectStorageEstimate = ({ pwa }: WithPwa) => pwa.storage;
