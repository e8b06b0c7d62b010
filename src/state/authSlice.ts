import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionEnding, SessionError, SessionTokens, SessionUser } from './session';
import { sameMember } from './tokenClaims';

export type AuthState = {
  token: string | null;
  refreshToken: string | null;
  tokenExpiration: number | null;
  user: SessionUser | null;
  loading: boolean;
  error: SessionError | null;
  /** How the last session ended; null during a session and before the first. */
  ending: SessionEnding | null;
  /** Milliseconds the server's clock is ahead of this device's; 0 within the tolerance. */
  clockOffset: number;
  /** When the member last changed their avatar; part of its URL, to bust the cache. */
  avatarChangedAt: number | null;
};

const initialState: AuthState = {
  token: null,
  refreshToken: null,
  tokenExpiration: null,
  user: null,
  loading: false,
  error: null,
  ending: null,
  clockOffset: 0,
  avatarChangedAt: null,
};

/** Clears all data of the member; keeps the clock offset. */
const ended = (state: AuthState, ending: SessionEnding): AuthState => ({
  ...initialState,
  clockOffset: state.clockOffset,
  ending,
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginStarted: (state) => {
      state.loading = true;
      state.error = null;
    },
    loggedIn: (state, action: PayloadAction<SessionTokens & { user: SessionUser | null }>) => ({
      ...initialState,
      clockOffset: state.clockOffset,
      ...action.payload,
    }),
    loginFailed: (state, action: PayloadAction<SessionError>) => {
      state.loading = false;
      state.error = action.payload;
    },
    loginErrorDismissed: (state) => {
      state.error = null;
    },
    tokensRefreshed: (state, action: PayloadAction<SessionTokens & { user?: SessionUser }>) => {
      const { user, ...tokens } = action.payload;
      Object.assign(state, tokens);
      // For the same member, keeps fields that the response omits.
      if (user) state.user = state.user?.id === user.id ? { ...state.user, ...user } : user;
    },
    /** Another tab logged in, refreshed or logged out; storage is authoritative. */
    sessionChangedElsewhere: (state, action: PayloadAction<SessionTokens | null>) => {
      if (action.payload === null) return ended(state, 'elsewhere');
      const kept = sameMember(state.token, action.payload.token)
        ? state
        : { ...initialState, clockOffset: state.clockOffset };
      return { ...kept, ...action.payload, ending: null };
    },
    userLoaded: (state, action: PayloadAction<SessionUser>) => {
      // A response that arrives after log-out must not restore the member.
      if (state.token !== null) state.user = action.payload;
    },
    avatarChanged: (state, action: PayloadAction<{ at: number }>) => {
      state.avatarChangedAt = action.payload.at;
    },
    serverClockSeen: (state, action: PayloadAction<{ offset: number }>) => {
      state.clockOffset = action.payload.offset;
    },
    sessionExpired: (state) => ended(state, 'expired'),
    accountDeleted: (state) => ended(state, 'deleted'),
    loggedOut: (state) => ended(state, 'loggedOut'),
  },
  selectors: {
    selectToken: (state) => state.token,
    selectRefreshToken: (state) => state.refreshToken,
    selectTokenExpiration: (state) => state.tokenExpiration,
    selectUser: (state) => state.user,
    selectIsAuthenticated: (state) => state.token !== null,
    selectAuthError: (state) => state.error,
    selectEnding: (state) => state.ending,
    selectClockOffset: (state) => state.clockOffset,
    selectAvatarChangedAt: (state) => state.avatarChangedAt,
  },
});

export const {
  loginStarted,
  loggedIn,
  loginFailed,
  loginErrorDismissed,
  tokensRefreshed,
  sessionChangedElsewhere,
  userLoaded,
  avatarChanged,
  serverClockSeen,
  sessionExpired,
  accountDeleted,
  loggedOut,
} = authSlice.actions;

export const {
  selectToken,
  selectRefreshToken,
  selectTokenExpiration,
  selectUser,
  selectIsAuthenticated,
  selectAuthError,
  selectEnding,
  selectClockOffset,
  selectAvatarChangedAt,
} = authSlice.selectors;
