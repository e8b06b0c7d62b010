import type { Language } from '../../src/contract/languages';
import {
  languageRedirect,
  resolveLanguage,
  withLanguage,
} from '../../src/navigation/languagePrefix';

const addressOf = (path: string) => new URL(path, 'https://site.test');

test.each<[string, Language, string]>([
  ['/en/', 'fr', '/fr/'],
  ['/en', 'fr', '/fr/'],
  ['/pt-br/articles?page=2#list', 'ja', '/ja/articles?page=2#list'],
  ['/zh-cn/some-article-a7', 'en', '/en/some-article-a7'],
  ['/en/nowhere/at/all', 'es', '/es/nowhere/at/all'],
])('%s in %s is %s', (path, language, expected) => {
  expect(withLanguage(addressOf(path), language)).toBe(expected);
});

test.each([
  ['/', '/it/'],
  ['/login', '/it/login'],
  ['/reset-password?token=a%2Fb#x', '/it/reset-password?token=a%2Fb#x'],
  ['/pt-BR/faq?q=1', '/pt-br/faq?q=1'],
  ['/FR/', '/fr/'],
  ['//evil.test/x', '/it/evil.test/x'],
  ['/de/faq', '/it/de/faq'],
])('%s is redirected to %s', (path, expected) => {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])/s);
  const { search, hash } = addressOf(`/${rest}${path.slice(pathname.length + rest.length)}`);
  expect(languageRedirect({ pathname, search, hash }, () => 'it')).toBe(expected);
});

test('a URL with a language prefix is not redirected', () => {
  expect(languageRedirect(addressOf('/en/faq'), () => 'it')).toBeUndefined();
});

test.each<[Language | undefined, string[], Language]>([
  ['ja', ['fr-FR'], 'ja'],
  [undefined, ['nl', 'fr-CA', 'en'], 'fr'],
  [undefined, ['pt-PT'], 'pt-br'],
  [undefined, ['zh-TW'], 'zh-cn'],
  [undefined, ['nl', 'de'], 'en'],
  [undefined, [], 'en'],
])('stored %s and browser languages %j give %s', (stored, tags, expected) => {
  expect(resolveLanguage(stored, tags)).toBe(expected);
});
