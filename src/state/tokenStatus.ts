import { timings } from '../config/timings';

/** The token's status as shown to the member. */
export type TokenStatus = 'notConnected' | 'unknown' | 'expired' | 'expiringSoon' | 'valid';

/** A token and the current time: `tokenExpiration` in unix seconds, `now` in milliseconds by the server's clock. */
export type TokenMoment = { token: string | null; tokenExpiration: number | null; now: number };

/** Milliseconds left; null if unknown. */
export function timeLeft({ tokenExpiration, now }: TokenMoment): number | null {
  return tokenExpiration === null ? null : tokenExpiration * 1000 - now;
}

/** True slightly before the expiration, and if the expiration is unknown. */
export function isTokenExpired(moment: TokenMoment): boolean {
  const left = timeLeft(moment);
  return left === null || left <= timings.tokenExpiryMargin;
}

export function tokenStatus(moment: TokenMoment): TokenStatus {
  if (moment.token === null) return 'notConnected';
  const left = timeLeft(moment);
  if (left === null) return 'unknown';
  if (isTokenExpired(moment)) return 'expired';
  return left < timings.refreshWindow ? 'expiringSoon' : 'valid';
}

/** Whether to warn: the expiration is near, but not so near that the refresh is due. */
export function isExpiryNear(moment: TokenMoment): boolean {
  const left = timeLeft(moment);
  const { from, to } = timings.expiryWarning;
  return moment.token !== null && left !== null && left <= from && left >= to;
}

/**
 * Milliseconds until the token should be refreshed, 0 for at once; null if no refresh should be scheduled yet. `rested` are the
 * milliseconds since the last attempt, null if there was none: they prevent endless refreshes if a new token already looks old or
 * the server does not respond.
 */
export function refreshDelay(moment: TokenMoment, rested: number | null): number | null {
  const left = timeLeft(moment);
  // Without a known expiration, refresh once; after that, only a 401 triggers a refresh.
  if (left === null) return rested === null ? 0 : null;
  if (left >= timings.refreshWindow) return null;
  const due = Math.max(0, left - timings.refreshLead);
  const allowed = rested === null ? 0 : timings.sessionCheck - rested;
  return Math.max(due, allowed);
}
