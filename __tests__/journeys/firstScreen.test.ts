import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { root } from '../architecture/sourceFiles';
import { logIn } from './member';
import { reportProblem } from './reportProblem';
import {
  arrive,
  findAccessibilityViolations,
  newVisitor,
  open,
  ready,
  untilTrue,
  widths,
} from './visitor';

/** The position of an element, in whole pixels. */
const pageIdentity = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? -1));
};

/** A visitor whose program is held back until the test releases it; only the document is shown. */
async function slowVisitor(viewport: { width: number; height: number }) {
  const page = await newVisitor({ viewport });
  let releaseRequests: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route(/\/assets\/(?!themeInit)[\w.-]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return { page, releaseRequests };
}

/** document.fonts.ready resolves at once while nothing has requested a font. */
const fontsLoaded = async () => {
  await document.fonts.ready;
  return [...document.fonts].some(({ status }) => status === 'loaded');
};

const places: [screen: string, selectors: string[]][] = [
  ['', ['main h1', 'main h1 + p']],
  ['articles', ['main h1', 'main h1 + p', 'main img']],
  ['x-article-a2', ['main h1', 'main h1 + p', 'main img']],
  ['faq', ['main h1', 'main h1 + p']],
  ['terms', ['main h1', 'main h1 + p']],
];

describe.each(Object.entries(widths))('on a %s', (_device, viewport) => {
  test.each(places)(
    'the elements of the document for /en/%s keep their position in the rendered page',
    async (screen, selectors) => {
      const { page, releaseRequests } = await slowVisitor(viewport);
      await page.goto(`/en/${screen}`, { waitUntil: 'commit' });
      await page.locator('main[aria-busy="true"] h1').waitFor();
      await untilTrue(page, fontsLoaded, undefined);
      const before = await Promise.all(selectors.map(async (part) => pageIdentity(page, part)));
      releaseRequests();
      await ready(page);
      for (const [index, part] of selectors.entries()) {
        const after = await pageIdentity(page, part);
        const moved = after.map((side, at) => Math.abs(side - (before[index]?.[at] ?? -1)));
        expect([part, Math.max(...moved) <= 2 ? 'stays' : [before[index], after]]).toEqual([
          part,
          'stays',
        ]);
      }
    },
  );
});

test('when the program fails to load, the page shows an error and a button to reload', async () => {
  const page = await newVisitor({ expectedComplaints: /Failed to load resource|ChunkLoadError/ });
  const { program }: { program: string[] } = JSON.parse(
    readFileSync(path.join(root, 'dist/assets.json'), 'utf8'),
  ).chunks;
  const blocked = `**${program[0]}`;
  await page.route(blocked, async (route) => route.abort());
  await page.goto('/fr/articles');
  await page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.unroute(blocked);
  await page.getByRole('link', { name: 'Recharger la page' }).click();
  await ready(page);
  await page.getByRole('searchbox').waitFor();
});

/** Records every heading that is removed while its page is shown. */
function watchHeadings() {
  const lost: string[] = [];
  Reflect.set(globalThis, 'lostHeadings', lost);
  let shown = '';
  const look = () => {
    const main = document.querySelector('main:not([aria-busy="true"])');
    const heading = main?.querySelector('h1');
    const { pathname } = globalThis.location;
    if (heading?.checkVisibility()) shown = `${pathname}: ${heading.textContent}`;
    else if (main && shown.startsWith(`${pathname}:`)) {
      lost.push(shown);
      shown = '';
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('content that loads late does not hide a heading already shown', async () => {
  const page = await newVisitor();
  await open(page, '/en/faq');
  const code = await reportProblem(page, 'It blinks.');
  await open(page, '/en/login');
  await logIn(page, { username: 'keiko_mori', password: 'insert-coin-3' });
  await page.addInitScript(watchHeadings);
  await page.route(/\/(assets|api)\//, async (route) => {
    // Like a network that is neither broken nor fast.
    await delay(150);
    await route.continue();
  });
  const screens = [
    '',
    'articles',
    'x-article-a2',
    'settings',
    'profile',
    'members/joana-b',
    'admin',
  ];
  const sections = [
    'statistics',
    'audit',
    'roles',
    'users/3',
    'articles/5',
    `support?search=${code}`,
  ];
  for (const screen of [...screens, ...sections.map((section) => `admin/${section}`)]) {
    await open(page, `/en/${screen}`);
    await page.waitForLoadState('networkidle');
    expect([screen, await page.evaluate('lostHeadings')]).toEqual([screen, []]);
  }
  await page.goto((await page.getByRole('link', { name: code }).getAttribute('href')) ?? '');
  await arrive(page, code);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('lostHeadings')).toEqual([]);
}, 120_000);
