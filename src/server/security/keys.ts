import { createHmac, hkdfSync } from 'node:crypto';

export type KeyPurpose = 'access-token' | 'refresh-token' | 'pseudonym';

/** One secret, a key for each purpose: none tells anything of another. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'video-game-records', purpose, 32));
}

/** Stands for a value (an address, a name typed at the log-in) where it must be recognised but not be readable. */
export type Pseudonym = (value: string) => string;

export function createPseudonyms(secret: string): Pseudonym {
  const key = deriveKey(secret, 'pseudonym');
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}
