import { expectAbsent } from './expectAbsent';
import { arrive, newVisitor, open, origin } from './visitor';

const code = '**/assets/*.js';

test('a slow page shows progress; URL, title and current link change together', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(code, async (route) => {
    await delivered;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const facts = async () => ({
    address: page.url(),
    title: await page.title(),
    marked: await menu.locator('[aria-current="page"]').textContent(),
  });
  const structuredData = page.locator('script[type="application/ld+json"]');
  expect(await structuredData.count()).toBe(1);
  const before = await facts();
  await menu.getByRole('link', { name: 'Quill Editor Test' }).click();
  const progress = page.locator('main[aria-busy="true"]');
  await progress.waitFor();
  expect(await facts()).toEqual(before);
  deliver();
  await arrive(page, 'Quill Editor Test');
  expect(await facts()).toEqual({
    address: `${origin}/en/quill-test`,
    title: 'Quill Editor Test | Video Game Records',
    marked: 'Quill Editor Test',
  });
  await expectAbsent(progress, page.getByRole('heading', { level: 1, name: 'Quill Editor Test' }));
  // It describes the page of the document only.
  await structuredData.waitFor({ state: 'detached' });
});

test('a page whose code is missing is retried a few times, then shows an error with a link', async () => {
  const page = await newVisitor({
    expectedComplaints: /404|ChunkLoadError|Loading chunk|MIME type/,
  });
  await open(page, '/fr/');
  const requests = new Map<string, number>();
  await page.route(code, async (route) => {
    const url = route.request().url();
    requests.set(url, (requests.get(url) ?? 0) + 1);
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
  await page.getByRole('navigation').first().getByRole('link', { name: /Quill/ }).click();
  const heading = page.getByRole('alert').getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect(page.url()).toBe(`${origin}/fr/quill-test`);
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toBe(`${await heading.textContent()} | Video Game Records`);
  // Four attempts, and four more for a chunk that another one needs too; a loop would have made hundreds by now.
  expect(Math.max(...requests.values())).toBeLessThanOrEqual(8);
  await page.unroute(code);
  await page.getByRole('alert').getByRole('link', { name: 'Accueil' }).click();
  await page.waitForURL(`${origin}/fr/`);
  await page.getByRole('navigation').first().getByRole('link', { name: /Quill/ }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 1, name: /Quill/ }).waitFor();
});
