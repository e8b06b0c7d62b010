import type { Page } from 'playwright-core';
import { Type } from '@sinclair/typebox';
import { RankingCollection } from '../../src/contract/schemas/charts';
import { readContract } from '../support/readContract';
import { logIn, newAccount, register } from './member';
import { newVisitor, open, origin } from './visitor';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A score of the first chart that says when it was achieved. */
async function findDatedScore() {
  const response = await fetch(`${origin}/api/charts/1/ranking`);
  const board = readContract(RankingCollection, await response.json());
  const dated = board['hydra:member'].find(({ achievedOn }) => achievedOn !== null);
  if (!dated) throw new Error('No score of the chart has a day.');
  return readContract(Type.Object({ id: Type.Integer(), achievedOn: Type.String() }), dated);
}

test.each(['America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'the day of a score is the same in %s',
  async (timezoneId) => {
    const { id, achievedOn } = await findDatedScore();
    const page = await newVisitor({ timezoneId });
    await open(page, `/en/score/${id}`);
    const shown = new Intl.DateTimeFormat('en', { ...day, timeZone: 'UTC' });
    await page
      .locator(`time[datetime="${achievedOn}"]`, { hasText: shown.format(new Date(achievedOn)) })
      .waitFor();
  },
);

const inputs = (page: Page) => page.locator('form[aria-label="Submit scores"] input[type="text"]');

test('a score can be of today where the day is another one than in UTC', async () => {
  // Fourteen hours ahead, or eleven behind.
  const timezoneId = new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
  const today = new Intl.DateTimeFormat('sv', { timeZone: timezoneId }).format(new Date());
  expect(today).not.toBe(new Date().toISOString().slice(0, 10));
  const page = await newVisitor({ timezoneId });
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await open(page, '/en/submit/4');
  await inputs(page).first().fill('9:07');
  const achieved = page.getByLabel('Achieved on');
  expect(await achieved.getAttribute('max')).toBe(today);
  await achieved.fill(today);
  await page.getByRole('button', { name: 'Send scores' }).click();
  await page.locator('output').filter({ hasText: '1 score posted' }).waitFor();
});
