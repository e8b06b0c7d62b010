import { findTheme, themes } from '../../src/theme/registry';
import { themeCategories, themeKeys } from '../../src/contract/themeKeys';

describe('the registry', () => {
  it('contains one theme for each key', () => {
    expect(themes.map(({ key }) => key).toSorted()).toEqual(themeKeys.toSorted());
  });

  it('gives every theme a category of the gallery', () => {
    const categories = new Set(themes.map(({ category }) => category));
    expect([...categories].toSorted()).toEqual(themeCategories.toSorted());
  });

  it.each([
    ['dark', undefined, 'dark'],
    ['light', 'dark', 'light'],
    ['no-such-theme', undefined, 'light'],
    ['no-such-theme', 'dark', 'dark'],
    [null, 'dark', 'dark'],
    [undefined, 'light', 'light'],
  ] as const)('finds for %j, preferring %j, the theme %s', (key, wanted, expected) => {
    expect(findTheme(key, wanted).key).toBe(expected);
  });
});
