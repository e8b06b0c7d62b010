import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/eventually';
import { logIn, newAccount, register } from './member';
import { newVisitor, open } from './visitor';

const network = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|net::/;
const samir = { username: 'samir_proofs', password: 'insert-coin-4' };
/** Of the stages of Summer Field Days, whose boards have room at the end. */
const sheet = '/en/submit/4';

const drawing = async () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();

async function newMember() {
  const page = await newVisitor({ expectedComplaints: network });
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  return { page, ...account };
}

async function newModerator() {
  const page = await newVisitor();
  await open(page, '/en/login');
  await logIn(page, samir);
  return page;
}

/** Posts a score on the first chart of the sheet. @returns The address of its page. */
async function post(page: Page, value: string): Promise<string> {
  await open(page, sheet);
  await page.locator('form[aria-label="Submit scores"] input[type="text"]').first().fill(value);
  await page.getByRole('button', { name: 'Send scores' }).click();
  await page.locator('output').filter({ hasText: '1 score posted' }).waitFor();
  await open(page, '/en/my-scores');
  const link = page.getByRole('main').locator('a[href*="/score/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Chooses a picture in the dialog and sends it. */
async function sendPicture(page: Page) {
  await page.getByRole('button', { name: 'Send proof' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await drawing();
  const file = { name: 'result.png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type="file"]').first().setInputFiles(file);
  await dialog.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await dialog.getByRole('button', { name: 'Send proof' }).click();
  return dialog;
}

test('a score is proved with a picture, accepted by a moderator, and withdrawn and put back by its player', async () => {
  const { page, username } = await newMember();
  const score = await post(page, '9:31.25');
  await open(page, score);
  const dialog = await sendPicture(page);
  await dialog.getByText('Your proof was sent. It now waits for a moderator.').waitFor();
  await page.keyboard.press('Escape');
  await open(page, '/en/my-proofs');
  await page
    .getByText(/^\d+(?:st|nd|rd|th) of \d+/)
    .first()
    .waitFor();

  const moderator = await newModerator();
  await open(moderator, '/en/moderation/proofs?state=waiting&game=4');
  const claim = moderator.getByRole('listitem').filter({ hasText: username });
  await claim.getByRole('link', { name: /9:31\.25/ }).click();
  await moderator.getByRole('img', { name: new RegExp(`^Proof: .*${username}`) }).waitFor();
  await moderator.getByRole('button', { name: 'Accept' }).click();
  // A decision is sent once the time to undo it is over.
  await moderator.getByText(/^Accepted: /).waitFor();
  const acceptances = async () => {
    await open(page, score);
    return page.getByText(/^Accepted .* by samir_proofs$/).count();
  };
  await eventually(acceptances, (count) => count === 1);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Undo withdrawal' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  const history = page.getByRole('list').filter({ hasText: 'Proof accepted' });
  await history.getByText('Put back').waitFor();
  await history.getByText('Withdrawn', { exact: true }).first().waitFor();
  await history.getByRole('link', { name: 'samir_proofs' }).waitFor();
});

test('a proof sent offline waits on the device and is sent once after a restart', async () => {
  const { page } = await newMember();
  const score = await post(page, '9:33.25');
  await open(page, score);
  await page.getByRole('button', { name: 'Send proof' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const context = page.context();
  await context.setOffline(true);
  const dialog = await sendPicture(page);
  await dialog.getByText(/^There is no connection. The proof waits on this device/).waitFor();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await open(later, '/en/faq');
  await later.getByText('Your waiting proof has been sent.').waitFor();
  await open(later, score);
  await later.getByText(/^Your proof waits for a moderator/).waitFor();
});
