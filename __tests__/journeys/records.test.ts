import type { Page } from 'playwright-core';
import { logIn } from './member';
import { arrive, newVisitor, open } from './visitor';

const chart = '/en/highest-score-chart-c1';
const board = (page: Page) => page.getByRole('table', { name: 'Highest score' });
const ranks = async (page: Page) =>
  board(page).locator('tbody .record-rank [aria-hidden]').allTextContents();

test('a visitor goes from Home to a chart and its next places, and Back keeps the place', async () => {
  const page = await newVisitor();
  await open(page, '/en/');
  const main = page.getByRole('main');
  const follow = async (name: string, link = name) => {
    await main.getByRole('link', { name: link, exact: true }).first().click();
    await arrive(page, name);
  };
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Games', exact: true })
    .click();
  await arrive(page, 'Games');
  await follow('Starlance');
  await main.getByRole('table', { name: 'Best players' }).waitFor();
  await follow('Challenges', 'Open Challenges');
  await follow('Highest score');
  expect(new URL(page.url()).pathname).toBe(chart);
  const medals = board(page).locator('tbody .board-top');
  expect(await medals.count()).toBeGreaterThanOrEqual(3);
  expect((await ranks(page))[0]).toBe('1');

  const next = main.getByRole('link', { name: 'Next places' });
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await next.click();
  await page.waitForURL(/\?after=/);
  // The previous places stay, dimmed, until the next ones arrive.
  await board(page).locator('tbody tr:first-child .record-rank', { hasText: /^51/ }).waitFor();
  await page.goBack();
  await medals.first().waitFor();
  await page.waitForFunction((before) => Math.abs(scrollY - before) < 100, place);
  expect((await ranks(page))[0]).toBe('1');
});

test('a guest logs in on the way to the places around the own score', async () => {
  const page = await newVisitor();
  await open(page, chart);
  await page.getByRole('tab', { name: 'Around me' }).click();
  await arrive(page, 'Log in');
  await logIn(page, { username: 'keiko_mori', password: 'insert-coin-3' });
  await page.waitForURL(`${chart}?around=me`);
  const own = page.getByRole('region', { name: 'Your score' });
  await own.getByText('210 of 1,039').waitFor();
  const row = board(page)
    .getByRole('row')
    .filter({ has: page.getByText('You', { exact: true }) });
  await row.waitFor();
  expect(await row.getByRole('link').first().textContent()).toBe('keiko_mori');
  expect(await row.textContent()).toContain('64,910');
});

test('a country and a platform are chosen, and a reload keeps them', async () => {
  const page = await newVisitor();
  await open(page, chart);
  await page.getByRole('tab', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  await page.waitForURL(/\?country=JP$/);
  await board(page).and(page.locator(':not(.record-stale) > table')).waitFor();
  const countries = board(page).locator('tbody .board-country');
  expect(new Set(await countries.allTextContents())).toEqual(new Set(['Japan']));
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Novacore');
  await page.waitForURL(/platform=\d+&country=JP$/);
  await page.reload();
  const platform = page.getByRole('combobox', { name: 'Platform' });
  expect(await platform.locator('option:checked').textContent()).toBe('Novacore');
  expect(new Set(await countries.allTextContents())).toEqual(new Set(['Japan']));
});

test('a visitor goes from one ranking to another by the menu', async () => {
  const page = await newVisitor();
  await open(page, '/en/games');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Rankings', exact: true })
    .click();
  await arrive(page, 'Points');
  await page
    .getByRole('navigation', { name: 'Boards' })
    .getByRole('link', { name: 'Medals', exact: true })
    .click();
  await arrive(page, 'Medals');
  const medals = page.getByRole('table', { name: 'Medals' });
  expect(await medals.locator('tbody tr').count()).toBe(50);
  await page.getByRole('link', { name: 'Next places' }).click();
  await page.getByRole('link', { name: 'First places' }).waitFor();
});
