import { timings } from '../../config/timings';
import type { StringStorage } from './safeStorage';
import { storageKeys } from './storageKeys';

const field = 'sidebarExpanded';

const readCookie = (): string | undefined => {
  const entry = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${storageKeys.sidebarCookie}=`));
  const value = entry?.slice(storageKeys.sidebarCookie.length + 1);
  return value === 'true' || value === 'false' ? value : undefined;
};

const writeCookie = (value: string): void => {
  document.cookie = `${storageKeys.sidebarCookie}=${value}; Max-Age=${timings.sidebarCookieSeconds}; Path=/; SameSite=Lax`;
};

const asFields = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError();
  return { ...value };
};

/**
 * Stores the sidebar's state in a cookie for seven days, so that a server can know it before the first paint, and the rest
 * of the slice in the storage. Where cookies are blocked, the default applies.
 */
export function createSidebarCookie(storage: StringStorage): StringStorage {
  return {
    getItem: (key) => {
      const text = storage.getItem(key);
      const cookie = readCookie();
      if (cookie === undefined) return text;
      try {
        return JSON.stringify({ ...asFields(text ?? '{}'), [field]: cookie });
      } catch {
        return text;
      }
    },
    setItem: (key, value) => {
      const { [field]: expanded, ...rest } = asFields(value);
      if (expanded === 'true' || expanded === 'false') writeCookie(expanded);
      storage.setItem(key, JSON.stringify(rest));
    },
    removeItem: storage.removeItem,
  };
}
