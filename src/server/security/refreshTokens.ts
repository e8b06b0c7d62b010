import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './keys';

export interface RefreshTokens {
  /** The first of a family. */
  create: () => string;
  /**
   * The successor of a token. It is computed, not drawn, so that whoever lost an answer and asks with the same token again
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

/** 256 bits nobody can guess, fit for an address. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: of no use to whoever reads the database. Such tokens need no salt, they are no words. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
