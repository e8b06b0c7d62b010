import type { SessionTokens } from '../../state/session';
import type { StringStorage } from './safeStorage';
import { storageKeys } from './storageKeys';

/** The session currently stored in the three keys; null when logged out. */
export function readStoredSession(storage: StringStorage): SessionTokens | null {
  const token = storage.getItem(storageKeys.token);
  if (!token) return null;
  const expiration = storage.getItem(storageKeys.tokenExpiration);
  const seconds = expiration === null || expiration === '' ? Number.NaN : Number(expiration);
  return {
    token,
    refreshToken: storage.getItem(storageKeys.refreshToken) || null,
    tokenExpiration: Number.isFinite(seconds) ? seconds : null,
  };
}

const writeSession = (storage: StringStorage, session: SessionTokens | null): void => {
  const write = (key: string, value: string | number | null | undefined) => {
    if (value === null || value === undefined) storage.removeItem(key);
    else storage.setItem(key, String(value));
  };
  // Write the token last: its storage event makes other tabs read all three keys.
  write(storageKeys.refreshToken, session?.refreshToken);
  write(storageKeys.tokenExpiration, session?.tokenExpiration);
  write(storageKeys.token, session?.token);
};

const parse = (value: string | undefined): unknown =>
  value === undefined ? null : JSON.parse(value);

/** Extracts the session from the text redux-persist is about to write. */
const sessionOf = (text: string): SessionTokens | null => {
  const fields: Record<string, string> = JSON.parse(text);
  const token = parse(fields['token']);
  const refreshToken = parse(fields['refreshToken']);
  const expiration = parse(fields['tokenExpiration']);
  if (typeof token !== 'string') return null;
  return {
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
    tokenExpiration: typeof expiration === 'number' ? expiration : null,
  };
};

/**
 * Stores the session in three keys shared by all tabs. A tab whose session has not changed writes nothing: it would restore
 * tokens that another tab has replaced since.
 */
export function createSessionStorageKeys(storage: StringStorage): StringStorage {
  let known = JSON.stringify(readStoredSession(storage));
  return {
    getItem: () => {
      const session = readStoredSession(storage);
      known = JSON.stringify(session);
      if (session === null) return null;
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(session).map(([field, value]) => [field, JSON.stringify(value)]),
        ),
      );
    },
    setItem: (_key, text) => {
      const session = sessionOf(text);
      const next = JSON.stringify(session);
      if (next === known) return;
      known = next;
      writeSession(storage, session);
    },
    removeItem: () => writeSession(storage, null),
  };
}
