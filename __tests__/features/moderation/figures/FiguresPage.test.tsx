import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ModerationFigures } from '../../../../src/contract/schemas/moderation';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { moderationFigures } from '../../../support/fixtures/moderation';

const serve = (changes: Partial<ModerationFigures> = {}) =>
  apiServer.use(
    http.get(`*${moderationPaths.figures}`, () => HttpResponse.json(moderationFigures(changes))),
  );

test('shows how long proofs wait, and who decided how many', async () => {
  serve();
  await openModeration('/figures');
  expect(await screen.findByText('30 hours')).toBeVisible();
  const ages = screen.getByRole('table', { name: 'Waiting proofs by age' });
  expect(
    within(ages)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['AgeProofs', 'Less than 1 day6', '1 day3', '2 to 6 days1', '7 days or more0']);
  const moderators = screen.getByRole('table', { name: 'Decisions of the last 30 days' });
  expect(within(moderators).getByRole('row', { name: 'grace 12 3 1' })).toBeVisible();
  await checkAccessibility();
});

test('says that there are no figures yet', async () => {
  serve({ ages: [{ days: 0, proofs: 0 }], moderators: [], medianHours: null });
  await openModeration('/figures');
  expect(await screen.findByText('No proof has been decided yet.')).toBeVisible();
  expect(screen.getByText('Nothing waits')).toBeVisible();
  expect(screen.getByText(/Nobody has decided/)).toBeVisible();
});

test('gives a long wait in days', async () => {
  serve({ medianHours: 75 });
  await openModeration('/figures');
  expect(await screen.findByText('3 days')).toBeVisible();
});
