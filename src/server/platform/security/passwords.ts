import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './semaphore';

/** Parameters recommended by OWASP; the library uses Argon2id by default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes the same time for an account that does not exist (`null`), to prevent enumeration by timing. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

/**
 * The forms in which a password may have been hashed, the current one first. Keyboards write é in one character or in two;
 * hashes from before passwords were normalised are of what was typed.
 */
const formsOf = (password: string) => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Hashes on 2 or 3 threads of the libuv pool, never on all 4, which file access and DNS lookups need too. */
export function createPasswords(): Passwords {
  const gate = createSemaphore({
    atOnce: Math.max(2, Math.min(3, availableParallelism())),
    waiting: 100,
  });
  const create = (password: string) => gate(() => hash(password.normalize('NFC'), parameters));
  let dummy: Promise<string> | undefined;

  return {
    hash: create,
    verify: async (stored, password) => {
      // Created before the first comparison of any kind, so that its creation reveals nothing by timing either.
      dummy ??= hash('no account has this hash', parameters);
      const fallback = await dummy;
      for (const form of formsOf(password)) {
        const matches = await gate(() => verify(stored ?? fallback, form).catch(() => false));
        if (matches) return stored !== null;
      }
      return false;
    },
  };
}

/** True for a hash with other parameters than the current ones: it is replaced when its owner logs in. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(prefix);
}
