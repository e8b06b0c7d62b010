declare const THEME_KEYS: string;

/**
 * Runs before the first paint: gives the document the theme chosen last, else the one the system prefers. It stands alone,
 * without imports; the store's persistence writes the key it reads, each field once more as JSON. The build writes in the keys
 * there are: a theme that is no more must not be asked for.
 */
(() => {
  let key: unknown;
  try {
    key = JSON.parse(localStorage.getItem('vgr:theme') ?? '{}').key;
    if (typeof key === 'string' && /^("|null$)/.test(key)) key = JSON.parse(key);
  } catch {
    // Storage forbidden or broken: as if nothing had been chosen.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] =
    typeof key === 'string' && THEME_KEYS.split(' ').includes(key) ? key : system;
})();
