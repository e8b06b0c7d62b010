import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { adminPaths } from '../../src/contract/adminPaths';
import { roles } from '../../src/contract/roles';
import { logIn, newAccount, register } from './member';
import { findAccessibilityViolations, newVisitor, open, origin, widths } from './visitor';

const superAdministrator = { username: 'keiko_mori', password: 'insert-coin-3' };

/** Sends a request as a super administrator. */
async function asSuperAdministrator<Body>(
  path: string,
  request: { token?: string; method?: string; body?: object } = {},
): Promise<Body> {
  const { token, method = 'GET', body } = request;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  // The journey reads what the contract promises.
  return (await response.json()) as Body;
}

/** A new member who may edit the catalogue. */
async function newEditor(page: Page) {
  const account = newAccount();
  await register(page, account);
  const { token } = await asSuperAdministrator<{ token: string }>('/api/login_check', {
    method: 'POST',
    body: superAdministrator,
  });
  const found = await asSuperAdministrator<{ 'hydra:member': { id: number; roles: string[] }[] }>(
    `${adminPaths.users}?search=${account.username}`,
    { token },
  );
  const [member] = found['hydra:member'];
  if (!member) throw new Error('The new member is not listed.');
  await asSuperAdministrator(adminPaths.userRoles(member.id), {
    token,
    method: 'PUT',
    body: { roles: [...member.roles, roles.gameEditor], previous: member.roles },
  });
  return account;
}

/** Moves the focus to a control by the Tab key. */
async function tabTo(page: Page, name: RegExp, forward = true): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(forward ? 'Tab' : 'Shift+Tab');
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? activeElement.labels?.[0]?.textContent
          : undefined;
      return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '';
    });
    if (name.test(text)) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}.`);
}

test('an editor makes a game by keyboard, a visitor finds it, and a member posts a score', async () => {
  const name = `Copper Tide ${Date.now()}`;
  const page = await newVisitor();
  const account = await newEditor(page);
  await open(page, '/en/admin');
  await logIn(page, account);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const sections = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  expect(await sections.allInnerTexts()).toEqual(['Overview', 'Games']);
  await sections.last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Games' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Game without a name' }).waitFor();
  await tabTo(page, /^Name \(English\)/);
  await page.keyboard.type(name);
  await tabTo(page, /^Platforms/);
  await page.keyboard.type('Orbit');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await tabTo(page, /^Save, then: Charts/);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Import from a table' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import groups and charts' });
  await dialog.waitFor();
  await tabTo(page, /^Lines/);
  await page.keyboard.insertText(
    'groupe_en;groupe_fr;chart_en;chart_fr;type_id\nCups;Coupes;Mirror;Miroir;points\nCups;Coupes;Night;Nuit;points\nCups;;Lost;;nothing',
  );
  await dialog.getByText('2 charts will be added', { exact: false }).waitFor();
  await dialog.getByText('Line 4, column type_id', { exact: false }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await tabTo(page, /^Add to the game/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name of Mirror' }).waitFor();
  // The second chart is moved up by its handle.
  await page.getByRole('button', { name: 'Move Night', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Night, place 2 of 2').waitFor({ state: 'attached' });
  // dnd-kit listens to the arrow keys in a timer that it sets as it starts; a key can come before it.
  await page.evaluate(async () => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowUp');
  await page.getByText('Night, place 1 of 2').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Night is now at place 1 of 2').waitFor({ state: 'attached' });
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await tabTo(page, /^Save, then: Cover/);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  await page.locator('input[name=cover]').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1700, height: 1100, channels: 3, background: '#00796b' },
    })
      .png()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await page.getByRole('img', { name: 'Current cover' }).waitFor();
  await tabTo(page, /^Save, then: Review and publish/);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Publish this game?' });
  await question.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('The game is public').first().waitFor();
  const address = await page.getByRole('link', { name: 'View on the site' }).getAttribute('href');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.setViewportSize(widths.phone);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - globalThis.innerWidth,
  );
  expect(overflow).toBe(0);

  const visitor = await newVisitor();
  await open(visitor, `/en/games?search=${encodeURIComponent(name)}`);
  await visitor.getByRole('link', { name }).first().click();
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(address);

  const member = await newVisitor();
  const player = newAccount();
  await register(member, player);
  await logIn(member, player);
  await open(member, address ?? '');
  await member.getByRole('link', { name: 'Submit scores' }).click();
  const inputs = member.locator('form[aria-label="Submit scores"] input[type="text"]');
  await inputs.first().fill('4321');
  await inputs.first().press('Control+Enter');
  await member.locator('output').filter({ hasText: '1 score posted' }).waitFor();
});
