/** What the client reads from a token; the server alone decides whether it is true. */
export type TokenClaims = {
  exp: number | null;
  iat: number | null;
  username: string | null;
  /** Whom the token is for, however they are called at the moment. */
  subject: string | null;
};

const noClaims: TokenClaims = { exp: null, iat: null, username: null, subject: null };

const secondsOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : null;

const decode = (part: string): unknown => {
  const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
};

/** The claims of a JSON web token; all null for anything that is none. */
export function readTokenClaims(token: string): TokenClaims {
  try {
    const claims = decode(token.split('.')[1] ?? '');
    if (typeof claims !== 'object' || claims === null) return noClaims;
    return {
      exp: 'exp' in claims ? secondsOrNull(claims.exp) : null,
      iat: 'iat' in claims ? secondsOrNull(claims.iat) : null,
      username:
        'username' in claims && typeof claims.username === 'string' ? claims.username : null,
      subject: 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null,
    };
  } catch {
    return noClaims;
  }
}

/** Whether two tokens speak for the same member; false where they do not say. */
export function sameMember(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [one, other] = [readTokenClaims(a), readTokenClaims(b)];
  const key = one.subject ?? one.username;
  return key !== null && key === (other.subject ?? other.username);
}
