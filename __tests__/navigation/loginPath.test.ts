import { safeRedirect, withRedirect } from '../../src/navigation/loginPath';

test.each([
  '/en/profile',
  '/fr/profile#password',
  '/en/articles?search=a%26b&page=2#list',
  '/pt-br/a-title-article-a12',
])('%s is a valid redirect', (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test('a redirect can be moved to another language', () => {
  expect(safeRedirect('/fr/articles?page=2#list', 'pt-br')).toBe('/pt-br/articles?page=2#list');
});

test.each([
  null,
  '',
  'en/profile',
  'https://evil.example/en/',
  '//evil.example/en/profile',
  '/\\evil.example/en/',
  '/\t/evil.example/en/',
  'javascript:alert(1)',
  '/en/../../evil',
  '/profile',
  '/en/login',
  '/en/register',
  '/ja/reset-password?token=x',
])('%s is rejected as a redirect', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});

test('a redirect is read back unchanged', () => {
  const target = '/en/articles?search=a&page=2#x';
  const path = withRedirect('/en/login', target);
  expect(safeRedirect(new URL(path, 'http://x').searchParams.get('redirect'))).toBe(target);
  expect(withRedirect('/en/login', undefined)).toBe('/en/login');
});
