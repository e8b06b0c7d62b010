import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { paths } from '../../../../src/contract/paths';
import { OwnPlaces } from '../../../../src/features/records/ownScores/OwnPlaces';
import { OwnScoresPage } from '../../../../src/features/records/ownScores/OwnScoresPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { ownScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const firstDueAt = '2026-12-12T12:00:00.000Z';

async function open(page: ReactElement, toProve: object) {
  apiServer.use(
    http.get(`*${paths.ownScores}`, () =>
      HttpResponse.json({
        ...boardOf(paths.ownScores, [ownScore(1), ownScore(2), ownScore(3)]),
        unranked: null,
        toProve,
      }),
    ),
  );
  await renderWithStore(page, {
    at: '/en/my-scores',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
}
const link = (name: string) => screen.findByRole('link', { name });

test('Home leads to what has to be proved, in the place of one of the scores', async () => {
  await open(<OwnPlaces />, { count: 2, firstDueAt, unproved: 0 });
  const words = 'A proof is asked for 2 scores, for the first until Dec 12, 2026';
  expect(await link(words)).toHaveAttribute('href', '/en/my-proofs');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  await checkAccessibility();
});

test('Home is as before without anything to prove', async () => {
  await open(<OwnPlaces />, { count: 0, firstDueAt: null, unproved: 0 });
  expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: /proof/i })).toBeNull();
});

test('the own scores say it, too', async () => {
  await open(<OwnScoresPage />, { count: 1, firstDueAt: null, unproved: 3 });
  expect(await link('A proof is asked for 1 score')).toBeVisible();
  await checkAccessibility();
});

test('names scores that were not proved in time when nothing else is asked', async () => {
  await open(<OwnScoresPage />, { count: 0, firstDueAt: null, unproved: 3 });
  expect(await link('3 scores were not proved in time')).toBeVisible();
});
