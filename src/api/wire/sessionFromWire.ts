import type { SessionTokens, SessionUser } from '../../state/session';
import { readTokenClaims } from '../../state/tokenClaims';
import { isRecord, textOrNull } from './typeGuards';

/** The user in responses of login, refresh and the user endpoints; undefined without an id or a name. */
export function userFromWire(body: unknown): SessionUser | undefined {
  if (!isRecord(body)) return undefined;
  const { id, roles } = body;
  const username = textOrNull(body.username);
  if (typeof id !== 'number' || username === null) return undefined;
  return {
    id,
    username,
    slug: textOrNull(body.slug),
    email: textOrNull(body.email),
    language: textOrNull(body.language),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    ...('pendingEmail' in body ? { pendingEmail: textOrNull(body.pendingEmail) } : {}),
  };
}

export type SessionReply = SessionTokens & { user?: SessionUser };

/**
 * The response of login and refresh. Servers may omit the user, and the refresh token, in which case the known one stays
 * valid.
 */
export function sessionFromWire(
  body: unknown,
  knownRefreshToken: string | null,
): SessionReply | undefined {
  if (!isRecord(body)) return undefined;
  const token = textOrNull(body.token);
  if (token === null) return undefined;
  const user = userFromWire(body.user);
  return {
    token,
    refreshToken: textOrNull(body.refresh_token) ?? knownRefreshToken,
    tokenExpiration: readTokenClaims(token).exp,
    ...(user ? { user } : {}),
  };
}

/** When the server issued a token, in milliseconds by its own clock; NaN if the token does not say. */
export function issuedAt({ token }: SessionTokens): number {
  return (readTokenClaims(token).iat ?? Number.NaN) * 1000;
}
