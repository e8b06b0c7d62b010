import { speakPseudoLanguage } from './pseudoLanguage';
import { newVisitor, open } from './visitor';

const screens = [
  '',
  'articles',
  'articles?search=nothing-is-called-so',
  'x-article-a1',
  'faq',
  'about',
  'login',
  'register',
  'forgot-password',
  'reset-password?token=none',
  'settings',
  'settings#language',
  'pwa-settings',
  'rules',
  'privacy',
  'terms',
  'contact',
  'legal',
  'quill-test',
  'video-players',
  'nowhere',
];

/** Members' own texts, of which only the size is checked. */
const written = 'members/joana-b';

/** Pages of the catalogue, and what contains the names of games, charts, platforms and players on them. */
const records = [
  'games',
  'games?search=nothing-is-called-so',
  'starlance-game-g1',
  'scores-group-u1',
  'highest-score-chart-c1?country=FR',
  'rankings/medals',
];
const recordNames = [
  'main h1',
  'main .list-link',
  'option',
  '.card-link',
  '.chart-caption',
  '.disclosure-summary h3',
  '.game-card-platforms',
  '.game-latest-facts',
  '.game-platforms',
  '.game-rules',
  '.group-link',
  '.letter-links',
  '.player-name',
  '.board-country',
  '.record-chart-link',
  '.record-table td:is(.record-wide, .board-platform, .board-date, .chart-since)',
].join(',');

/**
 * Elements that contain no interface texts: articles, records, native names, partners, decoration, members' texts, and the
 * page's URL in print.
 */
const foreign = [
  'article',
  '.record-list',
  '#comments li',
  '#print-address',
  '[aria-hidden="true"]',
  '[lang]:not(html)',
  'li:has(> a[href^="http"])',
  'a[href^="http"]',
  '.ql-editor',
  'pre',
  'script',
  'style',
  'noscript',
].join(',');

/** The product's name, units, dates, a build's id, and titles of articles within the page's own texts. */
const untranslated = /Video Game Records|^VGR|^\d|^[A-Z]{2,4}$|^[0-9a-f]{12}$/;

const plainTexts = (skipped: string) => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (/[A-Za-z]{3,}/.test(text) && parent && !parent.closest(skipped)) found.push(text);
  }
  return found;
};

/** The horizontal overflow of the page, and the elements that cut off some of their text. */
const clippedTexts = () => {
  // A line that is hidden as a whole, such as the site's name beside its logo, cuts off no text.
  const cutsLine = (element: Element) => {
    const box = element.getBoundingClientRect();
    const contents = document.createRange();
    contents.selectNodeContents(element);
    return [...contents.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        bottom > box.top + 1 &&
        top < box.bottom - 1 &&
        (right > box.right + 1 || left < box.left - 1),
    );
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const clipped = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const seen = element.clientWidth > 1 && style.visibility === 'visible';
      const speaks = element.textContent?.trim() !== '';
      // The label of an empty field is inside it, and above it in full once it is focused.
      const waits = element.matches('.MuiInputLabel-root:not(.MuiInputLabel-shrink)');
      const overflows = element.scrollWidth > element.clientWidth + 1;
      return hides && seen && speaks && !waits && overflows && cutsLine(element);
    })
    .map((element) => element.outerHTML.slice(0, 160));
  return { overflow: scrollWidth - clientWidth, clipped };
};

test('texts two fifths longer are not cut off, and every text is translated', async () => {
  const page = await newVisitor({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    expectedComplaints: /status of 404|Service Worker registration blocked/,
  });
  await speakPseudoLanguage(page);
  const violations: string[] = [];
  for (const screen of [...screens, ...records, written]) {
    await open(page, `/en/${screen}`);
    const names = records.includes(screen) ? `,${recordNames}` : '';
    const texts = await page.evaluate(plainTexts, foreign + names);
    violations.push(
      ...texts
        .filter((text) => screen !== written && !untranslated.test(text))
        .map((text) => `${screen}: "${text}"`),
    );
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      const { overflow, clipped } = await page.evaluate(clippedTexts);
      if (overflow > 0) violations.push(`${screen}, ${width}: ${overflow} pixels too wide`);
      violations.push(...clipped.map((element) => `${screen}, ${width}: cuts off ${element}`));
    }
  }
  // Requests still pending on the last page do not matter any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(violations).toEqual([]);
});
