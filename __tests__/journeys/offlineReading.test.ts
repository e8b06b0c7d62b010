import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { fetchedAtHeader } from '../../src/service-worker/protocol';
import { browserProgram } from '../support/journeys/browserProgram';
import { waitTimeout } from '../support/waitTimeout';
import { logIn, newAccount, register } from './member';
import {
  askWorker,
  keptOffline,
  newOfflineVisitor,
  storedText,
  underWorkerControl,
} from './offlineBrowser';
import { watchRequests } from './pageRequests';
import { arrive, newVisitor, open, origin, ready, untilTrue, widths } from './visitor';

const heading = async (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).innerText();

type Overview = { id: number; slug: string; title: string };

/** Articles of the site's list, newest first. */
async function someArticles(language = 'en'): Promise<Overview[]> {
  const response = await fetch(
    `${origin}/api/articles?status=PUBLISHED&order[publishedAt]=desc&itemsPerPage=12`,
    { headers: { 'Accept-Language': language } },
  );
  const body: { 'hydra:member': Overview[] } = await response.json();
  return body['hydra:member'];
}

const addressOf = ({ id, slug }: Overview, language = 'en') =>
  `/${language}/${slug}-article-a${id}`;

async function article(index: number, language = 'en'): Promise<Overview> {
  const found = (await someArticles(language))[index];
  if (!found) throw new Error('The sample has too few articles.');
  return found;
}

describe('a browser restarted offline', () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'vgr-profile-'));
  let context: BrowserContext | undefined;
  const start = async (...flags: string[]) => {
    // The headless shell reports no obstacle to an installation.
    const { args, ...program } = browserProgram('full');
    context = await chromium.launchPersistentContext(profile, {
      ...program,
      args: [...args, ...flags],
      baseURL: origin,
      viewport: widths.desktop,
      locale: 'en-GB',
    });
    context.setDefaultTimeout(waitTimeout);
    watchRequests(context);
    return context;
  };
  afterAll(async () => {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test('the site can be installed, and opens what was read or saved', async () => {
    const [visited, saved, unknown] = [await article(1), await article(9), await article(11)];
    const visitedAt = Date.now();
    const page = await (await start()).newPage();
    await open(page, addressOf(visited));
    await underWorkerControl(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await open(page, '/en/');
    await keptOffline(page, '/api/website/get-stats');
    const answer = await askWorker(page, {
      type: 'SAVE_ARTICLES',
      language: 'en',
      articles: { ids: [saved.id] },
    });
    expect(answer).toEqual({ type: 'SAVED', saved: 1, failed: 0 });
    await context?.close();

    // The switch alone can miss a worker that starts before the browser receives it.
    await (await start('--host-resolver-rules=MAP localhost ~NOTFOUND')).setOffline(true);
    const later = (await context?.newPage()) ?? page;
    for (const { id, slug, title } of [visited, saved]) {
      await open(later, `/en/${slug}-article-a${id}`);
      expect(await heading(later)).toBe(title);
    }
    await open(later, '/en/faq');
    await open(later, '/en/');
    await later.getByRole('main').getByRole('link', { name: visited.title }).first().waitFor();
    // A URL without a language uses the last one chosen.
    await later.goto('/rules');
    await later.waitForURL(/\/en\/rules$/);
    await ready(later);
    await later.goto(addressOf(unknown));
    await later.getByRole('main').getByRole('heading', { name: 'Not available offline' }).waitFor();

    const dates = await later.evaluate(async (header) => {
      const headers = { 'Accept-Language': 'en' };
      const response = await fetch('/api/website/get-stats', { headers });
      return [response.headers.get(header), response.headers.get('Date')];
    }, fetchedAtHeader);
    expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(visitedAt - 1000);
    expect(dates[1]).toBeNull();
    expect(await storedText(later)).not.toMatch(/ opaque/);
  });
});

test('two languages of one article are stored separately', async () => {
  const [english, french] = [await article(2), await article(2, 'fr')];
  const page = await newOfflineVisitor();
  await open(page, addressOf(english));
  await underWorkerControl(page);
  await open(page, addressOf(french, 'fr'));
  await keptOffline(page, '/offline/fr');
  await keptOffline(page, `/api/articles/${french.id}?offline-language=fr`);
  await page.context().setOffline(true);
  await open(page, addressOf(english));
  expect(await heading(page)).toBe(english.title);
  await open(page, addressOf(french, 'fr'));
  expect(await heading(page)).toBe(french.title);
  expect(french.title).not.toBe(english.title);
  // A language never opened has no texts here: the page is shown in one that has, without storing it.
  const chosen = () => page.evaluate(() => [localStorage.getItem('language'), document.cookie]);
  expect(await chosen()).toEqual(['fr', expect.stringContaining('language=fr')]);
  await page.goto('/ja/faq');
  await page.waitForURL(/\/en\/faq$/);
  await ready(page);
  expect(await chosen()).toEqual(['fr', expect.stringContaining('language=fr')]);
  await page.getByText(/^You are reading a copy saved /).waitFor();
});

test('a chart that was read opens offline with its board, game and group', async () => {
  const page = await newOfflineVisitor();
  await open(page, '/en/');
  await underWorkerControl(page);
  const addresses = [
    ['/en/starlance-game-g1', '/api/games/1'],
    ['/en/scores-group-u1', '/api/groups/1/charts'],
    ['/en/highest-score-chart-c1', '/api/charts/1/ranking?itemsPerPage=50'],
  ] as const;
  for (const [address, response] of addresses) {
    await open(page, address);
    await keptOffline(page, response);
  }
  const rows = page.getByRole('table', { name: 'Highest score' }).locator('tbody tr');
  const before = await rows.allTextContents();
  await page.context().setOffline(true);
  await open(page, '/en/highest-score-chart-c1');
  expect(await rows.allTextContents()).toEqual(before);
  await page.getByText(/^You are reading a copy saved /).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Challenges' }).click();
  await arrive(page, 'Challenges');
  await page.getByRole('main').getByRole('link', { name: 'Starlance' }).first().click();
  await arrive(page, 'Starlance');
});

test('logging out offline leaves no personal data behind', async () => {
  const page = await newOfflineVisitor();
  const account = newAccount();
  await register(page, account);
  await underWorkerControl(page);
  await logIn(page, account);
  await open(page, '/en/profile');
  await page.getByRole('heading', { name: account.username }).waitFor();
  const slug = account.username.replaceAll('_', '-');
  await open(page, addressOf(await article(3)));
  await page.evaluate(async (address) => fetch(address), `/api/members/${slug}`);
  await open(page, '/en/');
  const before = await storedText(page);
  expect(before).toMatch(/^vgr-api-people \S+\/api\/members\//m);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await untilTrue(page, async (name) => !(await caches.keys()).includes(name), 'vgr-api-people');
  const after = await storedText(page);
  for (const secret of [account.username, account.email, slug, 'Bearer', 'refresh_token":"']) {
    expect(after).not.toContain(secret);
  }
  expect(after).toContain('vgr-api-answers');
});

test('a full storage is reported, and reading continues', async () => {
  const page = await newOfflineVisitor();
  await open(page, '/en/');
  await underWorkerControl(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const wanted = await article(5);
  const save = {
    type: 'SAVE_ARTICLES',
    language: 'en',
    articles: { ids: [wanted.id] },
  } as const;
  expect(await askWorker(page, save)).toEqual({ type: 'STORAGE_FULL', saved: 0 });
  await open(page, addressOf(wanted));
  expect(await heading(page)).toBe(wanted.title);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  expect(await askWorker(page, save)).toEqual({ type: 'SAVED', saved: 1, failed: 0 });
});

test('storage cleared under an open page loses only its own content', async () => {
  const page = await newOfflineVisitor();
  await open(page, '/en/');
  await underWorkerControl(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL(/\/en\/terms$/);
  await arrive(page, 'Terms of use');
  await open(page, '/en/rules');
  await underWorkerControl(page);
  await page.context().setOffline(true);
  await open(page, '/en/rules');
});

test('a flapping connection is reported once, with the correct final state', async () => {
  const page = await newOfflineVisitor();
  await open(page, '/en/');
  await underWorkerControl(page);
  const context = page.context();
  for (const offline of [true, false, true, false, true]) {
    await context.setOffline(offline);
    await page.evaluate(async () => fetch('/api/website/get-stats').catch(() => undefined));
  }
  const told = page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/Offline Mode|Back Online/);
  await page.getByText('You are offline', { exact: true }).first().waitFor();
  expect(await told.count()).toBeLessThanOrEqual(1);
  await context.setOffline(false);
  await open(page, addressOf(await article(4)));
});

test('a journey that blocks the service worker has none', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();
});
