/** The theme categories of the specification, in the order the gallery shows them. */
export const themeCategories = [
  'classics',
  'gaming',
  'nintendo',
  'sega',
  'sony',
  'xbox',
  'capcom',
  'bandainamco',
  'ea',
  'ubisoft',
  'squareenix',
  'licenses',
] as const;
export type ThemeCategory = (typeof themeCategories)[number];

/** The theme keys; the first `darkThemes` of them are dark. */
// oxfmt-ignore
export const themeKeys = [
  'dark', 'cyber', 'phantasy', 'godofwar', 'lastofus', 'forza', 'halo', 'gears', 'streetfighter', 'residentevil', 'monsterhunter',
  'darksouls', 'tekken', 'pacman', 'burnout', 'doom',
  'light', 'official-vgr', 'retro', 'mario', 'zelda', 'animal', 'kirby', 'sonic', 'jetset', 'shenmue', 'granturismo', 'uncharted',
  'minecraft', 'megaman', 'dragonball', 'fifa', 'thesims', 'mirrorsedge', 'assassinscreed', 'justdance', 'trials', 'rayman',
  'finalfantasy', 'tombraider', 'dragonquest', 'kingdomhearts', 'portal', 'spyro',
] as const;
export type ThemeKey = (typeof themeKeys)[number];

const darkThemes = 16;

const places: readonly unknown[] = themeKeys;

export function isThemeKey(value: unknown): value is ThemeKey {
  return places.includes(value);
}

export function isDarkTheme(key: ThemeKey): boolean {
  return themeKeys.indexOf(key) < darkThemes;
}
