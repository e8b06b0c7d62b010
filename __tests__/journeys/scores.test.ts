import type { Page } from 'playwright-core';
import { expectAbsent } from './expectAbsent';
import { kept, logIn, logOut, newAccount, register } from './member';
import { newOfflineVisitor, underWorkerControl } from './offlineBrowser';
import { newVisitor, open } from './visitor';

const game = '/en/summer-field-days-game-g4';
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|net::/;

const inputs = (page: Page) => page.locator('form[aria-label="Submit scores"] input[type="text"]');
const row = (page: Page, chart: string) => page.getByRole('row', { name: chart });
const status = (page: Page, text: string) => page.locator('output').filter({ hasText: text });

async function memberAt(address: string, expectedComplaints?: RegExp) {
  const page = await newVisitor(expectedComplaints ? { expectedComplaints } : {});
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await open(page, address);
  return { page, account };
}

/** Follows the link of a chart on the sheet and returns its board. */
async function openChart(page: Page, chart: string) {
  await row(page, chart).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: chart }).waitFor();
  return page.getByRole('table', { name: chart });
}

test('scores are typed with the keyboard alone, rank within seconds, and are on another device', async () => {
  const { page, account } = await memberAt(game);
  await page.getByRole('link', { name: 'Submit scores' }).click();
  await inputs(page).first().waitFor();
  await inputs(page).first().focus();
  await page.keyboard.type('9:01.5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9:02');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('1:60');
  await page.getByText(/seconds go up to 59/).waitFor();
  await page.keyboard.press('Control+Enter');
  // The row that is wrong keeps the focus, and nothing is sent.
  await status(page, '1 row to correct').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9:03');
  await row(page, 'Stage 1-1')
    .getByText(/Would be \d+ of \d+/)
    .waitFor();
  await page.keyboard.press('Control+Enter');
  await status(page, '3 scores posted').waitFor();

  const board = await openChart(page, 'Stage 1-1');
  const own = page.getByRole('region', { name: 'Your score' });
  await own.getByText(/^\d+ of \d+$/).waitFor();
  expect(await own.innerText()).toContain('9:01.50');
  await board.getByRole('row').filter({ hasText: account.username }).waitFor();

  const other = await newVisitor();
  await open(other, '/en/login');
  await logIn(other, account);
  await open(other, game);
  await other.getByRole('link', { name: 'Submit scores' }).click();
  await row(other, 'Stage 1-2').getByText('9:02.00').waitFor();
});

test('a score typed offline survives the end of its tab and is sent once there is a connection', async () => {
  const { page } = await memberAt('/en/submit/4', offline);
  await inputs(page).first().waitFor();
  const context = page.context();
  await context.setOffline(true);
  await inputs(page).first().fill('9:05');
  await page.getByRole('button', { name: 'Send scores' }).click();
  await page.getByRole('region', { name: 'Waiting to be sent' }).getByText('9:05').waitFor();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await open(later, '/en/faq');
  await later.getByText('Your waiting scores have been sent.').waitFor();
  await open(later, '/en/submit/4');
  await expectAbsent(
    later.getByRole('region', { name: 'Waiting to be sent' }),
    row(later, 'Stage 1-1').getByText('9:05.00'),
  );
});

test('a sheet and the own scores that were read once open without a network, until the log-out', async () => {
  const page = await newOfflineVisitor();
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await underWorkerControl(page);
  await open(page, '/en/my-scores');
  await page.getByRole('heading', { name: 'No scores yet' }).waitFor();
  await open(page, '/en/submit/4');
  await inputs(page).first().fill('9:07');
  const context = page.context();
  await context.setOffline(true);
  await page.close();

  const later = await context.newPage();
  await open(later, '/en/submit/4');
  await later.getByText(/^You are reading a copy saved /).waitFor();
  expect(await inputs(later).first().inputValue()).toBe('9:07');
  await open(later, '/en/my-scores');
  await later.getByRole('heading', { name: 'No scores yet' }).waitFor();
  await later.getByText(/^You are reading a copy saved /).waitFor();
  await logOut(later);
  expect(await kept(later)).not.toContain('vgr:copy:');
});

test.each([
  [1280, 768],
  [390, 844],
  [360, 300],
  [740, 360],
])('the field that gets the focus is never under the bar at %d × %d', async (width, height) => {
  const { page } = await memberAt('/en/submit/4');
  await page.setViewportSize({ width, height });
  await inputs(page).first().focus();
  const covered: string[] = [];
  const stops = await inputs(page).count();
  for (let stop = 1; stop < stops; stop += 1) {
    await page.keyboard.press('Enter');
    const hidden = await page.evaluate(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const [field, bar] = [document.activeElement, document.querySelector('.sheet-status')];
      if (!field || !bar) return 'no field';
      const { bottom, top } = field.getBoundingClientRect();
      const isSticky = getComputedStyle(bar).position === 'sticky';
      const edge = isSticky ? bar.getBoundingClientRect().top : innerHeight;
      return bottom > edge || top < 64 ? `${field.ariaLabel}: ${top}–${bottom} of ${edge}` : '';
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});
