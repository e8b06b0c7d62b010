/** The claims the client reads from a token, unverified: only the server checks the signature. */
export type TokenClaims = {
  exp: number | null;
  iat: number | null;
  username: string | null;
  /** The member's stable identifier, independent of the username. */
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

/** Decodes the claims of a JSON Web Token; all null for anything else. */
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

/** Whether two tokens belong to the same member; false if unknown. */
export function sameMember(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [one, other] = [readTokenClaims(a), readTokenClaims(b)];
  const key = one.subject ?? one.username;
  return key !== null && key === (other.subject ?? other.username);
}
