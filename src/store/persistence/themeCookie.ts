import type { StringStorage } from './safeStorage';

const cookieSeconds = 31_536_000;

/** Mirrors the theme's key in a cookie, which the server uses only to count the themes in use. */
export function createThemeCookie(storage: StringStorage): StringStorage {
  return {
    ...storage,
    setItem: (key, value) => {
      const [, theme = ''] = /"key":"\\"([a-z-]+)/.exec(value) ?? [];
      document.cookie = `theme=${theme}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax`;
      storage.setItem(key, value);
    },
  };
}
