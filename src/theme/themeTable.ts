import {
  isDarkTheme,
  themeCategories,
  type ThemeCategory,
  type ThemeKey,
} from '../contract/themeKeys';

export interface ThemeEntry {
  key: ThemeKey;
  category: ThemeCategory;
  mode: 'light' | 'dark';
}

const keysOf: Record<ThemeCategory, readonly ThemeKey[]> = {
  classics: ['light', 'dark', 'official-vgr'],
  gaming: ['cyber', 'retro'],
  nintendo: ['mario', 'zelda', 'animal', 'kirby'],
  sega: ['sonic', 'jetset', 'phantasy', 'shenmue'],
  sony: ['granturismo', 'godofwar', 'lastofus', 'uncharted'],
  xbox: ['minecraft', 'forza', 'halo', 'gears'],
  capcom: ['streetfighter', 'residentevil', 'monsterhunter', 'megaman'],
  bandainamco: ['darksouls', 'tekken', 'pacman', 'dragonball'],
  ea: ['fifa', 'burnout', 'thesims', 'mirrorsedge'],
  ubisoft: ['assassinscreed', 'justdance', 'trials', 'rayman'],
  squareenix: ['finalfantasy', 'tombraider', 'dragonquest', 'kingdomhearts'],
  licenses: ['portal', 'doom', 'spyro'],
};

/** The themes' metadata for the browser, in the gallery's order; the colours are in the style sheet. */
export const themeTable: readonly ThemeEntry[] = themeCategories.flatMap((category) =>
  keysOf[category].map((key): ThemeEntry => {
    const mode = isDarkTheme(key) ? 'dark' : 'light';
    return { key, category, mode };
  }),
);
