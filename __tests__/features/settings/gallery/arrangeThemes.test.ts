import {
  arrangeThemes,
  foldText,
  type GalleryQuery,
  type NamedTheme,
} from '../../../../src/features/settings/gallery/arrangeThemes';

const dark: NamedTheme = {
  key: 'dark',
  category: 'gaming',
  name: 'Nuit étoilée',
  description: 'Un ciel d’été',
};
const light: NamedTheme = {
  key: 'light',
  category: 'classics',
  name: 'ライト',
  description: 'Framboise',
};
const found = (query: Partial<GalleryQuery>) =>
  arrangeThemes([dark, light], { filter: 'all', search: '', favourites: [], ...query }).map(
    ({ category, themes }) => [category, ...themes.map(({ key }) => key)],
  );

test('without a search all themes are listed, in the order of the categories', () => {
  expect(found({})).toEqual([
    ['classics', 'light'],
    ['gaming', 'dark'],
  ]);
});

test.each(['etoilee', 'ÉTÉ', 'nuit ciel', '  Nuit ', 'ｎｕｉｔ', 'dark'])(
  '"%s" finds the theme',
  (search) => {
    expect(found({ search })).toEqual([['gaming', 'dark']]);
  },
);

test('hiragana matches katakana', () => {
  expect(found({ search: 'らい' })).toEqual([['classics', 'light']]);
});

test('every word must match', () => {
  expect(found({ search: 'nuit framboise' })).toEqual([]);
});

test('categories and favourites are filters, and a search applies within them', () => {
  expect(found({ filter: 'gaming' })).toEqual([['gaming', 'dark']]);
  expect(found({ filter: 'favourites', favourites: ['light'] })).toEqual([['classics', 'light']]);
  expect(found({ filter: 'favourites', favourites: ['light'], search: 'nuit' })).toEqual([]);
  expect(found({ filter: 'sega' })).toEqual([]);
});

test('folding keeps spaces between words', () => {
  expect(foldText('Crème Brûlée')).toBe('creme brulee');
});
