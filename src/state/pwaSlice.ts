import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnsentEntry, UnsentStatus } from './unsentEntry';

/** Bytes, as the browser estimates them. */
export type StorageEstimate = { usage: number; quota: number };

export type PwaState = {
  updateAvailable: boolean;
  needRefresh: boolean;
  /** The waiting service worker has been told to take over. */
  updating: boolean;
  /** When the last check for a new version took place; milliseconds. */
  lastUpdateCheck: number | null;
  offlineReady: boolean;
  isPWA: boolean;
  canInstall: boolean;
  installing: boolean;
  isOnline: boolean;
  storage: StorageEstimate | null;
  /** The queue of unsent work, of all members on this device (store/unsent). */
  unsent: UnsentEntry[];
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
  unsent: [],
};

export const pwaSlice = createSlice({
  name: 'pwa',
  initialState,
  reducers: {
    updateFound: (state) => {
      state.updateAvailable = true;
      state.needRefresh = true;
    },
    /** "Later": hides the notice; the new version keeps waiting. */
    updatePostponed: (state) => {
      state.updateAvailable = false;
    },
    updateStarted: (state) => {
      state.updating = true;
    },
    /** The new version is still waiting and can be retried. */
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
    /** The app shell stays cached; saved content is deleted. */
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
    /** Whether the page runs in its own window or in a browser tab. */
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
    // Few and small: they are part of the first screen; the code that sends and stores the queue is loaded later.
    entryQueued: (state, action: PayloadAction<UnsentEntry>) => {
      state.unsent.push(action.payload);
    },
    /** No effect on an entry that is no longer queued. */
    entryUpdated: (state, action: PayloadAction<{ key: string } & UnsentStatus>) => {
      state.unsent = state.unsent.map((entry) =>
        entry.key === action.payload.key ? { ...entry, ...action.payload } : entry,
      );
    },
    /** Sent, or discarded by its author. */
    entryRemoved: (state, action: PayloadAction<string>) => {
      state.unsent = state.unsent.filter((entry) => entry.key !== action.payload);
    },
    /** The stored queue differs from this tab's: at the start, or after a change in another tab. */
    queueSynced: (state, action: PayloadAction<UnsentEntry[]>) => {
      state.unsent = action.payload;
    },
  },
  selectors: {
    selectIsOnline: (state) => state.isOnline,
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
  entryQueued,
  entryUpdated,
  entryRemoved,
  queueSynced,
} = pwaSlice.actions;

export const { selectIsOnline } = pwaSlice.selectors;
