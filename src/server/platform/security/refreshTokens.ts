import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './keys';

export interface RefreshTokens {
  /** Creates the first token of a family. */
  create: () => string;
  /**
   * The successor of a token. It is derived, not random, so that a client that lost the response and retries with the same token
   * gets the same successor, although only hashes are stored.
   */
  next: (token: string) => string;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = deriveKey(secret, 'refresh-token');
  return {
    create: createSecretToken,
    next: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  };
}

/** 256 random bits, URL-safe. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, useless to an attacker who reads the database. Random tokens need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
