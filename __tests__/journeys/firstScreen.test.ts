import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { ThemeKey } from '../../src/contract/themeKeys';
import { root } from '../architecture/sourceFiles';
import { variantsInTurn } from '../support/journeys/variantsInTurn';
import { expectAbsent } from './expectAbsent';
import { logIn } from './member';
import { requestsDone } from './pageRequests';
import { reportProblem } from './reportProblem';
import {
  arrive,
  findAccessibilityViolations,
  newVisitor,
  withMotion,
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
  const page = await newVisitor({ viewport, ...withMotion });
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

/**
 * document.fonts.ready resolves at once while nothing has requested a font, which layout does. The fallback, a font of the system,
 * is loaded before the font of the page.
 */
const fontsLoaded = async () => {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const fonts = [...document.fonts];
  return (
    fonts.some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded') &&
    fonts.every(({ status }) => status !== 'loading')
  );
};

const heading = ['main h1', 'main h1 + p'];
const card = 'main article:last-of-type';

/** Each page in another language and theme. */
const places: [address: string, theme: ThemeKey, selectors: string[]][] = [
  ['/en/', 'light', [...heading, '.scoreboard', card, '.feature:last-child', 'footer']],
  ['/ja/', 'dark', [...heading, '.scoreboard', card, 'footer']],
  ['/fr/articles', 'doom', [...heading, 'main img', card, '.results-pages', 'footer']],
  ['/en/articles?page=2&size=24', 'light', [...heading, '.results-heading', card]],
  ['/en/x-article-a2', 'light', [...heading, 'main img', '.article-prose', '#comments', 'footer']],
  ['/zh-cn/x-article-a2', 'dark', [...heading, 'main img', '.article-actions', '.comment']],
  ['/it/faq', 'light', [...heading, '.question:last-child', 'footer']],
  ['/es/terms', 'dark', [...heading, '.information-section:last-child', 'footer']],
  ['/en/games', 'light', [...heading, '.list-filters', '.card:last-child', '.results-pages']],
  ['/fr/starlance-game-g1', 'doom', ['main h1', '.disclosure', '.record-table', 'footer']],
  ['/ja/scores-group-u1', 'light', ['main h1', '.record-table', 'footer']],
  ['/es/highest-score-chart-c1', 'dark', ['main h1', '.board-top', '.board-table', '.board-pages']],
  ['/it/endless-chart-c2?country=FR', 'light', ['main h1', '.board-filters', '.board-table']],
  ['/zh-cn/rankings/medals', 'light', [...heading, '.board-tabs', '.record-table', 'footer']],
  ['/pt-br/members/keiko-mori', 'light', ['main h1', card, '.member-comment', 'footer']],
];

/** Stores a theme as redux-persist does. */
const storeTheme = (key: string) =>
  localStorage.setItem('vgr:theme', JSON.stringify({ key: JSON.stringify(key) }));

const devices = Object.entries(widths);
const placesOnDevices = places.flatMap(([address, theme, selectors], index) =>
  variantsInTurn(devices, index).map(
    ([device, viewport]) => [device, address, theme, { viewport, selectors }] as const,
  ),
);

test.each(placesOnDevices)(
  'on a %s the document for %s in the theme %s has the pixels of the rendered page',
  async (_device, address, theme, { viewport, selectors }) => {
    const { page, releaseRequests } = await slowVisitor(viewport);
    await page.addInitScript(storeTheme, theme);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#start-failed').waitFor({ state: 'attached' });
    await untilTrue(page, fontsLoaded, undefined);
    const before = await Promise.all(selectors.map(async (part) => pageIdentity(page, part)));
    releaseRequests();
    await ready(page);
    await requestsDone(page);
    await untilTrue(page, fontsLoaded, undefined);
    const after = await Promise.all(selectors.map(async (part) => pageIdentity(page, part)));
    const moved = selectors.flatMap((part, index) => {
      const distances = after[index]?.map((side, at) =>
        Math.abs(side - (before[index]?.[at] ?? -1)),
      );
      return Math.max(...(distances ?? [])) <= 1
        ? []
        : [{ part, before: before[index], after: after[index] }];
    });
    expect(moved).toEqual([]);
  },
);

test.each([
  ['/en/', '.feature:nth-child(2) a'],
  ['/fr/articles', 'main article:nth-of-type(2) a'],
])('the focus on a printed link of %s stays when the page starts', async (address, selector) => {
  const { page, releaseRequests } = await slowVisitor(widths.desktop);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#start-failed').waitFor({ state: 'attached' });
  const printed = await page.locator(selector).first().elementHandle();
  await printed?.focus();
  releaseRequests();
  await ready(page);
  expect(await printed?.evaluate((element) => element.isConnected)).toBe(false);
  const isFocused = (element: Element) => element === document.activeElement;
  expect(await page.locator(selector).first().evaluate(isFocused)).toBe(true);
});

test('without script everything can be read, found and turned to the next page', async () => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/en/articles');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('Starlance');
  await page.getByRole('button', { name: 'Search articles' }).click();
  await page.getByRole('heading', { name: /^\d+ articles? found/ }).waitFor();
  await page.getByRole('link', { name: 'Starlance has its first ten-million score' }).click();
  await page.getByRole('heading', { level: 1, name: 'Starlance has its first' }).waitFor();
  expect(await page.locator('.comment').count()).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await page.getByRole('link', { name: 'Go to the next page' }).click();
  await page.getByText('Page 2 of').waitFor();
  await page.goto('/en/games');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('Starlance');
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('link', { name: 'Starlance', exact: true }).click();
  await page.getByRole('link', { name: 'Challenges' }).click();
  await page.getByRole('link', { name: 'Highest score' }).click();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Novacore');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'Next places' }).click();
  await page.waitForURL(/after=.+platform=/);
  await page.getByRole('tab', { name: 'Country' }).click();
  await page.waitForURL(/platform=\d+&country=US$/);
  await page.goto('/en/faq');
  expect(await page.locator('.answer-text').first().isVisible()).toBe(true);
});

test('a member’s document does not show the links of guests', async () => {
  const member = await newVisitor();
  await open(member, '/en/login');
  await logIn(member, { username: 'keiko_mori', password: 'insert-coin-3' });
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await member.route(/\/assets\/(?!themeInit)[\w.-]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await member.goto('/en/faq', { waitUntil: 'commit' });
  await expectAbsent(member.getByRole('link', { name: 'Register' }), member.locator('main h1'));
  release();
  await ready(member);
  await member.getByRole('button', { name: 'Account menu' }).waitFor();
});

test('when the program fails to load, the page shows an error and a button to reload', async () => {
  const page = await newVisitor({
    expectedComplaints:
      /Failed to load resource|ChunkLoadError|Couldn't load preload assets|was preloaded using/,
  });
  const { program }: { program: string[] } = JSON.parse(
    readFileSync(path.join(root, 'dist/assets.json'), 'utf8'),
  ).chunks;
  const blocked = `**${program.find((file) => file.endsWith('.js'))}`;
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
  const page = await newVisitor(withMotion);
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
    'games',
    'starlance-game-g1',
    'scores-group-u1',
    'highest-score-chart-c1',
    'rankings/points',
    'scores/latest',
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
    await requestsDone(page);
    expect([screen, await page.evaluate('lostHeadings')]).toEqual([screen, []]);
  }
  await page.goto((await page.getByRole('link', { name: code }).getAttribute('href')) ?? '');
  await arrive(page, code);
  await requestsDone(page);
  expect(await page.evaluate('lostHeadings')).toEqual([]);
});
