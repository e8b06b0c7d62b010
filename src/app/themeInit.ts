declare const THEME_KEYS: string;

/**
 * Runs before the first paint: sets the document's theme to the stored one, else to the system's preference, and marks the
 * document of a member. Must not import
 * anything. It reads the key that redux-persist writes, in which each field is JSON-encoded again. The build inserts the
 * valid theme keys, so that a removed theme is never applied.
 */
(() => {
  const html = document.documentElement;
  let key: unknown;
  try {
    // A member's document must not show the links for guests.
    if (localStorage.getItem('token')) html.dataset['member'] = '';
    key = JSON.parse(localStorage.getItem('vgr:theme') ?? '{}').key;
    if (typeof key === 'string' && /^("|null$)/.test(key)) key = JSON.parse(key);
  } catch {
    // Storage is blocked or corrupt: treat as no stored theme.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  html.dataset['theme'] =
    typeof key === 'string' && THEME_KEYS.split(' ').includes(key) ? key : system;
})();
