import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Bytes, as the browser estimates them. */
export type StorageEstimate = { usage: number; quota: number };

export type PwaState = {
  updateAvailable: boolean;
  needRefresh: boolean;
  /** The new version has been asked to take over. */
  updating: boolean;
  /** When the site was last asked for a new version; milliseconds. */
  lastUpdateCheck: number | null;
  offlineReady: boolean;
  isPWA: boolean;
  canInstall: boolean;
  installing: boolean;
  isOnline: boolean;
  storage: StorageEstimate | null;
};

const initialState: PwaState = {
  updateAvailable: false,
  needRefresh: false,
  updating: false,
  lastUpdateCheck: null,
  offlineReady: false,
  isPWA: false,
  canInstall: false,
  installing: false,
  isOnline: true,
  storage: null,
};

export const pwaSlice = createSlice({
  name: 'pwa',
  initialState,
  reducers: {
    updateFound: (state) => {
      state.updateAvailable = true;
      state.needRefresh = true;
    },
    /** "Later": the notice goes, the new version still waits. */
    updatePostponed: (state) => {
      state.updateAvailable = false;
    },
    updateStarted: (state) => {
      state.updating = true;
    },
    /** The new version still waits, and may be asked again. */
    updateFailed: (state) => {
      state.updating = false;
    },
    updateApplied: (state) => {
      state.updateAvailable = false;
      state.needRefresh = false;
      state.updating = false;
    },
    updateChecked: (state, action: PayloadAction<{ at: number }>) => {
      state.lastUpdateCheck = action.payload.at;
    },
    offlinePrepared: (state) => {
      state.offlineReady = true;
    },
    /** The program itself stays; what was kept for reading is gone. */
    cachesCleared: (state) => {
      state.storage = null;
    },
    installOffered: (state) => {
      state.canInstall = true;
    },
    installStarted: (state) => {
      state.installing = true;
    },
    installDeclined: (state) => {
      state.installing = false;
    },
    installed: (state) => {
      state.installing = false;
      state.canInstall = false;
      state.isPWA = true;
    },
    /** How the page was opened: in its own window, or in a tab. */
    displayModeDetected: (state, action: PayloadAction<{ standalone: boolean }>) => {
      state.isPWA = action.payload.standalone;
    },
    connectionLost: (state) => {
      state.isOnline = false;
    },
    connectionRestored: (state) => {
      state.isOnline = true;
    },
    storageEstimated: (state, action: PayloadAction<StorageEstimate>) => {
      state.storage = action.payload;
    },
  },
  selectors: {
    selectPwa: (state) => state,
    selectIsOnline: (state) => state.isOnline,
    selectUpdateAvailable: (state) => state.updateAvailable,
    selectUpdating: (state) => state.updating,
    selectCanInstall: (state) => state.canInstall,
    selectIsPWA: (state) => state.isPWA,
    selectStorageEstimate: (state) => state.storage,
  },
});

export const {
  updateFound,
  updatePostponed,
  updateStarted,
  updateFailed,
  updateApplied,
  updateChecked,
  offlinePrepared,
  cachesCleared,
  installOffered,
  installStarted,
  installDeclined,
  installed,
  displayModeDetected,
  connectionLost,
  connectionRestored,
  storageEstimated,
} = pwaSlice.actions;

export const {
  selectPwa,
  selectIsOnline,
  selectUpdateAvailable,
  selectUpdating,
  selectCanInstall,
  selectIsPWA,
  selectStorageEstimate,
} = pwaSlice.selectors;
