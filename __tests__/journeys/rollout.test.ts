import type { Page } from 'playwright-core';
import { expectAbsent } from './expectAbsent';
import { checkForUpdate, networkErrors, underWorkerControl } from './offlineBrowser';
import { logIn, newAccount, register } from './member';
import { requestsDone } from './pageRequests';
import { startRolloutSite } from './rolloutSite';
import { arrive, newVisitor, open, ready } from './visitor';

let site: Awaited<ReturnType<typeof startRolloutSite>>;
beforeAll(async () => {
  site = await startRolloutSite();
});
beforeEach(async () => site.showNewBuild());
afterAll(async () => site?.stop());

const isFile = (url: string) => url.startsWith('/assets/');
const [oldNode, newNode] = [0, 1];

const newVisit = async (serviceWorkers: 'allow' | 'block') =>
  newVisitor({ baseURL: site.origin, serviceWorkers, expectedComplaints: networkErrors });

/** The build of the page's first script. */
const build = async (page: Page) =>
  page.evaluate(
    () => /-(\w+)\.js/.exec(document.querySelector('[src*="/main."]')?.outerHTML ?? '')?.[1],
  );

/** Reads a page, two whose code is loaded on demand, and one of them in another language. */
async function walk(page: Page): Promise<void> {
  await open(page, '/en/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Quill Editor Test' }).click();
  await arrive(page, 'Quill Editor Test');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await arrive(page, 'Terms of use');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await page.getByRole('link', { name: 'Accueil' }).first().waitFor();
  await ready(page);
  expect(page.url()).toBe(`${site.origin}/fr/terms`);
}

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update now' });

test.each([
  [
    'the old node, its files from the new one',
    'old',
    (url: string) => (isFile(url) ? newNode : oldNode),
  ],
  [
    'the new node, its files from the old one',
    'new',
    (url: string) => (isFile(url) ? oldNode : newNode),
  ],
])('a first visit works when the document comes from %s', async (_nodes, expected, choose) => {
  site.route(choose);
  const page = await newVisit('block');
  await walk(page);
  expect(await build(page)).toBe(expected);
});

test('first visits work when the nodes alternate', async () => {
  site.route();
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await newVisit('block');
    await walk(page);
    await page.context().close();
  }
});

test('a visitor of the old build is offered the new one, and never the old one again', async () => {
  await site.hideNewBuild();
  site.route(() => oldNode);
  const page = await newVisit('allow');
  await open(page, '/en/');
  await underWorkerControl(page);
  expect(await build(page)).toBe('old');

  await site.showNewBuild();
  site.route();
  expect(await checkForUpdate(page)).toBe('installed');
  await updateButton(page).waitFor();
  await Promise.all([page.waitForEvent('load'), updateButton(page).click()]);
  await ready(page);
  for (const node of [oldNode, newNode]) {
    site.route((url) => (url === '/sw.js' ? node : 1 - node));
    await page.reload();
    await ready(page);
    expect(await checkForUpdate(page)).toBe('none');
    await requestsDone(page);
    await expectAbsent(updateButton(page), page.getByRole('main'));
  }
});

test('a member who works during a rollout loses nothing', async () => {
  const account = newAccount();
  const page = await newVisit('block');
  site.route(() => oldNode);
  await register(page, account);
  await logIn(page, account);
  const editor = page.getByRole('textbox', { name: 'Write a comment' });
  const comments = page.getByRole('region', { name: /^Comments \(/ });
  const texts = ['old', 'both', 'new'].map((build) => `On the ${build} node ${account.username}`);
  const routes = [() => oldNode, undefined, () => newNode];
  await open(page, '/en/x-article-a2');
  for (const [index, text] of texts.entries()) {
    site.route(routes[index]);
    await editor.click();
    await page.keyboard.type(text);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await comments.getByRole('listitem').filter({ hasText: text }).waitFor();
  }
  await page.reload();
  await ready(page);
  for (const text of texts) {
    const posted = comments.getByRole('listitem').filter({ hasText: text });
    await posted.waitFor();
    expect(await posted.count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
});
