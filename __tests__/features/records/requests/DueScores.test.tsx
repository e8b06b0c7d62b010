import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { requestPaths } from '../../../../src/contract/requestPaths';
import { paths } from '../../../../src/contract/paths';
import type { DueScore } from '../../../../src/contract/schemas/dueScores';
import { OwnProofsPage } from '../../../../src/features/records/proofs/OwnProofsPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { proof } from '../../../support/fixtures/proofs';
import { dueScore } from '../../../support/fixtures/requests';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const serve = (...scores: DueScore[]) =>
  apiServer.use(
    http.get(`*${requestPaths.dueScores}`, () =>
      HttpResponse.json(boardOf(requestPaths.dueScores, scores)),
    ),
    http.get(`*${paths.ownProofs}`, () => HttpResponse.json(boardOf(paths.ownProofs, [proof(7)]))),
  );

const setUp = async () =>
  renderWithStore(<OwnProofsPage />, {
    at: '/en/my-proofs',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const parts = async () => {
  const section = await screen.findByRole('region', { name: /^To prove \(\d+\)$/ });
  return within(section)
    .getAllByRole('listitem')
    .map((item) => within(item));
};

test('lists what has to be proved, until when and why, with a way to do it', async () => {
  serve(
    dueScore(1, { dueAt: inThreeDays(), reason: 'proofRule', lastProof: true }),
    dueScore(2, { state: 'asked', dueAt: null }),
    dueScore(3, { state: 'unproved', dueAt: null, rank: null, mayProve: false }),
  );
  await setUp();
  const [due, asked, unproved] = await parts();
  expect(due?.getByText(/^Has to be proved until .+\d{4}/)).toBeVisible();
  expect(due?.getByText(/3 days left\./)).toBeVisible();
  expect(due?.getByText(/If one more proof is refused, the time ends\./)).toBeVisible();
  expect(due?.getByText(/The rules of the group ask for a proof/)).toBeVisible();
  expect(due?.getByRole('button', { name: 'Send proof: Chart 1' })).toBeVisible();
  expect(due?.getByRole('link', { name: 'Chart 1' })).toHaveAttribute('href', '/en/score/1');
  expect(asked?.getByText(/A member has asked for a proof\./)).toBeVisible();
  expect(asked?.getByRole('button', { name: 'Send proof: Chart 2' })).toBeVisible();
  expect(unproved?.getByText(/Not proved in time: it ranks again/)).toBeVisible();
  expect(unproved?.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: '1 proof' })).toBeVisible();
  await checkAccessibility();
});

test('says that it is the last day', async () => {
  serve(dueScore(1, { dueAt: new Date().toISOString() }));
  await setUp();
  const [due] = await parts();
  expect(due?.getByText(/This is the last day\./)).toBeVisible();
});

test('is not there without anything to prove, and says when it could not be read', async () => {
  serve();
  const first = await setUp();
  await screen.findByRole('heading', { level: 2, name: '1 proof' });
  expect(screen.queryByRole('region', { name: /^To prove/ })).toBeNull();
  first.unmount();
  apiServer.use(
    http.get(`*${requestPaths.dueScores}`, () =>
      HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
    ),
  );
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy just now.');
});
