import type { AuthState } from '../../state/authSlice';
import type { PwaState } from '../../state/pwaSlice';
import type { ThemeState } from '../../state/themeSlice';
import type { UiState } from '../../state/uiSlice';
import { isThemeKey } from '../../contract/themeKeys';
import { createSessionStorageKeys } from './sessionStorageKeys';
import { createSidebarCookie } from './sidebarCookie';
import { storageKeys } from './storageKeys';
import { createThemeCookie } from './themeCookie';
import type { Fields, StoredSlice } from './storedSlice';

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

type WholeSlice<State> = Omit<StoredSlice<State>, 'read'> & {
  read: (stored: Fields) => State | undefined;
};

export const storedTheme: WholeSlice<ThemeState> = {
  key: storageKeys.theme,
  version: 1,
  migrations: {},
  fields: ['key', 'favourites'],
  read: ({ key, favourites: marked }) => {
    if (key !== null && !isText(key)) return undefined;
    const favourites = Array.isArray(marked) ? marked.filter(isThemeKey) : [];
    // A removed theme is not an error: fall back to the system's preference.
    return { key: isThemeKey(key) ? key : null, favourites };
  },
  adapt: createThemeCookie,
};

export const storedUi: StoredSlice<UiState> = {
  key: storageKeys.ui,
  version: 1,
  migrations: {},
  fields: ['sidebarExpanded', 'dismissedCards'],
  read: ({ sidebarExpanded, dismissedCards = [] }: Fields) => {
    if (!Array.isArray(dismissedCards) || !dismissedCards.every(isText)) return undefined;
    return isBoolean(sidebarExpanded) ? { sidebarExpanded, dismissedCards } : { dismissedCards };
  },
  adapt: createSidebarCookie,
};

export const storedPwa: StoredSlice<PwaState> = {
  key: storageKeys.pwa,
  version: 1,
  migrations: {},
  // The other fields are transient and detected again.
  fields: ['isPWA', 'offlineReady'],
  read: ({ isPWA, offlineReady }) =>
    isBoolean(isPWA) && isBoolean(offlineReady) ? { isPWA, offlineReady } : undefined,
};

export const storedAuth: StoredSlice<AuthState> = {
  key: storageKeys.auth,
  version: 1,
  migrations: {},
  fields: ['token', 'refreshToken', 'tokenExpiration'],
  read: ({ token, refreshToken, tokenExpiration }) =>
    isText(token) &&
    (refreshToken === null || isText(refreshToken)) &&
    (tokenExpiration === null || typeof tokenExpiration === 'number')
      ? { token, refreshToken, tokenExpiration }
      : undefined,
  adapt: createSessionStorageKeys,
};
