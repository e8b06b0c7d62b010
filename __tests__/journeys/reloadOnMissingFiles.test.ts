import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { root } from '../architecture/sourceFiles';
import { expectAbsent } from './expectAbsent';
import { requestsDone } from './pageRequests';
import { findAccessibilityViolations, newVisitor, ready } from './visitor';

const { chunks } = JSON.parse(readFileSync(path.join(root, 'dist/assets.json'), 'utf8'));

const script = (files: string[]) => files.find((file) => file.endsWith('.js')) ?? '';
const files: [part: string, file: string][] = [
  ['the first script', script(chunks.main)],
  ['the texts', script(chunks['locale-fr'])],
  ['the code of the page', script(chunks['page-ArticleList'])],
];

/** A visitor for whom a file fails to load the first times; returns how often the document was requested, and how often one was shown. */
async function visitWithout(file: string, times: number) {
  const page = await newVisitor({
    // The last: a page that waits for its retries uses the preloaded program late.
    expectedComplaints:
      /Failed to load resource|ERR_FAILED|Couldn't load preload assets|was preloaded using link preload/,
  });
  const requests = { documents: 0, file: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.documents += 1;
  });
  let shown = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) shown += 1;
  });
  await page.route(`**${file}`, async (route) => {
    requests.file += 1;
    await (requests.file > times ? route.continue() : route.abort());
  });
  // A reload interrupts the first navigation.
  await page.goto('/fr/articles', { waitUntil: 'commit' });
  return { page, requests, shown: () => shown };
}

const message = (page: Page) =>
  page.getByRole('alert').getByRole('heading', { name: 'Cette page n’a pas pu être affichée' });

test.each(files)(
  'the page works after one reload when %s fails to load once',
  async (_part, file) => {
    const { page, requests, shown } = await visitWithout(file, 1);
    // The first document shows that the start has failed until the second one takes its place.
    await eventually(
      () => Promise.resolve(shown()),
      (documents) => documents === 2,
    );
    await ready(page);
    await expectAbsent(page.locator('#start-failed'), page.getByRole('searchbox'));
    expect(requests.documents).toBe(2);
  },
);

test.each(files)(
  'the page shows an error after one reload when %s never loads',
  async (_part, file) => {
    const { page, requests } = await visitWithout(file, Infinity);
    await message(page).waitFor();
    expect(await message(page).evaluate((heading) => heading === document.activeElement)).toBe(
      true,
    );
    await requestsDone(page);
    expect(requests).toEqual({ documents: 2, file: 2 });
    await expectAbsent(page.locator('[aria-busy="true"]'), message(page));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unroute(`**${file}`);
    await page.getByRole('link', { name: 'Recharger la page' }).click();
    await page.getByRole('searchbox').waitFor();
  },
);

test('the page shows the error when the start fails after the program has begun', async () => {
  const page = await newVisitor({ expectedComplaints: /The start fails late/ });
  await page.addInitScript(() => {
    sessionStorage.setItem('vgr:start-retried', String(Date.now()));
    // The deferred program has begun by then, and waits for the first paint.
    addEventListener('DOMContentLoaded', () => {
      void Promise.reject(new Error('The start fails late'));
    });
  });
  await page.goto('/fr/articles');
  await message(page).waitFor();
  await requestsDone(page);
  expect(await message(page).isVisible()).toBe(true);
});
