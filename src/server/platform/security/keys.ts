import { createHmac, hkdfSync } from 'node:crypto';

export type KeyPurpose = 'access-token' | 'refresh-token' | 'pseudonym';

/** Derives a separate key for each purpose from one secret: no key reveals another. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'video-game-records', purpose, 32));
}

/** Replaces a value (an IP address, a name typed at log-in) that must be recognisable but not readable. */
export type Pseudonym = (value: string) => string;

export function createPseudonyms(secret: string): Pseudonym {
  const key = deriveKey(secret, 'pseudonym');
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}
