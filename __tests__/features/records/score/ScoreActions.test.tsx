import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Score } from '../../../../src/contract/schemas/scoreHistory';
import { takeBackPaths } from '../../../../src/contract/takeBackPaths';
import { ScorePage } from '../../../../src/features/records/score/ScorePage';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { player, playerProfile, score } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const since = '2026-05-02T10:00:00.000Z';
const withdrawn: Partial<Score> = {
  state: 'withdrawn',
  rank: null,
  undoable: true,
  unranked: { cause: 'withdrawn', since, reason: 'mistake', note: null },
};

/** A server that keeps whether the score is withdrawn. @returns The bodies that it got. */
function serve(start: Partial<Score> = {}, { status = 204, administrator = false } = {}) {
  let shown = start;
  const bodies: unknown[] = [];
  apiServer.use(
    http.get(`*${paths.score(7)}`, () => HttpResponse.json(score(7, shown))),
    http.get(`*${paths.scoreEvents(7)}`, () =>
      HttpResponse.json(boardOf(paths.scoreEvents(7), [])),
    ),
    http.get(`*${paths.players}/:id`, () => HttpResponse.json(playerProfile({ administrator }))),
    http.delete(`*${paths.score(7)}`, async ({ request }) => {
      bodies.push(await request.json());
      if (status !== 204)
        return HttpResponse.json(problem(status, 'This score has changed in the meantime.'), {
          status,
        });
      shown = { ...start, ...withdrawn };
      return new HttpResponse(null, { status });
    }),
    http.post(`*${takeBackPaths.restoreScore(7)}`, () => {
      shown = start === withdrawn ? {} : start;
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`*${takeBackPaths.playerRanking(107)}`, async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return bodies;
}

const own = { player: player({ username: ada.username }) };
const setUp = async (roles = ada.roles) =>
  renderWithStore(<ScorePage />, {
    at: '/en/score/7',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada, roles } }) },
  });
const admin = ['ROLE_USER', 'ROLE_ADMIN'];

test('a player withdraws an own score with a reason, the focus stays, and undoes it', async () => {
  const bodies = serve(own);
  const { user, store } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this score?' });
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Reason (optional)' }),
    'Made by mistake',
  );
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const undo = await screen.findByRole('button', { name: 'Undo withdrawal' });
  expect(bodies).toEqual([{ reason: 'mistake', revision: 3 }]);
  expect(await screen.findByText('Withdrawn by the player · Made by mistake')).toBeVisible();
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'decisions:done.restored' },
  ]);
});

test('a player is told before that another score will need its proof', async () => {
  apiServer.use(
    http.get(`*${paths.ownProofs}`, () => HttpResponse.json(boardOf(paths.ownProofs, []))),
  );
  serve({ ...own, state: 'proof_waiting_due' });
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Another score on this chart will need its proof, too.');
  expect(dialog).toHaveTextContent('Its proof will no longer be checked.');
});

test('a refusal stays in the dialog with what was entered', async () => {
  serve(own, { status: 409 });
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).getByRole('combobox');
  await user.selectOptions(reason, 'Another reason');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This score has changed in the meantime.',
  );
  expect(reason).toHaveValue('other');
});

test('an administrator needs a reason', async () => {
  const bodies = serve();
  const { user } = await setUp(admin);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the score of player_7?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const reason = within(dialog).getByRole('combobox', { name: /Reason/ });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Choose a reason: everyone can read it.');
  await user.selectOptions(reason, 'The proof was altered');
  await user.type(within(dialog).getByRole('textbox'), 'The timer jumps.');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('button', { name: 'Undo withdrawal' });
  expect(bodies).toEqual([{ reason: 'forged', note: 'The timer jumps.', revision: 3 }]);
});

test('an administrator takes the player out of the rankings', async () => {
  const bodies = serve();
  const { user } = await setUp(admin);
  await user.click(await screen.findByRole('button', { name: 'Take out of the rankings' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByRole('combobox'), 'One player, several accounts');
  await user.click(within(dialog).getByRole('button', { name: 'Take out of the rankings' }));
  await waitFor(() => expect(bodies).toEqual([{ ranked: false, reason: 'severalAccounts' }]));
});

test('a score that the staff withdrew says why, and its player cannot undo that', async () => {
  serve({
    ...own,
    ...withdrawn,
    unranked: { cause: 'withdrawnByStaff', since, reason: 'forged', note: 'The timer jumps.' },
  });
  await setUp();
  expect(await screen.findByText('Withdrawn by the staff · The proof was altered')).toBeVisible();
  expect(screen.getByText('The timer jumps.')).toBeVisible();
  expect(screen.getByText('May 2, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo withdrawal' })).not.toBeInTheDocument();
});

test.each([
  ['ROLE_ADMIN', 0],
  ['ROLE_SUPER_ADMIN', 2],
])('%s decides about an administrator with %s buttons', async (role, buttons) => {
  serve({}, { administrator: true });
  await setUp(['ROLE_USER', role]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Withdraw$|rankings/ })).toHaveLength(buttons),
  );
});

test('others see no actions', async () => {
  serve();
  await setUp();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});
