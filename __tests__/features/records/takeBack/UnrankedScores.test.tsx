import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { UnrankedScores } from '../../../../src/features/records/takeBack/UnrankedScores';
import { takeBackPaths } from '../../../../src/contract/takeBackPaths';
import type { UnrankedScore } from '../../../../src/contract/schemas/takeBack';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { player } from '../../../support/fixtures/records';

const path = takeBackPaths.unrankedScores(9);

const row = (id: number, cause: UnrankedScore['cause']): UnrankedScore => ({
  '@id': `/api/scores/${id}`,
  '@type': 'UnrankedScore',
  id,
  player: player({ id, username: `player_${id}` }),
  values: [{ raw: id, text: `${id} pts` }],
  platform: null,
  state: 'none',
  achievedOn: null,
  changedAt: '2026-05-02T10:00:00.000Z',
  cause,
});

const setUp = async () =>
  renderWithStore(<UnrankedScores chart={{ id: 9, columns: [] }} count={2} />, {
    at: '/en/chart-9-chart-c9',
  });

test('lists each score with its player and why it does not rank, page by page', async () => {
  apiServer.use(
    http.get(`*${path}`, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('after')
          ? boardOf(path, [row(3, 'unproved')])
          : boardOf(path, [row(1, 'playerUnranked'), row(2, 'accountDisabled')], { next: 'more' }),
      ),
    ),
  );
  const { user } = await setUp();
  const table = await screen.findByRole('table', { name: 'Scores that do not rank' });
  expect(
    within(table).getByRole('row', { name: /player_1 .*1 pts Player not ranked/ }),
  ).toBeVisible();
  expect(
    within(table).getByRole('row', { name: /player_2 .*2 pts Account disabled or suspended/ }),
  ).toBeVisible();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Load more scores' }));
  expect(await within(table).findByRole('row', { name: /Not proved in time/ })).toBeVisible();
});

test('says when none is left', async () => {
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(boardOf(path, []))));
  await setUp();
  expect(await screen.findByText('All scores of this chart rank again.')).toBeVisible();
});

test('says when they cannot be loaded, and tries again', async () => {
  apiServer.use(http.get(`*${path}`, () => HttpResponse.error()));
  const { user } = await setUp();
  await screen.findByRole('alert');
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(boardOf(path, [row(1, 'unproved')]))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
