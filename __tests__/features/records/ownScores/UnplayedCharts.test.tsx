import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ownPaths } from '../../../../src/contract/ownPaths';
import { paths } from '../../../../src/contract/paths';
import type { UnplayedChart } from '../../../../src/contract/schemas/players';
import { OwnScoresPage } from '../../../../src/features/records/ownScores/OwnScoresPage';
import { offlineCopies } from '../../../../src/store/persistence/offlineCopies';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { playerScoreHandler } from '../../../support/browser/handlers/playerScores';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chartReference } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game, ownScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const unplayed = (id: number, changes: Partial<UnplayedChart> = {}): UnplayedChart => ({
  '@id': `${ownPaths.unplayedCharts}#${id}`,
  '@type': 'UnplayedChart',
  game,
  chart: chartReference({ id, name: `Chart ${id}` }),
  nbScore: 40,
  lastPoints: 120,
  middle: { rank: 20, points: 640, values: [{ raw: 1, text: '2:00.90' }] },
  ...changes,
});

const give = (charts: UnplayedChart[]) => {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${ownPaths.unplayedCharts}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(collection(ownPaths.unplayedCharts, charts));
    }),
  );
  return asked;
};
const setUp = async (search: string) =>
  renderWithStore(<OwnScoresPage />, {
    at: `/en/my-scores${search}`,
    extra: { offlineCopies: async () => offlineCopies },
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const lines = () =>
  [...document.querySelectorAll('.score-line')].map(({ textContent }) => textContent);

test('lists the charts without an own score, with what a first one brings', async () => {
  const asked = give([unplayed(1), unplayed(2, { nbScore: 0, lastPoints: 100, middle: null })]);
  apiServer.use(playerScoreHandler(paths.ownScores, [ownScore(1)]));
  const { user, address } = await setUp('');
  await user.click(await screen.findByRole('link', { name: 'Not played' }));
  await screen.findByRole('link', { name: 'Chart 1' });
  expect(address()).toBe('/en/my-scores?sort=unplayed');
  expect(asked).toEqual(['']);
  expect(lines()).toEqual([
    'Chart 140 scoresMushroom CupLast place: +120 points2:00.90 for place 20: +640 pointsOpen the sheet: Mushroom Cup',
    'Chart 20 scoresMushroom Cup+100 pointsBe the first on this board.Open the sheet: Mushroom Cup',
  ]);
  expect(screen.getByText(/^First come the charts/)).toHaveTextContent(
    'Searched were the first 100 charts of each of the 10 games you played last.',
  );
  expect(screen.getByRole('link', { name: 'Not played' })).toHaveAttribute('aria-current', 'true');
  const [sheet] = screen.getAllByRole('link', { name: 'Open the sheet: Mushroom Cup' });
  expect(sheet).toHaveAttribute('href', '/en/submit/3');
  await checkAccessibility();
});

test('lists those of one game with its sheet above them', async () => {
  const asked = give([unplayed(1)]);
  await setUp('?sort=unplayed&game=3');
  expect(await screen.findByRole('heading', { level: 2, name: 'Mushroom Cup' })).toBeVisible();
  expect(asked).toEqual(['?game=3']);
  expect(screen.getByRole('link', { name: 'Submit scores' })).toHaveAttribute(
    'href',
    '/en/submit/3',
  );
  expect(screen.queryByText(/Searched were/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Latest' })).toHaveAttribute(
    'href',
    '/en/my-scores?game=3',
  );
});

test.each([
  ['', 'You have played all the charts that were searched.'],
  ['&game=3', 'You have played all of these charts.'],
])('says so if there are none: %s', async (search, text) => {
  give([]);
  await setUp(`?sort=unplayed${search}`);
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Easiest to improve' })).toBeVisible();
  await checkAccessibility();
});

test('can be tried again when they could not be loaded', async () => {
  apiServer.use(
    http.get(`*${ownPaths.unplayedCharts}`, () =>
      HttpResponse.json(problem(500, ''), { status: 500 }),
    ),
  );
  const { user } = await setUp('?sort=unplayed');
  const retry = await screen.findByRole('button', { name: /again/i });
  give([unplayed(1)]);
  await user.click(retry);
  await waitFor(() => expect(lines()).toHaveLength(1));
});
