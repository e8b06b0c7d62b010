import { themeKeys } from '../../src/contract/themeKeys';
import { findBarriers, newVisitor, open, ready } from './visitor';

const themeOf = 'document.documentElement.dataset.theme';

test('the home page has no barriers in any of the themes', async () => {
  const page = await newVisitor({ reducedMotion: 'reduce' });
  await open(page, '/en/');
  const barriers: string[] = [];
  for (const key of themeKeys) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, key);
    const found = await findBarriers(page);
    barriers.push(...found.map((barrier) => `${key}: ${barrier}`));
  }
  expect(barriers).toEqual([]);
}, 240_000);

test.each([
  ['cyber', 'cyber'],
  ['a-theme-of-the-past', 'light'],
])('with %s stored, the first paint is %s', async (stored, expected) => {
  const page = await newVisitor({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem('vgr:theme', JSON.stringify({ key: JSON.stringify(key) }));
    const seen = new Set<string | undefined>();
    Object.assign(window, { themesPainted: seen });
    const look = () => {
      if (document.body) seen.add(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stored);
  await page.goto('/en/');
  await ready(page);
  expect(await page.evaluate(themeOf)).toBe(expected);
  expect(await page.evaluate('[...window.themesPainted]')).toEqual([expected]);
});
