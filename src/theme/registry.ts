import { bandainamco } from './definitions/bandainamco';
import { capcom } from './definitions/capcom';
import { classics } from './definitions/classics';
import { ea } from './definitions/ea';
import { gaming } from './definitions/gaming';
import { licenses } from './definitions/licenses';
import { nintendo } from './definitions/nintendo';
import { sega } from './definitions/sega';
import { sony } from './definitions/sony';
import { squareenix } from './definitions/squareenix';
import { ubisoft } from './definitions/ubisoft';
import { xbox } from './definitions/xbox';
import type { ThemeDefinition } from './themeDefinition';

/** All themes in the gallery's order. Used by the build and the tests; the browser has `themeTable.ts` and the style sheet. */
export const themes: readonly ThemeDefinition[] = [
  ...classics,
  ...gaming,
  ...nintendo,
  ...sega,
  ...sony,
  ...xbox,
  ...capcom,
  ...bandainamco,
  ...ea,
  ...ubisoft,
  ...squareenix,
  ...licenses,
];

/** The theme with this key; for an unknown or removed key, the default theme of the wanted mode. */
export function findTheme(
  key: string | null | undefined,
  wanted: 'light' | 'dark' = 'light',
): ThemeDefinition {
  const found =
    themes.find((theme) => theme.key === key) ?? themes.find((theme) => theme.key === wanted);
  if (!found) throw new Error('The registry lacks the light or the dark theme.');
  return found;
}
