import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './semaphore';

/** OWASP's parameters; the library's algorithm is Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes as long for an account that does not exist (`null`) as for one that does. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

/** Hashes in the background, on two threads at least but never on all four that files and names are looked up with. */
export function createPasswords(): Passwords {
  const gate = createSemaphore({
    atOnce: Math.max(2, Math.min(3, availableParallelism())),
    waiting: 100,
  });
  const create = (password: string) => gate(() => hash(password, parameters));
  let dummy: Promise<string> | undefined;

  return {
    hash: create,
    verify: async (stored, password) => {
      // Made before the first comparison of any kind, so that its making tells nothing either.
      dummy ??= hash('no account has this hash', parameters);
      const fallback = await dummy;
      const matches = await gate(() => verify(stored ?? fallback, password).catch(() => false));
      return stored !== null && matches;
    },
  };
}

/** True for a hash of other parameters than today's: it is made anew when its owner logs in. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(prefix);
}
