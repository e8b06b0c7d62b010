import { languages } from '../../src/contract/languages';
import { requestsDone } from './pageRequests';
import { newVisitor, open, ready, tabTo, widths } from './visitor';

test('home shows the five latest articles, the three cards and the statistics', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: /Video Game Records/ }).waitFor();
  for (const label of ['Members', 'Records', 'Games', 'Proved records']) {
    await main.getByText(label, { exact: true }).first().waitFor();
  }
  const latest = main.getByRole('region', { name: 'Latest articles' });
  expect(await latest.getByRole('article').count()).toBe(5);
});

test('an article is found, opened, read and left by keyboard alone', async () => {
  const page = await newVisitor();
  await open(page, '/en/articles');
  await tabTo(page, 'Search articles');
  await page.keyboard.type('skyline');
  await page.waitForURL(/search=skyline/);
  await ready(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.waitForFunction(() => document.querySelectorAll('main article').length < 12);
  await cards.first().waitFor();
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(page.url()).toMatch(/\/en\/[a-z0-9-]+-article-a\d+$/);
  await page.goBack();
  await page.waitForURL(/search=skyline/);
  expect(await page.getByRole('searchbox', { name: 'Search articles' }).inputValue()).toBe(
    'skyline',
  );
});

test('sorting, page size and page are in the URL and survive a reload', async () => {
  const page = await newVisitor();
  await open(page, '/en/articles');
  await page.getByText(/^1–12 of \d+$/).waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A-Z');
  await page.getByRole('combobox', { name: 'Articles per page' }).selectOption('24');
  await page.getByText(/^1–24 of \d+$/).waitFor();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await pages.getByRole('link', { name: /page 2/i }).click();
  await page.getByText(/^25–48 of \d+$/).waitFor();
  await page.getByText(/^Page 2 of \d+$/).waitFor();
  await ready(page);
  const headings = page.getByRole('main').getByRole('article').getByRole('heading');
  const titles = await headings.allTextContents();
  const address = page.url();
  await page.reload();
  await ready(page);
  expect(page.url()).toBe(address);
  expect(await headings.allTextContents()).toEqual(titles);
});

test('a search without results shows a message and can be cleared', async () => {
  const page = await newVisitor();
  await open(page, '/en/articles?search=qqqqxyzzy');
  await page.getByRole('heading', { name: 'No articles match your search' }).waitFor();
  await page.getByRole('button', { name: /clear/i }).first().click();
  await page.getByText(/^1–12 of \d+$/).waitFor();
});

test('a wrong slug is corrected in the address bar', async () => {
  const page = await newVisitor();
  await open(page, '/en/wrong-words-article-a1');
  await page.waitForURL((url) => !url.pathname.includes('wrong-words'));
  expect(page.url()).toMatch(/\/en\/[a-z0-9-]+-article-a1$/);
});

test.each([
  ['/en/some-article-aX', /invalid article/i],
  ['/en/some-article-a999999', /not found|removed/i],
  ['/en/nowhere', /does not exist/i],
])('%s shows an explanation and links', async (address, text) => {
  const page = await newVisitor({ expectedComplaints: /status of 404/ });
  await page.goto(address);
  await page.getByText(text).first().waitFor();
  await page.getByRole('main').getByRole('link').first().waitFor();
});

test('the not-found page links back and home', async () => {
  const page = await newVisitor({ expectedComplaints: /status of 404/ });
  await open(page, '/en/faq');
  await page.goto('/en/nowhere');
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL(/\/en\/faq$/);
  await page.goto('/en/nowhere');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/en\/$/);
});

test.each(Object.entries(widths))(
  'nothing overflows horizontally on a %s',
  async (_name, viewport) => {
    const page = await newVisitor({ viewport });
    const addresses = [
      '/en/',
      '/en/articles',
      '/en/x-article-a1',
      '/fr/faq',
      '/ja/rules',
      '/fr/games',
      '/es/starlance-game-g1',
      '/it/scores-group-u1',
      '/en/highest-score-chart-c1',
      '/pt-br/rankings/game-points',
    ];
    for (const address of addresses) {
      await open(page, address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, overflow]).toEqual([address, 0]);
    }
  },
);

test('the first screens do not shift while they load', async () => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as {
          value?: number;
          hadRecentInput?: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/en/', '/en/articles', '/en/x-article-a1', '/en/faq']) {
    await open(page, address);
    await requestsDone(page);
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
    expect({ address, steady: shift <= 0.02, shift }).toMatchObject({ address, steady: true });
  }
});

/** The bottom of the text's first line. */
const firstLine = () => {
  const text = document.querySelector('main article > div:has(aside) > div');
  const range = document.createRange();
  const walker = document.createTreeWalker(text ?? document.body, NodeFilter.SHOW_TEXT);
  range.selectNodeContents(walker.nextNode() ?? document.body);
  return range.getClientRects()[0]?.bottom ?? Infinity;
};

describe.each([
  ['phone', widths.phone],
  ['desktop', widths.desktop],
])('on a %s', (_device, viewport) => {
  test.each(languages)('an article in %s starts on the first screen', async (language) => {
    const page = await newVisitor({ viewport });
    for (const id of [2, 20]) {
      await open(page, `/${language}/x-article-a${id}`);
      expect(await page.evaluate(firstLine)).toBeLessThan(viewport.height);
    }
  });
});

test('the site name stays on one line at every width and in every language', async () => {
  const page = await newVisitor();
  for (const language of languages) {
    await open(page, `/${language}/rules`);
    for (const width of [320, 360, 390, 480, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('header a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect().height),
      );
      expect([language, width, Math.max(...heights)]).toEqual([language, width, 40]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([language, width, overflow]).toEqual([language, width, 0]);
    }
  }
});

/** Titles of cards that are cut off, and those with an empty line below them. */
const badTitles = () =>
  [...document.querySelectorAll('main article h3')].flatMap((title) => {
    const lines = title.getBoundingClientRect().height;
    const place = title.parentElement?.getBoundingClientRect().height ?? 0;
    const cut = title.scrollHeight > title.clientHeight + 1;
    return cut || place > lines + 1 ? [`${title.textContent}: ${lines} of ${place}`] : [];
  });

test('cards in one column have no empty line, and no title in wide ones is cut off', async () => {
  const page = await newVisitor({ viewport: widths.phone });
  for (const screen of ['/ja/', '/ja/articles', '/pt-br/articles']) {
    await open(page, screen);
    expect([screen, await page.evaluate(badTitles)]).toEqual([screen, []]);
  }
  await page.setViewportSize(widths.desktop);
  await open(page, '/pt-br/');
  const cut = (await page.evaluate(badTitles)).filter((title) => /: (\d+) of \1/.test(title));
  expect(cut).toEqual([]);
});

test('the records and the statistics on the home page cause no layout shift', async () => {
  const page = await newVisitor();
  await open(page, '/en/faq');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/api\/(?:website\/get-stats|scores\/records)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const numbers = page.getByRole('region', { name: 'The site in numbers' });
  const before = await numbers.boundingBox();
  answer();
  await numbers.getByText(/\d% of all records are proved/).waitFor();
  await page
    .getByRole('region', { name: 'Latest records' })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(await numbers.boundingBox()).toEqual(before);
});
