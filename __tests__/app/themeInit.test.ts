import { storageKeys } from '../../src/store/persistence/storageKeys';
import { themeKeys } from '../../src/contract/themeKeys';

/** Runs the script as the document does, once per case. */
function runThemeInit({ stored, dark = false }: { stored?: string; dark?: boolean }) {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  if (stored !== undefined) localStorage.setItem(storageKeys.theme, stored);
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), mediaList(query, dark)));
  jest.isolateModules(() => {
    require('../../src/app/themeInit');
  });
  return document.documentElement.dataset['theme'];
}

const mediaList = (media: string, matches: boolean) => ({
  media,
  matches,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

// As the build inserts them into the script.
Object.assign(globalThis, { THEME_KEYS: themeKeys.join(' ') });

describe('the theme before the first paint', () => {
  it.each([
    ['as redux-persist writes it', '{"key":"\\"dark\\"","_persist":"{}"}', 'dark'],
    ['as a plain object', '{"key":"cyber"}', 'cyber'],
  ])('is the stored one, %s', (_how, stored, expected) => {
    expect(runThemeInit({ stored })).toBe(expected);
  });

  it.each([
    ['nothing', undefined],
    ['a theme that is no more', '{"key":"atari"}'],
    ['no choice', '{"key":"null"}'],
    ['a choice of none', '{"key":null}'],
    ['half a value', '{"key":'],
    ['something else', '[]'],
    ['null', 'null'],
    ['markup', '{"key":"\\"><script>"}'],
    ['a number', '{"key":7}'],
  ])('follows the system with %s in the storage', (_what, stored) => {
    const given = stored === undefined ? {} : { stored };
    expect(runThemeInit({ ...given, dark: true })).toBe('dark');
    expect(runThemeInit({ ...given, dark: false })).toBe('light');
  });

  it('follows the system when the storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(runThemeInit({ dark: true })).toBe('dark');
  });
});
