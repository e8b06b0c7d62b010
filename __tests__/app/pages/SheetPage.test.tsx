import { screen } from '@testing-library/react';
import { SheetPage } from '../../../src/app/pages/SheetPage';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { rowOf, sendButton, serveSheet, type } from '../../support/browser/scoreSheetPage';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

test('offers to prove a score as soon as it is posted, without sending the sheet again', async () => {
  const posts = serveSheet(() => ({ scoreId: 71 }));
  const { user } = await renderWithStore(<SheetPage />, {
    at: '/en/submit/4',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
  await screen.findByRole('form', { name: 'Submit scores' });
  await type(user, 'Stage two', '900');
  await user.click(sendButton());
  await user.click(
    await rowOf('Stage two').findByRole('button', { name: 'Send proof: Stage two' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Send proof' });
  expect(dialog).toHaveTextContent('Stage two: 900');
  await user.click(screen.getByRole('button', { name: 'Send proof' }));
  expect(await screen.findByText('Choose a picture first.')).toBeVisible();
  expect(posts).toHaveLength(1);
});
