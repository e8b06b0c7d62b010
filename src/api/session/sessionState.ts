import { authSlice, type AuthState } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';

/** This layer is below the store and must not import its type, so it checks for the slice it needs. */
const holdsAuth = (state: unknown): state is { auth: AuthState } =>
  typeof state === 'object' && state !== null && authSlice.reducerPath in state;

export function tokenOf(state: unknown): string | null {
  return holdsAuth(state) ? state.auth.token : null;
}

/** The key of the member's data on this device; null for guests. */
export function memberKeyOf(state: unknown): string | null {
  return holdsAuth(state) ? selectMemberKey(state) : null;
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
