import type { Page } from 'playwright-core';
import { openMailFolder } from '../support/server/mailFolder';
import { findWorkerSite } from '../support/journeys/workerSite';
import { open } from './visitor';

export type Account = { username: string; email: string; password: string };

let made = 0;

/** A unique account in these journeys. */
export function newAccount(): Account {
  made += 1;
  const username = `guest_${Date.now().toString(36)}_${made}`.slice(0, 20);
  return { username, email: `${username}@example.org`, password: 'insert-coin-9' };
}

export const mails = () => openMailFolder(findWorkerSite().data);

/** Fills in the registration and waits for the login page. */
export async function register(page: Page, account: Account): Promise<void> {
  await open(page, '/en/register');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}

/** Logs in on the login page shown. */
export async function logIn(
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}

/** Everything this browser stores about its visitor. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
}
