import { themeCategories, type ThemeCategory, type ThemeKey } from '../../../contract/themeKeys';

/** A theme with its name and description in the current language. */
export interface NamedTheme {
  key: ThemeKey;
  category: ThemeCategory;
  name: string;
  description: string;
}

export interface ThemeGroup {
  category: ThemeCategory;
  themes: readonly NamedTheme[];
}

export const galleryFilters = ['all', 'favourites', ...themeCategories] as const;
export type GalleryFilter = (typeof galleryFilters)[number];

export interface GalleryQuery {
  filter: GalleryFilter;
  search: string;
  favourites: readonly ThemeKey[];
}

const katakana = /[\u30a1-\u30f6]/g;
const kanaDistance = 0x60;

/** Normalizes text for searching: removes accents, case and full-width forms, and maps katakana to hiragana. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (kana) => String.fromCodePoint(kana.charCodeAt(0) - kanaDistance))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

const passes = (theme: NamedTheme, { filter, favourites }: GalleryQuery) =>
  filter === 'all' ||
  (filter === 'favourites' ? favourites.includes(theme.key) : theme.category === filter);

const contains = ({ key, name, description }: NamedTheme, words: readonly string[]) => {
  const text = foldText(`${name} ${description} ${key}`);
  return words.every((word) => text.includes(word));
};

/** The themes that match the filters, grouped by category in the order of the categories; empty groups are omitted. */
export function arrangeThemes(themes: readonly NamedTheme[], query: GalleryQuery): ThemeGroup[] {
  const words = foldText(query.search).split(/\s+/).filter(Boolean);
  const wanted = themes.filter((theme) => passes(theme, query) && contains(theme, words));
  return themeCategories
    .map((category) => ({
      category,
      themes: wanted.filter((theme) => theme.category === category),
    }))
    .filter((group) => group.themes.length > 0);
}
