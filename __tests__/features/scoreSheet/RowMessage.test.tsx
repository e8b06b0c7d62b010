import { screen, waitFor } from '@testing-library/react';
import {
  openSheet,
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
