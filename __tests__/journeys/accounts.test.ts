import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { tokenIn } from '../support/server/mailFolder';
import { expectAbsent } from './expectAbsent';
import { kept, logIn, logOut, mails, newAccount, register } from './member';
import { arrive, newVisitor, open, ready, tabTo } from './visitor';

const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in' });

const refusals = /status of 40[01]/;

test('a member registers, resets the password by mail, edits the account and deletes it', async () => {
  const page = await newVisitor();
  const account = newAccount();
  await register(page, account);
  await page.getByText('Account created').waitFor();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Check your mailbox').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();

  const mail = await mails().newest(account.email, 2);
  const token = tokenIn(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  await open(page, `/en/reset-password?token=${token}`);
  await page.waitForURL(/\/en\/reset-password$/);
  account.password = 'continue-play-2';
  await page.getByLabel('New password').fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await logIn(page, account);
  await page.waitForURL(/\/en\/$/);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
  const email = page.getByLabel('Email');
  const newEmail = `new-${account.email}`;
  await email.fill(newEmail);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(`Open the link we sent to ${newEmail}`).waitFor();
  const confirmation = /confirm=([\w-]+)/.exec(await mails().newest(newEmail))?.[1];
  await open(page, `/en/email-change?confirm=${confirmation}`);
  await page.waitForURL(/\/en\/email-change$/);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await arrive(page, account.username);
  await page.getByText(newEmail).first().waitFor();

  await page.getByRole('tab', { name: 'Avatar' }).click();
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#2255cc' },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('me.png is ready to upload').waitFor();
  await page.getByRole('button', { name: 'Upload avatar' }).click();
  await page.getByText('Avatar updated').waitFor();
  const avatar = page.getByRole('img', { name: 'Your current picture' });
  expect(await avatar.getAttribute('src')).toMatch(/^\/users\/\d+\/avatar\?timestamp=\d+$/);
  const widthOf = async (image: unknown) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  };
  expect(await avatar.evaluate(widthOf)).toBe(100);

  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel('Current password').fill(account.password);
  account.password = 'another-credit-3';
  await page.getByLabel('New password').fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();

  await page.getByRole('button', { name: 'Refresh token' }).click();
  await page.getByText('Your session has been extended').waitFor();
  await logOut(page);
  expect(await kept(page)).not.toMatch(/refresh_token|token_expiration/);
  await logIn(page, account);
});

test('logging in and out in one tab applies to the other', async () => {
  const page = await newVisitor();
  const account = newAccount();
  await register(page, account);
  const other = await page.context().newPage();
  await open(other, '/en/');
  await logIn(page, account);
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByText(account.username, { exact: true }).waitFor();
  await other.keyboard.press('Escape');
  await open(other, '/en/profile');
  await logOut(page);
  await arrive(other, 'Log in');
  await expectAbsent(other.getByText(account.email), loginHeading(other));
});

test('after logging out, Back reveals nothing, and the next member sees no data of the last', async () => {
  const page = await newVisitor();
  const [first, second] = [newAccount(), newAccount()];
  await register(page, first);
  await register(page, second);
  await logIn(page, first);
  await open(page, '/en/profile');
  await page.getByRole('heading', { name: first.username }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await arrive(page, 'Frequently asked questions');
  await logOut(page);
  await page.goBack();
  await arrive(page, 'Frequently asked questions');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  // This goes back to the profile's entry in the history.
  await page.goBack();
  await expectAbsent(page.getByText(first.email), loginHeading(page));
  expect(await kept(page)).not.toContain(first.username);

  await open(page, '/en/login');
  await logIn(page, second);
  await open(page, '/en/profile');
  await page.getByRole('heading', { name: second.username }).waitFor();
  expect(await page.content()).not.toContain(first.username);
});

test('logging in by keyboard alone returns to the page requested', async () => {
  const page = await newVisitor({ expectedComplaints: refusals });
  const account = newAccount();
  await register(page, account);
  await open(page, '/en/profile#password');
  await page.waitForURL(/\/en\/login\?redirect=/);
  await ready(page);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(account.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(account.password);
  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/profile#password$/);
});

test('a token that expires offline does not end the session', async () => {
  const page = await newVisitor({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 401/ });
  await page.clock.install();
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await page.waitForURL(/\/en\/$/);
  await page.context().setOffline(true);
  await page.clock.fastForward('02:00:00');
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await page.context().setOffline(false);
  await page.clock.resume();
  await open(page, '/en/profile');
  await page.getByRole('heading', { name: account.username }).waitFor();
});

test('a corrupt storage loses only its own content', async () => {
  const page = await newVisitor({ expectedComplaints: /status of 40[01]/ });
  await open(page, '/en/');
  await page.evaluate(() => {
    for (const key of ['vgr:ui', 'vgr:theme', 'vgr:pwa']) localStorage.setItem(key, '{"broken');
    localStorage.setItem('token', 'no token');
    localStorage.setItem('refresh_token', '{}');
    localStorage.setItem('token_expiration', 'tomorrow');
  });
  await open(page, '/en/articles');
  await page.getByText(/^1–12 of \d+$/).waitFor();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
});

test('a member downloads the own data as a file without the password’s hash or a token', async () => {
  const page = await newVisitor();
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await open(page, '/en/profile');
  await tabTo(page, 'Download your data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  await page.getByText('Your data has been saved').waitFor();
  expect(download.suggestedFilename()).toMatch(/^guest.*-data\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { username: account.username, email: account.email },
    sessions: [{ endedAt: null }],
    auditLog: expect.arrayContaining([expect.objectContaining({ event: 'memberRegistered' })]),
  });
  const tokens = await page.evaluate(() =>
    ['token', 'refresh_token'].map((key) => localStorage.getItem(key)),
  );
  expect(tokens).toEqual([expect.any(String), expect.any(String)]);
  for (const token of tokens) expect(text).not.toContain(token);
  expect(text).not.toMatch(/hash|token|scrypt|argon2|bcrypt/i);
});
