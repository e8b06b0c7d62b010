import { screen, waitFor } from '@testing-library/react';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { scoreSheet } from '../../support/fixtures/sheet';
import {
  openSheet,
  predicted,
  rowOf,
  sendButton,
  serveSheet,
  type,
} from '../../support/browser/scoreSheetPage';

test('asks before a value gives up a proof that waits', async () => {
  const posts = serveSheet(({ confirmed }) =>
    confirmed?.includes('waitingProof')
      ? {}
      : { outcome: 'refused', reason: 'confirmWaitingProof', message: 'A proof is waiting.' },
  );
  const { user } = await openSheet();
  await type(user, 'Stage one', '1:00');
  expect(await rowOf('Stage one').findByText('A proof is waiting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, give up the waiting proof' }));
  await user.click(sendButton());
  await waitFor(() => expect(posts.flat()).toMatchObject([{ confirmed: ['waitingProof'] }]));
});

test('says above a group what has to be proved, and in a row that its place would', async () => {
  const groups = scoreSheet.groups.map((group) => ({
    ...group,
    proofRule: { places: 'all' as const, from: 4 },
  }));
  const answer = () => ({ prediction: { ...predicted, mustBeProved: true } });
  serveSheet(answer, { ...scoreSheet, groups });
  const { user } = await openSheet();
  const rule = screen.getByRole('link', { name: 'All scores need a proof, from 4 scores on' });
  expect(rule).toHaveAttribute('href', '/en/rules');
  await type(user, 'Stage one', '1:00');
  expect(await rowOf('Stage one').findByText(/ · needs a proof within 14 days$/)).toBeVisible();
  await checkAccessibility();
});

test.each([
  [
    'due',
    new Date(Date.now() + 3 * 86_400_000).toISOString(),
    /^Has to be proved until .+\. 3 days left\.$/,
  ],
  ['asked', null, 'Proof asked for'],
  ['proof_waiting', null, 'Proof under review'],
  ['unproved', null, 'Not proved in time'],
] as const)('says of an own score that is %s how far its proof is', async (state, dueAt, words) => {
  const groups = scoreSheet.groups.map((group) => ({
    ...group,
    charts: group.charts.map((chart) => ({
      ...chart,
      own: chart.own && { ...chart.own, state, dueAt },
    })),
  }));
  serveSheet(() => ({}), { ...scoreSheet, groups });
  await openSheet();
  const message = () => document.querySelector('.sheet-message');
  await waitFor(() => expect(message()).toHaveTextContent(words));
});
