import { variantsInTurn } from '../support/journeys/variantsInTurn';
import { arrive, findAccessibilityViolations, newVisitor, open, widths } from './visitor';

const screens = [
  '/en/',
  '/en/articles',
  '/en/articles?search=nothing-is-called-so',
  '/en/x-article-a1',
  '/en/games',
  '/fr/starlance-game-g1',
  '/en/scores-group-u1',
  '/en/highest-score-chart-c1?country=FR',
  '/en/emulator-chart-c4',
  '/ja/rankings/medals',
  '/en/faq',
  '/en/rules',
  '/ja/about',
];

/** The second colour scheme of each is that of a system which changes it while the page is open. */
const looks = [
  ['desktop', ['light', 'dark']],
  ['phone', ['dark', 'light']],
] as const;

const screensInLooks = screens.flatMap((address, index) =>
  variantsInTurn(looks, index).map(([size, schemes]) => [size, address, schemes] as const),
);

test.each(screensInLooks)(
  'on a %s %s has no accessibility violations in light and dark',
  async (size, address, schemes) => {
    const [colorScheme] = schemes;
    const page = await newVisitor({ viewport: widths[size], colorScheme, reducedMotion: 'reduce' });
    await open(page, address);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-theme="${scheme}"]`).waitFor();
      expect([scheme, ...(await findAccessibilityViolations(page))]).toEqual([scheme]);
    }
  },
);

test.each(Object.entries(widths))(
  'the open menu has no accessibility violations (%s)',
  async (_name, viewport) => {
    const page = await newVisitor({ viewport, reducedMotion: 'reduce' });
    await open(page, '/en/');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menu').waitFor();
    // A menu is rendered outside the page's landmarks while it is open.
    expect(await findAccessibilityViolations(page, ['region'])).toEqual([]);
  },
);

test('the sheet on a phone has no accessibility violations', async () => {
  const page = await newVisitor({ viewport: widths.phone, reducedMotion: 'reduce' });
  await open(page, '/en/');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the first Tab stop is the skip link', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
});

/** Focused by Tab, but covered by another element. */
const focusHidden = async () => {
  const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((element) =>
      Number(getComputedStyle(element.closest('[data-aside]') ?? element).opacity),
    );
  const shown = seen && (focused.contains(seen) || seen.contains(focused));
  return shown ? undefined : focused.outerHTML.slice(0, 160);
};

test('offline, no card covers the focused element', async () => {
  const page = await newVisitor({
    viewport: { width: 390, height: 560 },
    reducedMotion: 'reduce',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED/,
  });
  await open(page, '/en/faq');
  await page.getByRole('region', { name: 'App notices' }).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByRole('complementary', { name: 'Connection' }).waitFor();
  const hidden: string[] = [];
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusHidden);
    if (found !== undefined) hidden.push(found);
  }
  expect(hidden).toEqual([]);
});

test('a navigation moves the focus to the heading and sets the title', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await arrive(page, 'Terms of use');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.title()).toMatch(/ \| Video Game Records$/);
});
