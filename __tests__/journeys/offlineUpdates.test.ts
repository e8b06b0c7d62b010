import type { Page } from 'playwright-core';
import { killSwitch } from '../../src/server/domains/offline/killSwitch';
import { administrator, findTypedPage } from '../support/journeys/leaving/typedPages';
import { has, type } from '../support/journeys/leaving/typing';
import { createDeployment, type Deployment } from './deployments';
import { logIn } from './member';
import { checkForUpdate, networkErrors, underWorkerControl } from './offlineBrowser';
import { startSite, type Site } from './startSite';
import { arrive, newVisitor, open, ready, untilTrue } from './visitor';

let deployment: Deployment;
let site: Site;
beforeAll(async () => {
  deployment = createDeployment();
  deployment.deploy('aaaa');
  site = await startSite({ RATE_LIMIT_FACTOR: '1000' }, deployment.folder);
});
afterAll(async () => {
  await site?.stop();
  deployment?.remove();
});

/** A visitor of build A whose worker has precached everything. */
async function visit(address = '/en/'): Promise<Page> {
  deployment.deploy('aaaa');
  const page = await newVisitor({
    baseURL: site.origin,
    serviceWorkers: 'allow',
    expectedComplaints: networkErrors,
  });
  await open(page, address);
  await underWorkerControl(page);
  return page;
}

const build = async (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['build'] ?? '');

const builtAs = async (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['build'] === wanted, name);

const isUnwatched = async () => (await navigator.serviceWorker.getRegistrations()).length === 0;

/** Checks for a new worker as a page does when it opens, and waits for the outcome. */
const askForWorker = async (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    await new Promise((resolve) => {
      if (installing) installing.addEventListener('statechange', resolve);
      else resolve(undefined);
    });
  });

test('a new version waits for consent, then reloads every open page once', async () => {
  const page = await visit();
  const other = await page.context().newPage();
  await open(other, '/en/faq');
  let loads = 0;
  other.on('load', () => (loads += 1));
  deployment.deploy('bbbb');
  expect(await checkForUpdate(page)).toBe('installed');

  // The open page continues with its own build's files.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL(/\/en\/terms$/);
  await arrive(page, 'Terms of use');
  expect([await build(page), await build(other)]).toEqual(['aaaa', 'aaaa']);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
  ).toBe('installed');

  await page.getByRole('button', { name: 'Update now' }).click();
  await builtAs(page, 'bbbb');
  await builtAs(other, 'bbbb');
  await page.getByText('Update Complete').waitFor();
  expect(loads).toBe(1);
  await page.context().setOffline(true);
  await open(page, '/en/rules');
  expect(await build(page)).toBe('bbbb');
});

/** A page with something typed, while another tab accepts the next version. */
async function typeDuringUpdate(name: string, address: string) {
  const place = findTypedPage(name);
  const page = await visit('/en/login');
  await logIn(page, administrator);
  await open(page, address);
  await type(page, place, place.texts[0]);
  const other = await page.context().newPage();
  await open(other, '/en/faq');
  deployment.deploy('bbbb');
  expect(await checkForUpdate(other)).toBe('installed');
  const accept = async (tab: Page) => tab.getByRole('button', { name: 'Update now' }).click();
  return { page, other, accept, isThere: async () => has(page, place, place.texts[0]) };
}

test('a sheet with scores typed offers the version accepted in another tab, and keeps the scores', async () => {
  const { page, other, accept, isThere } = await typeDuringUpdate('score sheet', '/en/submit/4');
  await accept(other);
  await builtAs(other, 'bbbb');
  expect(await build(page)).toBe('aaaa');
  await isThere();
  await accept(page);
  await builtAs(page, 'bbbb');
  await isThere();
});

test('an article with words typed keeps them over a version accepted in another tab', async () => {
  const { page, other, accept, isThere } = await typeDuringUpdate(
    'article',
    '/en/admin/articles/1',
  );
  // The browser asks while the article is being saved.
  page.on('dialog', (dialog) => void dialog.accept());
  await accept(other);
  await builtAs(page, 'bbbb');
  await isThere();
});

test('a deployment during a visit breaks neither this visit nor the next', async () => {
  const page = await visit();
  // The document is from the previous build, its files are requested after the deployment.
  await page.goto('/en/rules', { waitUntil: 'commit' });
  deployment.deploy('cccc');
  await ready(page);
  expect(await build(page)).toBe('aaaa');
  // The worker is still the previous build's, the document the new one's.
  await open(page, '/en/faq');
  expect(await build(page)).toBe('cccc');
  await page.context().setOffline(true);
  await open(page, '/en/about');
  expect(await build(page)).toBe('aaaa');
});

test.each([
  ['does not parse', () => 'this is no script'],
  ['fails as it starts', () => 'throw new Error("broken")'],
  [
    'names a file nobody has',
    (script: string) => script.replace('/assets/main.aaaa.js', '/assets/main.nowhere.js'),
  ],
])('a worker that %s leaves the previous one active', async (_fault, change) => {
  const page = await visit();
  deployment.deployWorker(change);
  expect(await checkForUpdate(page)).toMatch(/^(refused|redundant)$/);
  await page.context().setOffline(true);
  await open(page, '/en/faq');
  await page.context().setOffline(false);

  deployment.deploy('dddd');
  expect(await checkForUpdate(page)).toBe('installed');
});

test('the kill switch deletes the caches and unregisters the worker', async () => {
  const page = await visit();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  deployment.deployWorker(() => killSwitch);
  // A page reloads once when its worker changes.
  await Promise.all([page.waitForEvent('load'), checkForUpdate(page)]);
  const isGone = async () => {
    const left = [await caches.keys(), await navigator.serviceWorker.getRegistrations()];
    return left.flat().length === 0;
  };
  await untilTrue(page, isGone, undefined);
  await open(page, '/en/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller === null);
  await askForWorker(page);
  // The page itself checks too, possibly only now.
  await untilTrue(page, isUnwatched, undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL(/\/en\/terms$/);
  await arrive(page, 'Terms of use');
});
