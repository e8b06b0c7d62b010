import type { SessionTokens } from '../../state/session';
import type { StringStorage } from './safeStorage';
import { storageKeys } from './storageKeys';

/** The session as the three keys hold it now; null when nobody is logged in. */
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
  // The token last: another tab reads the three when it hears of it.
  write(storageKeys.refreshToken, session?.refreshToken);
  write(storageKeys.tokenExpiration, session?.tokenExpiration);
  write(storageKeys.token, session?.token);
};

const parse = (value: string | undefined): unknown =>
  value === undefined ? null : JSON.parse(value);

/** The session in what redux-persist is about to write. */
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
 * Keeps the session in its three keys, which all tabs share. A tab whose own session has not changed writes nothing:
 * otherwise it would put back tokens that another tab has replaced since.
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
