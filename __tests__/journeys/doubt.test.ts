import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/eventually';
import { expectAbsent } from './expectAbsent';
import { logIn, newAccount, register, type Account } from './member';
import { startSite, type Site } from './startSite';
import { newVisitor, open, widths } from './visitor';

const daysToProve = 14;
const day = 86_400_000;
const joana = { username: 'joana_b', password: 'insert-coin-1' };
const samir = { username: 'samir_proofs', password: 'insert-coin-4' };
const keiko = { username: 'keiko_mori', password: 'insert-coin-3' };
/** Of the stages of Summer Field Days, whose boards have room at the end. */
const sheet = '/en/submit/4';

// A separate site: its clock is moved.
let site: Site;
beforeAll(async () => {
  const clock = pathToFileURL(path.join(__dirname, 'movableClock.mjs'));
  site = await startSite({ RATE_LIMIT_FACTOR: '1000' }, process.cwd(), clock);
});
afterAll(async () => site?.stop());

async function visit(
  { username, password }: Pick<Account, 'username' | 'password'>,
  width: keyof typeof widths,
): Promise<Page> {
  const page = await newVisitor({ baseURL: site.origin, viewport: widths[width] });
  await open(page, '/en/login');
  await logIn(page, { username, password });
  return page;
}

async function postScore(page: Page): Promise<string> {
  await open(page, sheet);
  await page.locator('form[aria-label="Submit scores"] input[type="text"]').first().fill('9:34.25');
  await page.getByRole('button', { name: 'Send scores' }).click();
  await page.locator('output').filter({ hasText: '1 score posted' }).waitFor();
  await open(page, '/en/my-scores');
  const link = page.getByRole('main').locator('a[href*="/score/"]').first();
  return ((await link.getAttribute('href')) ?? '').replace(/^\/en/, '');
}

async function sendPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer une preuve' }).first().click();
  const dialog = page.getByRole('dialog');
  const create = { width: 640, height: 360, channels: 3, background: '#402060' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'result.png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type="file"]').first().setInputFiles(file);
  await dialog.locator('img').first().waitFor();
  await dialog.getByRole('button', { name: 'Envoyer une preuve' }).click();
  await dialog.getByText(/^Votre preuve est envoyée/).waitFor();
}

/** What a guest reads on the page of the score. */
async function reads(score: string, text: RegExp): Promise<void> {
  const guest = await newVisitor({ baseURL: site.origin });
  const found = async () => {
    await open(guest, `/en${score}`);
    return guest.getByRole('main').getByText(text).count();
  };
  await eventually(found, (count) => count > 0);
  await guest.context().close();
}

test('a doubted score leaves the board when it is not proved in time, and comes back with its proof', async () => {
  const account = newAccount();
  const player = await newVisitor({ baseURL: site.origin, viewport: widths.phone });
  await register(player, account);
  await logIn(player, account);
  const score = await postScore(player);

  const doubter = await visit(joana, 'desktop');
  await open(doubter, `/en${score}`);
  await doubter.getByRole('button', { name: 'Ask for proof' }).click();
  const dialog = doubter.getByRole('dialog');
  await dialog.getByLabel('The value is not possible').check();
  await dialog.getByRole('button', { name: 'Ask for proof' }).click();
  await doubter.getByText('Your request was sent. A moderator decides about it.').waitFor();
  await reads(score, /^Proof asked for$/);

  const moderator = await visit(samir, 'desktop');
  await open(moderator, '/en/moderation/requests?game=4');
  await moderator.getByRole('main').getByRole('link').filter({ hasText: '9:34.25' }).click();
  await moderator.getByRole('button', { name: /^Accept/ }).click();
  await moderator.getByText(/^Request accepted: /).waitFor();
  await reads(score, /^Proof due/);

  await open(player, '/fr/my-proofs');
  await expectAbsent(
    player.getByText('joana_b'),
    player.getByRole('heading', { name: 'À prouver' }),
  );

  site.server.send((daysToProve + 1) * day);
  const operator = await visit(keiko, 'desktop');
  await open(operator, '/en/admin/operation');
  await operator.getByRole('button', { name: 'Run now: Close the time to prove scores' }).click();
  await reads(score, /^Not proved in time$/);

  const later = await visit(account, 'phone');
  await open(later, `/fr${score}`);
  await sendPicture(later);
  const judge = await visit(samir, 'phone');
  await open(judge, '/en/moderation/proofs?state=waiting&game=4');
  await judge.getByRole('link', { name: /9:34\.25/ }).click();
  await judge.getByRole('button', { name: 'Accept' }).click();
  await judge.getByText(/^Accepted: /).waitFor();
  await reads(score, /^Proved$/);
});
