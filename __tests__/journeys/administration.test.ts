import type { Page } from 'playwright-core';
import { expectAbsent } from './expectAbsent';
import { logIn, newAccount, register } from './member';
import { startSite, type Site } from './startSite';
import {
  arrive,
  findAccessibilityViolations,
  newVisitor,
  open,
  origin,
  tabTo,
  untilTrue,
} from './visitor';

const superAdministrator = { username: 'keiko_mori', password: 'insert-coin-3' };

async function enter(address: string, heading: string, baseURL = origin): Promise<Page> {
  const page = await newVisitor({ baseURL, expectedComplaints: /status of (409|422)/ });
  await open(page, '/en/login');
  await logIn(page, superAdministrator);
  await open(page, address);
  await arrive(page, heading);
  return page;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('tables are searched, filtered, sorted, paged and opened by keyboard alone', async () => {
  const page = await enter('/en/admin/users', 'Users');
  const grid = page.getByRole('grid', { name: 'Members' });
  await grid.getByRole('row').nth(5).waitFor();
  await tabTo(page, 'Any status');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Active' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/state=active/);
  await tabTo(page, 'Username');
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=username/);
  // The first row, not any: the rows before the sort stay until the new ones are loaded.
  await grid.getByRole('row').nth(1).getByText('amber56').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await focusedText(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe('Active');
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'Users' })
    .waitFor();
  expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());

  await page.goBack();
  await grid.getByRole('row').nth(5).waitFor();
  await tabTo(page, 'Go to page 2', 90);
  await page.keyboard.press('Enter');
  await page.waitForURL(/page=2/);
  await page.getByText('Page 2 of').waitFor();

  await open(page, '/en/admin/articles');
  const articles = page.getByRole('grid', { name: 'Articles' });
  await articles.getByRole('row').nth(5).waitFor();
  await tabTo(page, 'Title');
  const sorted = page.waitForResponse(/\/api\/admin\/articles\?.*title/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=title/);
  // A row that disappears would take the focus with it.
  const { 'hydra:member': rows } = await (await sorted).json();
  await articles.locator(`[aria-rowindex="2"][data-id="${rows[0].id}"]`).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/admin\/articles\/\d+$/);
});

describe('the configuration', () => {
  // A separate site: the other journeys expect the default name and open registration.
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ RATE_LIMIT_FACTOR: '1000' });
  });
  afterAll(async () => site?.stop());

  const configure = async () =>
    enter('/en/admin/configuration', 'System configuration', site.origin);
  /** Waits until documents contain the name. */
  const named = async (visitor: Page, name: string) =>
    untilTrue(
      visitor,
      async (title) => (await (await fetch('/en/register')).text()).includes(title),
      `| ${name}</title>`,
    );

  test('applies to visitors at once, and conflicting changes are reported', async () => {
    const page = await configure();
    const other = await configure();
    const image = page.getByRole('textbox', { name: 'Social image' });
    await image.fill('not an address');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await image.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await image.getAttribute('aria-invalid')).toBe('true');
    await image.fill('/social-image.jpg');

    await page.getByRole('textbox', { name: 'Site name' }).fill('Coin Records');
    await page.getByRole('switch', { name: 'Registration is open' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Version \d+ \(in effect\)/).waitFor();
    // The open page shows the new name too.
    await page.getByRole('banner').getByText('Coin Records').waitFor();
    expect(await page.title()).toContain('Coin Records');
    const visitor = await newVisitor({ baseURL: site.origin });
    await visitor.goto('/en/register');
    await named(visitor, 'Coin Records');
    await open(visitor, '/en/register');
    expect(await visitor.title()).toContain('Coin Records');
    await expectAbsent(
      visitor.getByRole('button', { name: 'Create account' }),
      visitor.getByText('Registration is closed at the moment.'),
    );

    await other.getByRole('textbox', { name: 'Site name' }).fill('Video Game Records!');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText(/^Someone else has saved the configuration/).waitFor();
    await page.getByRole('textbox', { name: 'Site name' }).fill('Video Game Records');
    await page.getByRole('switch', { name: 'Registration is open' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    const saved = page.locator('[aria-disabled="true"][aria-busy="false"]');
    await page.getByRole('button', { name: 'Save' }).and(saved).waitFor();
    expect(await focusedText(page)).toBe('Save');
    await named(visitor, 'Video Game Records');
    await open(visitor, '/en/register');
    await visitor.getByRole('button', { name: 'Create account' }).waitFor();
  });
});

test('statistics are shown as tables, a role is granted, and both appear in the audit log', async () => {
  const member = await newVisitor();
  const account = newAccount();
  await register(member, account);

  const page = await enter('/en/admin/statistics', 'Statistics');
  await page.getByRole('button', { name: '7 days' }).click();
  await page.waitForURL(/days=7/);
  await page.getByRole('button', { name: 'Show as table: Views and logins' }).click();
  await page.getByRole('table', { name: 'Views and logins' }).getByRole('row').nth(7).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await open(page, '/en/admin/statistics?from=2001-01-01&to=2001-01-07');
  await page.getByText('Nothing was counted in this period').first().waitFor();

  await open(page, '/en/admin/roles');
  const powerful = page.getByRole('listitem', { name: 'Super administrator' });
  await powerful.getByText('You cannot change your own roles').waitFor();
  await page.getByRole('button', { name: 'Give to a member: Proof moderator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give the role Proof moderator' });
  await dialog.getByRole('combobox', { name: 'Username' }).fill(account.username);
  await page.getByRole('option', { name: account.username }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give role' }).click();
  await page.getByText(`${account.username} has the role Proof moderator now.`).waitFor();

  await open(page, '/en/admin/audit');
  await page.getByRole('combobox', { name: 'Kind of event' }).click();
  await page.getByRole('option', { name: 'Members and roles' }).click();
  await page.waitForURL(/group=members/);
  await page.getByRole('textbox', { name: 'Username' }).fill(account.username);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`member=${account.username}`));
  await page.getByRole('row', { name: /Roles changed.*keiko_mori.*Proof moderator/ }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('audit-log.csv');
});
