import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pinPaths } from '../../../../src/contract/pinPaths';
import type { PinnedScoresChange } from '../../../../src/contract/schemas/pins';
import { PinScore } from '../../../../src/features/records/pins/PinScore';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { problem } from '../../../support/fixtures/errors';

/** Serves the pinned scores, and keeps what is sent. */
function give(scores: number[], refuse?: () => Response) {
  const sent: PinnedScoresChange[] = [];
  let stored = scores;
  apiServer.use(
    http.get(`*${pinPaths.ownPins}`, () => HttpResponse.json({ scores: stored })),
    http.put<never, PinnedScoresChange>(`*${pinPaths.ownPins}`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (refuse) return refuse();
      stored = body.scores;
      return HttpResponse.json({ scores: stored });
    }),
  );
  return sent;
}

const setUp = async () =>
  renderWithStore(
    <PinScore score={{ id: 7, chart: { name: 'Luigi Circuit' } }} variant="outlined" />,
  );
const button = () => screen.getByRole('button', { name: 'Pin: Luigi Circuit' });

test('pins a score behind the others, and unpins it', async () => {
  const sent = give([3]);
  const { user } = await setUp();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { scores: [3, 7], before: [3] },
    { scores: [3], before: [3, 7] },
  ]);
  await checkAccessibility();
});

test.each([
  ['at its field', 422, { violations: [{ propertyPath: 'scores', message: 'Pin at most 5.' }] }],
  ['as a whole', 409, {}],
])('a refusal %s is told, and the button is as before', async (_name, status, more) => {
  give([], () => HttpResponse.json({ ...problem(status, 'Look again.'), ...more }, { status }));
  const { user, store } = await setUp();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  await user.click(button());
  await waitFor(() => expect(store.getState().ui.notifications).toHaveLength(1));
  expect(store.getState().ui.notifications[0]).toMatchObject({
    severity: 'error',
    text: status === 422 ? 'Pin at most 5.' : 'Look again.',
  });
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
});
