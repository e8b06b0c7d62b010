import { screen } from '@testing-library/react';
import { openSheet, rowOf, serveSheet, type } from '../../support/browser/scoreSheetPage';

test('says before anything is typed that scores are taken only with their proof', async () => {
  const message = 'You have too many scores that were not proved in time.';
  serveSheet(() => ({ outcome: 'refused', reason: 'tooManyUnproved', message }), {
    unprovedLimit: 30,
  });
  const { user } = await openSheet();
  expect(screen.getByText(/^30 or more of your scores were not proved in time/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my proofs' })).toHaveAttribute(
    'href',
    '/en/my-proofs',
  );
  await type(user, 'Stage two', '5');
  expect(await rowOf('Stage two').findByText(message)).toBeVisible();
});

test('is not there for others', async () => {
  serveSheet();
  await openSheet();
  expect(screen.queryByText(/not proved in time/)).not.toBeInTheDocument();
});
