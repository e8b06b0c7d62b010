import { screen, waitFor } from '@testing-library/react';
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

test.each([
  ['needsProof', 'Stage one', '1:00'],
  // A first score.
  ['tooManyUnproved', 'Stage two', '900'],
] as const)(
  'posts a score together with its proof that is only taken with it: %s',
  async (reason, chart, value) => {
    const posts = serveSheet(({ proof }) =>
      proof
        ? { outcome: 'improved', scoreId: 71 }
        : { outcome: 'refused', reason, message: 'Add a picture or a video.' },
    );
    const { user } = await renderWithStore(<SheetPage />, {
      at: '/en/submit/4',
      preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
    });
    await screen.findByRole('form', { name: 'Submit scores' });
    await type(user, chart, value);
    await user.click(await rowOf(chart).findByRole('button', { name: `Send proof: ${chart}` }));
    await screen.findByRole('dialog', { name: 'Send proof' });
    await user.click(screen.getByRole('radio', { name: 'Video' }));
    await user.type(
      screen.getByRole('textbox', { name: 'Address of the video' }),
      'youtu.be/dQw4w9WgXcQ',
    );
    await user.click(screen.getByRole('button', { name: 'Send proof' }));
    await screen.findByText(/Your proof was sent/);
    expect(posts.flat()).toMatchObject([{ proof: { video: 'youtu.be/dQw4w9WgXcQ' } }]);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Send proof: ${chart}` })).toBeNull(),
    );
  },
);
