import { createI18n } from '../../src/i18n/createI18n';

const detect = async (path: string, stored: string | null, browser: string[]) => {
  globalThis.history.replaceState(null, '', path);
  if (stored !== null) localStorage.setItem('language', stored);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  return (await createI18n()).language;
};

test.each<[string, string | null, string[], string]>([
  ['/fr/articles', 'ja', ['it'], 'fr'],
  ['/pt-BR/faq', 'ja', ['it'], 'pt-br'],
  ['/', 'ja', ['it'], 'ja'],
  ['/login', 'zh-cn', ['it'], 'zh-cn'],
  ['/', 'xx', ['it'], 'it'],
  ['/', null, ['fr-CA', 'en'], 'fr'],
  ['/', null, ['pt-PT'], 'pt-br'],
  ['/', null, ['zh-Hant-TW'], 'zh-cn'],
  ['/', null, ['de-DE', 'es-MX', 'en'], 'es'],
  ['/', null, ['de-DE', 'nl'], 'en'],
  ['/', null, [], 'en'],
  ['/it-works', null, ['ja'], 'ja'],
])(
  'detects the language of %s, stored %s, browser %j: %s',
  async (path, stored, browser, expected) => {
    expect(await detect(path, stored, browser)).toBe(expected);
  },
);

test('opening a URL stores its language', async () => {
  await detect('/es/faq', null, ['en']);
  expect(localStorage.getItem('language')).toBe('es');
  expect(document.cookie).toContain('language=es');
});
