import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { requestPaths } from '../../../../src/contract/requestPaths';
import type { Score } from '../../../../src/contract/schemas/scoreHistory';
import { ScorePage } from '../../../../src/features/records/score/ScorePage';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fillField } from '../../../support/browser/fillField';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { player, score } from '../../../support/fixtures/records';
import { ownRequest, ownRequests } from '../../../support/fixtures/requests';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

type Refusal = () => Response;

/** A score of somebody else, and how the server takes the requests. @returns Their bodies. */
function serve(start: Partial<Score> = {}, refusals: Refusal[] = []) {
  let shown: Partial<Score> = { state: 'none', ...start };
  let requests: ReturnType<typeof ownRequest>[] = [];
  const bodies: Record<string, unknown>[] = [];
  apiServer.use(
    http.get(`*${paths.score(7)}`, () => HttpResponse.json(score(7, shown))),
    http.get(`*${paths.scoreEvents(7)}`, () =>
      HttpResponse.json(boardOf(paths.scoreEvents(7), [])),
    ),
    http.get(`*${requestPaths.ownRequests}`, () =>
      HttpResponse.json(ownRequests(requests, 5 - requests.length)),
    ),
    http.post<never, Record<string, unknown>>(
      `*${requestPaths.scoreRequests(7)}`,
      async ({ request }) => {
        bodies.push(await request.json());
        const refuse = refusals.shift();
        if (refuse) return refuse();
        shown = { ...shown, state: 'asked' };
        requests = [ownRequest(1, { scoreId: 7 })];
        return HttpResponse.json(
          {
            '@id': requestPaths.scoreRequests(7),
            '@type': 'SentRequest',
            request: requests[0],
            left: 4,
            nextAt: null,
          },
          { status: 201 },
        );
      },
    ),
  );
  return bodies;
}

const member = { auth: session({ token: sessionReply().token, user: { ...ada } }) };
const setUp = async (preloadedState: object = member) =>
  renderWithStore(<ScorePage />, { at: '/en/score/7', preloadedState });
async function openDialog() {
  const rendered = await setUp();
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Ask for proof' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for proof' }));
  const send = async () => user.click(dialog.getByRole('button', { name: 'Ask for proof' }));
  return { ...rendered, dialog, send };
}
const refuse =
  (status: number, text: string, violations: object[] = []) =>
  () =>
    HttpResponse.json({ ...problem(status, text), violations }, { status });

afterEach(() => localStorage.clear());

test('a member asks with grounds and words, and is told what follows', async () => {
  const bodies = serve();
  const { user, store, dialog, send } = await openDialog();
  expect(dialog.getByText(/Score of player_7/)).toBeVisible();
  expect(await dialog.findByText('You can ask 5 more times today.')).toBeVisible();
  expect(dialog.getByText(/the player has 14 days to prove the score/)).toBeVisible();
  expect(dialog.getByText('Nobody but the moderators learns that you asked.')).toBeVisible();
  await checkAccessibility();
  await user.click(dialog.getByRole('radio', { name: 'The value is not possible' }));
  await fillField(user, dialog.getByRole('textbox'), 'Ten seconds below the limit.');
  await send();
  const mark = await screen.findByText('You asked for a proof');
  await waitFor(() => expect(mark).toHaveFocus());
  expect(bodies).toEqual([
    {
      grounds: 'impossibleValue',
      message: 'Ten seconds below the limit.',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'requests:ask.sent' },
  ]);
  expect(
    await screen.findByText(/You asked for a proof on Jun 2, 2026. No moderator has decided yet./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in My proofs' })).toHaveAttribute(
    'href',
    '/en/my-proofs?show=requests',
  );
  await checkAccessibility();
});

test('needs grounds', async () => {
  const bodies = serve();
  const { dialog, send } = await openDialog();
  await send();
  expect(dialog.getByRole('radio', { name: 'The value is not possible' })).toHaveFocus();
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a reason.');
  expect(bodies).toEqual([]);
});

test('a refusal stays in the dialog, and what was entered too', async () => {
  const bodies = serve({}, [
    refuse(409, 'The player has to prove this score already.'),
    refuse(422, 'Invalid.', [{ propertyPath: 'message', message: 'Too long.' }]),
  ]);
  const { user, dialog, send } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }));
  const words = dialog.getByRole('textbox');
  await fillField(user, words, 'Look.');
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('has to prove this score already');
  await send();
  await waitFor(() => expect(words).toHaveAccessibleDescription('Too long.'));
  expect(words).toHaveFocus();
  expect(words).toHaveValue('Look.');
  const [first, second] = bodies;
  expect(first?.key).toBe(second?.key);
});

test('keeps what was entered, with its key, over a reload, and forgets it once it is sent', async () => {
  const bodies = serve({}, [() => HttpResponse.error()]);
  const first = await openDialog();
  await first.user.click(first.dialog.getByRole('radio', { name: 'Another reason' }));
  await fillField(first.user, first.dialog.getByRole('textbox'), 'Look.');
  await first.send();
  expect(await first.dialog.findByRole('alert')).toHaveTextContent('Nothing you entered is lost.');
  first.unmount();
  const second = await openDialog();
  expect(second.dialog.getByRole('radio', { name: 'Another reason' })).toBeChecked();
  await second.send();
  await screen.findByText('You asked for a proof');
  expect(bodies[0]).toEqual(bodies[1]);
  expect(Object.keys(localStorage).filter((key) => key.includes(':request:'))).toEqual([]);
});

test('says when the member can ask again', async () => {
  serve();
  apiServer.use(
    http.get(`*${requestPaths.ownRequests}`, () =>
      HttpResponse.json(ownRequests([], 0, '2026-06-03T10:00:00.000Z')),
    ),
  );
  const { dialog } = await openDialog();
  const words = await dialog.findByText(/You can ask again from Jun 3, 2026/, {
    selector: 'output',
  });
  expect(words).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ask for proof' })).toBeDisabled();
});

test('a guest logs in first, and comes back', async () => {
  serve();
  await setUp({});
  expect(await screen.findByRole('link', { name: 'Ask for proof' })).toHaveAttribute(
    'href',
    '/en/login?redirect=%2Fen%2Fscore%2F7',
  );
  await checkAccessibility();
});

test.each<[string, Partial<Score>]>([
  ['an own score', { player: player({ username: ada.username }) }],
  ['one that somebody asks for', { state: 'asked' }],
  ['a proved one', { state: 'proved' }],
  ['one that does not rank', { rank: null, tied: null }],
])('is not offered for %s', async (_what, changes) => {
  serve(changes);
  await setUp();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Ask for proof' })).toBeNull();
});
