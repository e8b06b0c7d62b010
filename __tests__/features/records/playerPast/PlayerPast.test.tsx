import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../../src/contract/paths';
import { roles as allRoles } from '../../../../src/contract/roles';
import type { PlayerDay, PlayerScore } from '../../../../src/contract/schemas/players';
import { PlayerPast } from '../../../../src/features/records/playerPast/PlayerPast';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { playerProfile, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const daysPath = paths.playerDays(11);

const day = (name: string, points: number, posts: number): PlayerDay => ({
  '@id': `${daysPath}#${name}`,
  '@type': 'PlayerDay',
  day: name,
  points,
  gamePoints: 0,
  medals: [1, 0, 2, 0],
  nbScore: 3,
  nbProved: 0,
  posts,
});
const year = [day('2025-06-01', 100, 1), day('2026-05-10', 400, 2), day('2026-06-20', 1300, 9)];

interface Given {
  days?: PlayerDay[];
  best?: PlayerScore[];
}

/** Serves the days of a year, and of all time with one more. */
const give = ({ days = year, best = [playerScore(1), playerScore(2)] }: Given = {}) =>
  apiServer.use(
    http.get(`*${paths.player(11)}`, () => HttpResponse.json(playerProfile())),
    http.get(`*${paths.bestScores(11)}`, () =>
      HttpResponse.json(collection(paths.bestScores(11), best)),
    ),
    http.get(`*${paths.playerRanks(11)}`, () =>
      HttpResponse.json({
        ...collection(paths.playerRanks(11), []),
        best: null,
        since: null,
        until: '2026-07-01',
      }),
    ),
    http.get(`*${daysPath}`, ({ request }) => {
      const all = new URL(request.url).searchParams.get('range') === 'all';
      const items = all ? [day('2020-01-01', 50, 1), ...days] : days;
      return HttpResponse.json({ ...collection(daysPath, items), until: '2026-07-01' });
    }),
  );

async function setUp({ isPrivate = false, roles = [] as string[] } = {}) {
  const intersections = fakeIntersections();
  const rendered = await renderWithStore(
    <Routes>
      <Route path="/en/members/:slug" element={<PlayerPast player={11} isPrivate={isPrivate} />} />
    </Routes>,
    {
      at: '/en/members/ada',
      ...(roles.length > 0 && {
        preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada, roles } }) },
      }),
    },
  );
  act(() => intersections.approach());
  return rendered;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('what happened when is not asked for where the member keeps it private', async () => {
  give();
  apiServer.use(
    http.get(`*${daysPath}`, () => HttpResponse.json(problem(403, ''), { status: 403 })),
  );
  await setUp({ isPrivate: true, roles: [allRoles.user] });
  await screen.findByRole('table', { name: 'Places' });
  expect(screen.getByText('Only the player sees this.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ranks over time' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await checkAccessibility();
});

test('moderators see it with a note', async () => {
  give();
  await setUp({ isPrivate: true, roles: [allRoles.moderator] });
  expect(await screen.findByText('Others do not see this part.')).toBeVisible();
  expect(await screen.findByText('Points and medals as a table')).toBeVisible();
});

test('says how many scores have which place', async () => {
  give();
  await setUp();
  await screen.findByRole('table', { name: 'Places' });
  // Of 34, 20 are among the first five. One of the two first places is held alone.
  expect(rowsOf('Places')).toEqual([
    ['Place 1Gold', '2', '6%'],
    ['Of these, alonePlatinum', '1', '3%'],
    ['Place 2Silver', '3', '9%'],
    ['Place 3Bronze', '4', '12%'],
    ['Place 4', '5', '15%'],
    ['Place 5', '6', '18%'],
    ['Other scores', '14', '41%'],
  ]);
  await checkAccessibility();
});

test('lists the best places', async () => {
  give();
  await setUp();
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Chart 1Mushroom Cup1:20.007 of 13120 points');
});

test('says that no score is among the first five', async () => {
  give({ best: [] });
  await setUp();
  expect(
    await screen.findByText('No score of this player is among the first five of its chart.'),
  ).toBeVisible();
});

test('has points and medals of the chosen time in a table', async () => {
  give();
  const { user } = await setUp();
  await user.click(await screen.findByText('Points and medals as a table'));
  const medals = 'Platinum 1Gold 0Silver 2Bronze 0';
  // What the player had before stands at the beginning.
  expect(rowsOf('Over time')).toEqual([
    ['Jun 20, 2026', '1,300', medals],
    ['May 10, 2026', '400', medals],
    ['Jul 1, 2025', '100', medals],
  ]);
  const ranges = within(screen.getByRole('group', { name: 'Period' }));
  const month = ranges.getByRole('button', { name: '30 days' });
  await user.click(month);
  expect(month).toHaveAttribute('aria-pressed', 'true');
  expect(rowsOf('Over time').map(([date]) => date)).toEqual(['Jun 20, 2026', 'Jun 1, 2026']);
  await user.click(ranges.getByRole('button', { name: 'All time' }));
  await waitFor(() => expect(rowsOf('Over time')).toHaveLength(4));
});

test('draws points, and medals by other dashes each', async () => {
  give();
  await setUp();
  await screen.findByRole('region', { name: 'Over time' });
  await waitFor(() => expect(document.querySelectorAll('.day-chart')).toHaveLength(2));
  const lines = [...document.querySelectorAll('.timeline-plot .day-line')];
  expect(lines.map(({ classList }) => [...classList].slice(1).join(' '))).toEqual([
    '',
    'medal-platinum day-line-platinum',
    'medal-gold day-line-gold',
    'medal-silver day-line-silver',
    'medal-bronze day-line-bronze',
  ]);
  expect(document.querySelector('.day-chart-slice title')).toHaveTextContent(
    'Jul 1, 2025 · Points: 100',
  );
});

test('has a calendar of the last year with a table', async () => {
  give();
  const { user } = await setUp();
  expect(await screen.findByText('11 scores on 2 days')).toBeVisible();
  const shown = [...document.querySelectorAll('.activity-weeks title')];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'May 10, 2026 · 2 scores',
    'Jun 20, 2026 · 9 scores',
  ]);
  await user.click(screen.getByText('Activity as a table'));
  expect(rowsOf('Activity of the last year')).toEqual([
    ['Jun 20, 2026', '9'],
    ['May 10, 2026', '2'],
  ]);
  await checkAccessibility();
});

test('says that there is nothing to compare', async () => {
  give({ days: [day('2026-07-01', 5, 0)] });
  await setUp();
  expect(await screen.findByText(/only one day is known/)).toBeVisible();
  expect(screen.getByText('No scores were posted in the last year.')).toBeVisible();
  expect(document.querySelector('.day-chart')).toBeNull();
});

test('says that the days could not be loaded, and tries again', async () => {
  give();
  apiServer.use(
    http.get(`*${daysPath}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('The days could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('11 scores on 2 days')).toBeVisible();
});

test('leads to the year in review', async () => {
  give();
  await setUp();
  expect(await screen.findByRole('link', { name: '2026 in review' })).toHaveAttribute(
    'href',
    '/en/members/ada/year/2026',
  );
});
