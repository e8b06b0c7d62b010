import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { startSite, type Site } from './startSite';
import { arrive, findAccessibilityViolations, newVisitor, open, tabTo } from './visitor';

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_FACTOR: '1000', ANALYTICS_ID: 'G-TEST1234' });
  // Starting a second site takes long on a busy machine; startSite limits the time.
});
afterAll(async () => site?.stop());

/** The behaviour of Google's script and its command queue that matters here: it sends each event, unless it is disabled. */
const tagScript = `
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const page = {};
  const obey = ([word, name, more]) => {
    if (word === 'set') Object.assign(page, name);
    if (word !== 'event' || window['ga-disable-' + id]) return;
    document.cookie = '_ga=GA1.1.1; Path=/';
    const seen = { en: name, dl: page.page_location, dt: page.page_title, ul: page.language };
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(seen), { mode: 'no-cors' });
  };
  dataLayer.forEach(obey);
  const keep = dataLayer.push.bind(dataLayer);
  dataLayer.push = (order) => { obey(order); return keep(order); };`;

/** A visitor of the site with analytics; every request to Google is intercepted and recorded. */
async function measuredVisitor(): Promise<{ page: Page; sent: URL[] }> {
  const page = await newVisitor({ baseURL: site.origin });
  const sent: URL[] = [];
  await page.context().route(/google/, async (route) => {
    const url = new URL(route.request().url());
    sent.push(url);
    const script = url.pathname === '/gtag/js';
    await route.fulfill(
      script ? { contentType: 'text/javascript', body: tagScript } : { status: 204 },
    );
  });
  return { page, sent };
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count page views?' });
const views = (sent: URL[]) =>
  sent
    .filter(({ pathname }) => pathname === '/g/collect')
    .map(({ searchParams }) => searchParams.get('dl')?.replace(site.origin, ''));

const told = async (sent: URL[], paths: string[]) => {
  await eventually(
    async () => views(sent),
    (seen) => seen.length >= paths.length,
  );
  expect(views(sent)).toEqual(paths);
};

/** The Tab stops that the banner covers, before its own buttons. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, hidden } = await page.evaluate(() => {
      const focused = document.activeElement;
      const card = document.querySelector('section:has(a[href$="/privacy"] )');
      const own = card?.contains(focused) ?? false;
      const name = focused?.textContent || focused?.getAttribute('aria-label') || '';
      const edge = card?.getBoundingClientRect().top ?? 0;
      return { name, hidden: !own && (focused?.getBoundingClientRect().bottom ?? 0) > edge };
    });
    if (name === 'Decline') return covered;
    if (hidden) covered.push(name);
  }
  throw new Error('Tab never reached the question.');
}

test('nothing is sent before a yes; page views are sent without their query until a no', async () => {
  const { page, sent } = await measuredVisitor();
  await open(page, '/en/articles?search=secret');
  await question(page).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await coveredStops(page)).toEqual([]);
  expect(sent).toEqual([]);

  await tabTo(page, 'Allow', 1);
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'detached' });
  await told(sent, ['/en/articles']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await arrive(page, 'Rules');
  await told(sent, ['/en/articles', '/en/rules']);
  expect(sent.map(String).join(' ')).not.toContain('secret');

  await open(page, '/en/settings#privacy');
  await told(sent, ['/en/articles', '/en/rules', '/en/settings']);
  await page.getByRole('radio', { name: 'Nothing is sent' }).check();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await arrive(page, 'Rules');
  await page.reload();
  await arrive(page, 'Rules');
  // An event sent in between would appear before the page on which consent is given again.
  await open(page, '/en/settings#privacy');
  await page.getByRole('radio', { name: 'Page views may be counted' }).check();
  await told(sent, ['/en/articles', '/en/rules', '/en/settings', '/en/settings']);
});
