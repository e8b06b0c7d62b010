import type { Page } from 'playwright-core';
import { logIn } from './member';
import { newVisitor, open, widths } from './visitor';

const joana = { username: 'joana_b', password: 'insert-coin-1' };

async function visit(width: keyof typeof widths): Promise<Page> {
  const page = await newVisitor({ viewport: widths[width] });
  await open(page, '/en/login');
  await logIn(page, joana);
  return page;
}

const heading = (page: Page, name: RegExp | string, level = 1) =>
  page.getByRole('main').getByRole('heading', { level, name });

test('a member learns why the rank is what it is, whom to beat, and what to play next', async () => {
  const page = await visit('desktop');
  await open(page, '/en/rankings/points');
  await page.getByRole('link', { name: 'Why this rank' }).click();
  await heading(page, 'Rank of joana_b').waitFor();
  await page.getByText(/^Rank [\d,]+ of [\d,]+ with [\d,]+ points\.$/).waitFor();
  await heading(page, /^Charts that give most points: /, 2).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Cups' }).click();
  await page.getByText(/^Rank [\d,]+ of [\d,]+ by cups\.$/).waitFor();
  await page.goBack();
  await heading(page, /^Charts that give most points: /, 2).waitFor();

  await open(page, '/en/members/joana-b');
  await page.getByRole('main').getByRole('link', { name: 'Rivals' }).click();
  await heading(page, 'Whom joana_b beats most', 2).waitFor();
  await page
    .getByRole('table')
    .first()
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click();
  await heading(page, /^joana_b .+/).waitFor();
  await heading(page, 'Shared charts', 2).waitFor();

  await open(page, '/en/my-scores?sort=easiest');
  await page
    .getByRole('main')
    .getByText(/\+[\d,]+ points/)
    .first()
    .waitFor();
});

test('a guest reads who was first and how a board was on an earlier day', async () => {
  const page = await newVisitor({ viewport: widths.phone });
  await open(page, '/en/players');
  await page.getByRole('searchbox').fill('joana');
  await page.getByRole('main').getByRole('link', { name: 'joana_b' }).click();
  await heading(page, 'joana_b').waitFor();
  await page.getByText('First places, now and before').click();
  await page.getByRole('button', { name: /^Held before/ }).click();
  const chart = page.getByRole('table').last().getByRole('rowheader').getByRole('link').first();
  await chart.click();
  await page.waitForURL(/-chart-c\d+$/);
  const address = new URL(page.url());
  address.searchParams.set('at', '2025-05-17');
  await open(page, address.href);
  await heading(page, /^As it was at the end of (17 May|May 17)/, 2).waitFor();
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name: 'Back to today' }).click();
  await heading(page, /^As it was/, 2).waitFor({ state: 'detached' });
});
