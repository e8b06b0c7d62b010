import { jwtVerify, SignJWT } from 'jose';
import { parseId } from '../../../contract/parseId';
import type { Clock } from '../settings/appDependencies';
import { deriveKey } from './keys';

const issuer = 'video-game-records';
const audience = 'video-game-records-api';
const type = 'at+jwt';
const algorithm = 'HS256';
/** Seconds. */
const lifetime = 3600;
const tolerance = 5;
/** Our tokens have about 500 characters: longer ones are rejected without verifying the signature. */
const longest = 4096;

/** The member and session of a token. Its roles and username are for clients only: the server reads them from the database. */
export interface TokenSubject {
  userId: number;
  sessionId: string;
}

export interface TokenFacts extends TokenSubject {
  username: string;
  roles: readonly string[];
}

export interface AccessTokens {
  sign: (facts: TokenFacts) => Promise<string>;
  /** Undefined for invalid and expired tokens. */
  read: (token: string) => Promise<TokenSubject | undefined>;
}

/** Signed tokens (JWT) with a fixed algorithm, type, issuer and audience. */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = deriveKey(secret, 'access-token');

  const sign = ({ userId, sessionId, username, roles }: TokenFacts) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ sid: sessionId, username, roles: [...roles] })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(key);
  };

  const read = async (token: string) => {
    if (token.length > longest) return undefined;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        maxTokenAge: lifetime,
        clockTolerance: tolerance,
        currentDate: clock(),
      });
      // Never use a key named by the token itself (kid, jku, jwk …); ours name none.
      if (Object.keys(protectedHeader).length !== 2) return undefined;
      const { sub = '', sid } = payload;
      const userId = parseId(sub);
      return userId !== undefined && typeof sid === 'string' && isSessionId(sid)
        ? { userId, sessionId: sid }
        : undefined;
    } catch {
      return undefined;
    }
  };

  return { sign, read };
}

function isSessionId(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
