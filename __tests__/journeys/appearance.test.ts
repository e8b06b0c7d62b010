import { newVisitor, open, ready, widths } from './visitor';

const themeOf = 'document.documentElement.dataset.theme';

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'a system in %s sets the first theme; the switched one survives a reload',
  async (first, second) => {
    const page = await newVisitor({ colorScheme: first });
    await open(page, '/en/');
    expect(await page.evaluate(themeOf)).toBe(first);
    await page.getByRole('button', { name: `Switch to ${second} theme` }).click();
    await page.getByRole('button', { name: `Switch to ${first} theme` }).waitFor();
    expect(await page.evaluate(themeOf)).toBe(second);
    await page.reload();
    await ready(page);
    expect(await page.evaluate(themeOf)).toBe(second);
  },
);

test('the stored theme is applied before the first paint', async () => {
  const page = await newVisitor({ colorScheme: 'light' });
  await open(page, '/en/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesPainted: seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme);
      if (seen.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await ready(page);
  const painted: unknown = await page.evaluate('[...new Set(window.themesPainted)]');
  expect(painted).toEqual(['dark']);
});

test('the sidebar collapses by button and by shortcut, and stays collapsed', async () => {
  const start = Date.now();
  const page = await newVisitor();
  await open(page, '/en/');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const wide = (await sidebar.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.waitForFunction(
    (before) =>
      (document.querySelector('nav[aria-label="Main"]')?.clientWidth ?? before) < before / 2,
    wide,
  );
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('false');
  expect(Number(cookie?.expires) * 1000).toBeGreaterThan(start + 6.9 * 86_400_000);
  await page.reload();
  await ready(page);
  expect((await sidebar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await page.keyboard.press('Control+b');
  await page.waitForFunction(
    (before) => (document.querySelector('nav[aria-label="Main"]')?.clientWidth ?? 0) > before - 2,
    wide,
  );
});

test('on a phone the sidebar is a sheet that closes on navigation', async () => {
  const page = await newVisitor({ viewport: widths.phone });
  await open(page, '/en/');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL(/\/en\/faq$/);
  await sheet.waitFor({ state: 'hidden' });
});
