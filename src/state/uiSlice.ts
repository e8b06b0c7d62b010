import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { timings } from '../config/timings';
import type { NewNotification, Notification, NotificationAction } from './notification';

export type ShownRoute = { path: string; query: string; hash: string };

export type UiState = {
  sidebarExpanded: boolean;
  mobileSheetOpen: boolean;
  /** Names of the dismissed cards. */
  dismissedCards: string[];
  notifications: Notification[];
  /** Path of the current page. */
  route: string | null;
  /** The query parameters and hash that identify the page; never the whole URL, which may contain a secret. */
  routeQuery: string;
  routeHash: string;
  /** Storage is unavailable; settings last as long as the tab. */
  storageRefused: boolean;
};

const initialState: UiState = {
  sidebarExpanded: true,
  mobileSheetOpen: false,
  dismissedCards: [],
  notifications: [],
  route: null,
  routeQuery: '',
  routeHash: '',
  storageRefused: false,
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    sidebarToggled: (state) => {
      state.sidebarExpanded = !state.sidebarExpanded;
    },
    mobileSheetOpened: (state) => {
      state.mobileSheetOpen = true;
    },
    mobileSheetClosed: (state) => {
      state.mobileSheetOpen = false;
    },
    routeChanged: (state, { payload }: PayloadAction<ShownRoute>) => {
      state.route = payload.path;
      state.routeQuery = payload.query;
      state.routeHash = payload.hash;
      state.mobileSheetOpen = false;
    },
    cardDismissed: (state, action: PayloadAction<string>) => {
      if (!state.dismissedCards.includes(action.payload)) {
        state.dismissedCards.push(action.payload);
      }
    },
    notificationQueued: {
      reducer: (state, action: PayloadAction<Notification>) => {
        // A notification with the same id is replaced, not repeated.
        state.notifications = state.notifications.filter(({ id }) => id !== action.payload.id);
        state.notifications.push(action.payload);
      },
      prepare: (notification: NewNotification) => ({
        payload: {
          ...notification,
          id: notification.id ?? nanoid(),
          duration: notification.duration === undefined ? timings.toast : notification.duration,
        },
      }),
    },
    notificationClosed: (state, action: PayloadAction<string>) => {
      state.notifications = state.notifications.filter(({ id }) => id !== action.payload);
    },
    /** The toast's button was pressed. */
    notificationActionTaken: (
      state,
      { payload }: PayloadAction<Pick<NotificationAction, 'name'> & { id: string }>,
    ) => {
      state.notifications = state.notifications.filter(({ id }) => id !== payload.id);
    },
    storageRefused: (state) => {
      state.storageRefused = true;
    },
  },
  selectors: {
    selectSidebarExpanded: (state) => state.sidebarExpanded,
    selectMobileSheetOpen: (state) => state.mobileSheetOpen,
    selectNotifications: (state) => state.notifications,
    selectIsCardDismissed: (state, card: string) => state.dismissedCards.includes(card),
  },
});

export const {
  sidebarToggled,
  mobileSheetOpened,
  mobileSheetClosed,
  routeChanged,
  cardDismissed,
  notificationQueued,
  notificationClosed,
  notificationActionTaken,
  storageRefused,
} = uiSlice.actions;

export const {
  selectSidebarExpanded,
  selectMobileSheetOpen,
  selectNotifications,
  selectIsCardDismissed,
} = uiSlice.selectors;
