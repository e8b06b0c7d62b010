import { timings } from '../config/timings';

/** What the member is told of their token. */
export type TokenStatus = 'notConnected' | 'unknown' | 'expired' | 'expiringSoon' | 'valid';

/** A token and the moment it is judged at: the expiration in unix seconds, the moment in milliseconds by the server's clock. */
export type TokenMoment = { token: string | null; tokenExpiration: number | null; now: number };

/** Milliseconds left; null where nobody knows. */
export function timeLeft({ tokenExpiration, now }: TokenMoment): number | null {
  return tokenExpiration === null ? null : tokenExpiration * 1000 - now;
}

/** True a little before it is, and where no expiration is known. */
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

/** Whether the end is near enough to warn of, and not so near that the refresh is under way. */
export function isExpiryNear(moment: TokenMoment): boolean {
  const left = timeLeft(moment);
  const { from, to } = timings.expiryWarning;
  return moment.token !== null && left !== null && left <= from && left >= to;
}

/**
 * Milliseconds until the token is to be refreshed, 0 for at once; null while that is not to be planned yet. `attemptedAt`
 * is when it was last tried: a token that looks old again right after being renewed, or a server that does not answer, must
 * not be asked without end.
 */
export function refreshDelay(moment: TokenMoment, attemptedAt: number | null): number | null {
  const left = timeLeft(moment);
  // Without an expiration to go by, one try; after that the server's refusals tell.
  if (left === null) return attemptedAt === null ? 0 : null;
  if (left >= timings.refreshWindow) return null;
  const due = Math.max(0, left - timings.refreshLead);
  const allowed = attemptedAt === null ? 0 : attemptedAt + timings.sessionCheck - moment.now;
  return Math.max(due, allowed);
}
