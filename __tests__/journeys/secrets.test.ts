import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { bundleDevTools } from '../support/journeys/bundleDevTools';
import { findSecrets } from '../support/journeys/secretForms';
import { logOut, newAccount } from './member';
import { arrive, newVisitor, open } from './visitor';

type Tools = Record<'exported' | 'held', () => string>;

const refused = /status of 4\d\d/;

/** Every secret the visitor enters on these pages; each unique. */
function createSecrets() {
  const stamp = Date.now().toString(36);
  const known = new Set<string>();
  const add = (secret: string) => {
    known.add(secret);
    return secret;
  };
  return { add, plant: (place: string) => add(`${place}-${stamp}`), all: () => [...known] };
}

/** What the page would pass to DevTools and support at this point, and what its store contained. */
async function takeAll(page: Page, taken: { shown: string[]; held: string[] }): Promise<void> {
  const tell = async (what: keyof Tools) =>
    page.evaluate((name) => {
      const tools: Tools = Reflect.get(globalThis, 'vgrTools');
      return tools[name]();
    }, what);
  taken.held.push(await tell('held'));
  taken.shown.push(await tell('exported'));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download snapshot' }).click(),
  ]);
  taken.shown.push(readFileSync(await download.path(), 'utf8'));
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

test('DevTools and snapshots contain none of the input and data of members and administrators', async () => {
  const { add, plant, all } = createSecrets();
  const taken = { shown: [] as string[], held: [] as string[] };
  const page = await newVisitor({ expectedComplaints: refused });
  await page.addInitScript(await bundleDevTools());
  page.on('request', (request) => {
    const picture = /data:image\/jpeg;base64,([\w+/=]+)/.exec(request.postData() ?? '')?.[1];
    if (picture) add(picture.slice(40, 240));
    const { authorization = '' } = request.headers();
    if (authorization) add(authorization.replace('Bearer ', ''));
  });
  const keepTokens = async () => {
    const tokens = await page.evaluate(() =>
      ['token', 'refresh_token'].map((name) => localStorage.getItem(name)),
    );
    for (const token of tokens) add(String(token));
  };

  // A guest registers, makes mistakes, asks for help and logs in.
  const account = newAccount();
  account.password = plant('first-password-1');
  for (const fact of Object.values(account)) add(fact);
  await open(page, `/en/login?utm_source=${plant('query')}#${plant('hash')}`);
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const enter = async (name: string, word: string) => {
    await username.fill(name);
    await password.fill(word);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await enter(plant('wrong_name').slice(0, 20), plant('wrong-password'));
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(`${plant('forgotten')}@example.org`);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await arrive(page, 'Log in');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await arrive(page, 'Create your account');
  await page.getByLabel('Email').fill(account.email);
  await username.fill(account.username);
  await password.fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await arrive(page, 'Log in');
  await enter(account.username, account.password);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await keepTokens();
  await takeAll(page, taken);

  // A member reads and writes.
  await open(page, '/en/articles');
  await page.getByRole('searchbox').fill(plant('search'));
  await page.waitForURL(/search=search-/);
  await takeAll(page, taken);
  await open(page, '/en/x-article-a2');
  const editor = page.getByRole('textbox', { name: 'Write a comment' });
  const comments = page.getByRole('region', { name: /^Comments \(/ });
  await editor.click();
  await page.keyboard.type(plant('comment'));
  await page.getByRole('button', { name: 'Post comment' }).click();
  await comments.getByRole('button', { name: 'Edit comment' }).first().click();
  await page.getByRole('textbox', { name: 'Change your comment' }).fill(plant('changed-comment'));
  await page.getByRole('button', { name: 'Save comment' }).click();
  await comments.getByText('Edited').first().waitFor();
  await editor.click();
  await page.keyboard.type(plant('draft'));
  await takeAll(page, taken);

  // The development pages, and unknown URLs.
  await open(page, `/en/quill-test?${plant('name-of-a-parameter')}=1`);
  await page.getByRole('textbox', { name: 'Text to try' }).fill(plant('quill'));
  const sections = page.getByRole('navigation', { name: 'Main' });
  await sections.getByRole('link', { name: 'Video Players Demo' }).click();
  await page.getByLabel('Video address').fill(`https://youtu.be/${plant('video')}`);
  await takeAll(page, taken);
  await open(page, `/en/${plant('unknown-page')}`);
  await takeAll(page, taken);

  // The account, and a report about it.
  await open(page, '/en/profile');
  await page.getByLabel('Email').fill(`${plant('new-email')}@example.org`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Confirm your new address').waitFor();
  await page.getByRole('tab', { name: 'Avatar' }).click();
  const look = { width: 300, height: 300, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const buffer = await sharp({ create: { ...look, background: '#000', noise } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${plant('file')}.png`, mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Upload avatar' }).click();
  await page.getByText('Avatar updated').waitFor();
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel('Current password').fill(account.password);
  account.password = plant('second-password-2');
  await page.getByLabel('New password').fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await keepTokens();
  await page.getByRole('button', { name: 'Refresh token' }).click();
  await page.getByText('Your session has been extended').waitFor();
  await keepTokens();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What went wrong?').fill(plant('description'));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send to support' }).click();
  add((await dialog.getByText(/^VGR-\w{4}-\w{4}$/).textContent()) ?? '');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await takeAll(page, taken);
  await logOut(page);
  await open(page, `/en/reset-password?token=${plant('reset-token')}`);
  await page.getByLabel('New password').fill(plant('third-password-3'));
  await page.getByLabel('Confirm password').fill(plant('third-password-3'));
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  await takeAll(page, taken);

  // The administration, which sees other members' data.
  await open(page, '/en/admin/users');
  await enter('keiko_mori', 'insert-coin-3');
  await arrive(page, 'Users');
  await keepTokens();
  await page.getByRole('searchbox').fill(account.username);
  await page.getByRole('link', { name: account.username }).click();
  await arrive(page, account.username);
  await page.getByText(`@example.org`).first().waitFor();
  await takeAll(page, taken);
  await open(page, '/en/admin/users');
  await page.getByRole('button', { name: 'Find by email' }).click();
  const lookup = page.getByRole('dialog', { name: 'Find a member by email' });
  await lookup.getByLabel('Email').fill(`${plant('looked-for')}@example.org`);
  await lookup.getByRole('button', { name: 'Find' }).click();
  await lookup.getByText('Nobody has this email address.').waitFor();
  await page.keyboard.press('Escape');
  await takeAll(page, taken);
  await open(page, '/en/admin/support');
  await page
    .getByText(/^description-/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^VGR-/ }).first().click();
  await page.getByLabel('Notes').fill(plant('notes'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The changes have been saved.').waitFor();
  await takeAll(page, taken);
  await open(page, '/en/admin/articles');
  await page.getByRole('button', { name: 'New article' }).first().click();
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true });
  await title.fill(plant('article-title'));
  await page.getByText(/^Saved at/).waitFor();
  await takeAll(page, taken);

  add('keiko_mori');
  add('insert-coin-3');
  add('127.0.0.1');
  const secrets = all();
  expect(secrets.length).toBeGreaterThanOrEqual(30);
  // The store did contain the secrets.
  const held = findSecrets(taken.held.join('\n'), secrets);
  expect(held.length).toBeGreaterThan(12);
  expect(findSecrets(taken.shown.join('\n'), secrets)).toEqual([]);
});
