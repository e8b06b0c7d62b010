import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ownPaths } from '../../../../src/contract/ownPaths';
import type { UnplayedChart } from '../../../../src/contract/schemas/players';
import type { Targets } from '../../../../src/contract/schemas/targets';
import { NextTargets } from '../../../../src/features/records/targets/NextTargets';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chartReference } from '../../../support/fixtures/boards';
import { game, ownScore, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { targets } from '../../../support/fixtures/targets';
import { ada, sessionReply } from '../../../support/fixtures/users';

const give = (body: Partial<Targets>) =>
  apiServer.use(http.get(`*${ownPaths.targets}`, () => HttpResponse.json(targets(body))));
const setUp = async () =>
  renderWithStore(<NextTargets />, {
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Your next targets' }));
const items = async () =>
  (await section()).getAllByRole('listitem').map(({ textContent }) => textContent);

const next = { rank: 6, points: 120, values: [{ raw: 7900, text: '1:19.00' }] };
const unplayed: UnplayedChart = {
  '@id': `${ownPaths.unplayedCharts}#9`,
  '@type': 'UnplayedChart',
  game,
  chart: chartReference({ id: 9, name: 'Chart 9' }),
  nbScore: 40,
  lastPoints: 120,
  middle: { rank: 20, points: 640, values: [{ raw: 1, text: '2:00.90' }] },
};

test('shows a target of each kind', async () => {
  give({
    place: { score: ownScore(1, { next }), gap: '+1.00 s' },
    unplayed,
    proof: { score: playerScore(2), asked: true, dueAt: '2026-12-12T10:00:00.000Z' },
    badge: { kind: 'proofs', count: 19, next: 20 },
  });
  await setUp();
  expect(await items()).toEqual([
    'Cheapest next placeChart 1 · Mushroom Cup1:20.00 · 7 of 13 · +1.00 s to the next place1:19.00 for place 6: +120 points',
    'Never playedChart 9 · Mushroom Cup40 scores2:00.90 for place 20: +640 points',
    'Has to be provedChart 2 · Mushroom Cup1:20.00 · 7 of 13Until Dec 12, 2026',
    'Nearest badge1 more proved score to the badge for 20',
  ]);
  expect(screen.getByRole('link', { name: 'Chart 2' })).toHaveAttribute('href', '/en/score/2');
  expect(screen.getByRole('link', { name: /^1 more proved score/ })).toHaveAttribute(
    'href',
    '/en/members/ada',
  );
  await checkAccessibility();
});

test('leaves out the kinds that there are not', async () => {
  give({
    unplayed: { ...unplayed, nbScore: 0, lastPoints: 100, middle: null },
    proof: { score: playerScore(2, { rank: null }), asked: false, dueAt: null },
  });
  await setUp();
  expect(await items()).toEqual([
    'Never playedChart 9 · Mushroom Cup0 scores+100 points',
    'Could be provedChart 2 · Mushroom Cup1:20.00',
  ]);
});

test('leads members without scores to the games', async () => {
  give({});
  await setUp();
  expect((await section()).getByRole('link', { name: 'Choose a game' })).toHaveAttribute(
    'href',
    '/en/games',
  );
});

test('says that the targets could not be loaded', async () => {
  apiServer.use(http.get(`*${ownPaths.targets}`, () => new HttpResponse(null, { status: 400 })));
  await setUp();
  expect((await section()).getByText('Your targets could not be loaded')).toBeVisible();
});
