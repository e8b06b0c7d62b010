import { createSafeStorage } from './safeStorage';

/** Stores a member's unpublished texts: they survive reloads, errors, session expiry and lost connections. */
export const memberStorage = createSafeStorage(() => globalThis.localStorage);
