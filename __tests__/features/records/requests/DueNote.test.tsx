import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Score } from '../../../../src/contract/schemas/scoreHistory';
import { ScorePage } from '../../../../src/features/records/score/ScorePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { player, score } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

async function open(changes: Partial<Score>) {
  apiServer.use(
    http.get(`*${paths.score(7)}`, () => HttpResponse.json(score(7, changes))),
    http.get(`*${paths.scoreEvents(7)}`, () =>
      HttpResponse.json(boardOf(paths.scoreEvents(7), [])),
    ),
  );
  await renderWithStore(<ScorePage />, {
    at: '/en/score/7',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
  await screen.findByRole('heading', { level: 1 });
}

const own = { player: player({ username: ada.username }) };
const dueAt = () => new Date(Date.now() + 5 * 86_400_000).toISOString();

test('tells its player until when a score has to be proved, with a way to do it', async () => {
  await open({ ...own, state: 'due', dueAt: dueAt() });
  expect(screen.getByText(/^Has to be proved until .+\d{4}/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send proof' })).toBeVisible();
  await checkAccessibility();
});

test('tells its player that somebody asks for a proof, and not who', async () => {
  await open({ ...own, state: 'asked' });
  expect(screen.getByText(/A member has asked for a proof of this score\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send proof' })).toBeVisible();
});

test('tells others the same, without a way to prove it', async () => {
  await open({ state: 'due', dueAt: dueAt() });
  expect(screen.getByText(/^Has to be proved until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send proof' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for proof' })).toBeNull();
});
