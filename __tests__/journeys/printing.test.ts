import type { Page } from 'playwright-core';
import { expectAbsent } from './expectAbsent';
import { newVisitor, open, origin } from './visitor';

/** The width of an A4 page between its margins. */
const paper = { width: 673, height: 1000 };

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await open(page, address);
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** The left and right edges of the page's text, and its print colours. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { left, right } =
      document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const { backgroundColor, backgroundImage } = getComputedStyle(document.body);
    const heading = getComputedStyle(document.querySelector('main h1') ?? document.body).color;
    return { left, right, backgroundColor, backgroundImage, heading };
  });

test.each(['light', 'dark'] as const)(
  'every kind of page prints black on white without navigation (%s)',
  async (colorScheme) => {
    const page = await newVisitor({ colorScheme, viewport: paper });
    const paths = [
      '/en/',
      '/fr/articles',
      '/en/faq',
      '/ja/about',
      '/en/members/keiko-mori',
      '/en/games',
      '/fr/starlance-game-g1',
      '/en/scores-group-u1',
      '/en/highest-score-chart-c1',
      '/en/rankings/medals',
    ];
    for (const path of paths) {
      await openOnPaper(page, path);
      const heading = page.locator('main h1');
      await expectAbsent(visible(page, '#root header:not(main header), #sidebar, nav'), heading);
      await expectAbsent(visible(page, 'footer:not(main footer), [role="search"]'), heading);
      // The questions of the FAQ are buttons on the screen and headings in print.
      await expectAbsent(visible(page, 'button:not(h3 button), a[class*="Button"]'), heading);
      expect(await page.locator('#print-header').innerText()).toContain('Video Game Records');
      expect(await page.locator('#print-address').innerText()).toBe(`${origin}${path}`);
      expect(await measure(page)).toEqual({
        left: 0,
        right: paper.width,
        backgroundColor: 'rgb(255, 255, 255)',
        backgroundImage: 'none',
        heading: 'rgb(0, 0, 0)',
      });
    }
  },
);

test('the FAQ prints all its answers', async () => {
  const page = await newVisitor({ viewport: paper });
  await openOnPaper(page, '/en/faq');
  const answers = page.locator('.answer-text');
  expect(await answers.count()).toBeGreaterThan(10);
  for (const answer of await answers.all()) {
    expect(await answer.isVisible()).toBe(true);
    expect(await answer.evaluate((element) => element.clientHeight)).toBeGreaterThan(10);
  }
});

test('an article prints at full width, without comments and actions', async () => {
  const page = await newVisitor({ viewport: paper });
  await open(page, '/en/articles');
  await page.locator('main article a').first().click();
  await page.getByRole('heading', { name: /^Comments/ }).waitFor();
  const address = page.url();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  expect(await page.locator('#print-address').innerText()).toBe(address);
  const widths = await page.evaluate(() =>
    ['main', 'main > article p'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().width,
    ),
  );
  expect(widths).toEqual([paper.width, paper.width]);
  await expectAbsent(
    visible(page, 'main button, main h2:text-matches("^Comments")'),
    page.locator('#print-address'),
  );
});

test('the print header is hidden on the screen, and omits the token of a link', async () => {
  const page = await newVisitor();
  await open(page, '/en/reset-password?token=secret');
  await expectAbsent(visible(page, '#print-header'), page.locator('main h1'));
  expect(await page.locator('#print-address').textContent()).toBe(`${origin}/en/reset-password`);
});
