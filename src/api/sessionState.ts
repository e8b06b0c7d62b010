import { authSlice, type AuthState } from '../state/authSlice';

/** The API layer lies below the store, so it recognises the slice it needs instead of knowing the store's type. */
const holdsAuth = (state: unknown): state is { auth: AuthState } =>
  typeof state === 'object' && state !== null && authSlice.reducerPath in state;

export function tokenOf(state: unknown): string | null {
  return holdsAuth(state) ? state.auth.token : null;
}

export function refreshTokenOf(state: unknown): string | null {
  return holdsAuth(state) ? state.auth.refreshToken : null;
}

export function clockOffsetOf(state: unknown): number {
  return holdsAuth(state) ? state.auth.clockOffset : 0;
}

export function memberIdOf(state: unknown): number | undefined {
  return holdsAuth(state) ? state.auth.user?.id : undefined;
}
