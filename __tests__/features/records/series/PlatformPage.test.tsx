import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { PlatformPage } from '../../../../src/features/records/series/PlatformPage';
import { seriesPaths } from '../../../../src/contract/seriesPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { gameSummary } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const path = seriesPaths.platformRanking(3);

const setUp = (at = '/en/platform-3-platform-p3', { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<PlatformPage />, {
    at,
    ...(member ? { preloadedState: { auth } } : {}),
  });
};

test('shows the facts of a platform and its games', async () => {
  apiServer.use(
    http.get(`*${paths.games}`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('platform')).toBe('3');
      return HttpResponse.json(collection(paths.games, [gameSummary({ id: 1 })], 30));
    }),
  );
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Orbit 64' })).toBeVisible();
  for (const fact of ['30 games', '512 charts', 'Orbit'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
  const games = within(screen.getByRole('region', { name: 'Games' }));
  expect(games.getByRole('link', { name: 'All 30 games' })).toHaveAttribute(
    'href',
    '/en/games?platform=3',
  );
  expect(await screen.findByRole('table', { name: 'Points' })).toBeVisible();
  await checkAccessibility();
});

test('ranks the players by points or medals', async () => {
  const asked: (string | null)[] = [];
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('by'));
      return HttpResponse.json(boardOf(path, [standing(1)]));
    }),
  );
  const { user, address } = await setUp();
  const boards = within(await screen.findByRole('navigation', { name: 'Boards' }));
  expect(boards.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Points',
    'Medals',
  ]);
  await user.click(boards.getByRole('link', { name: 'Medals' }));
  expect(await screen.findByRole('table', { name: 'Medals' })).toBeVisible();
  expect(address()).toBe('/en/platform-3-platform-p3?by=medals');
  expect(asked).toEqual(['points', 'medals']);
});

test('shows a member the own place, and the page around it', async () => {
  const own = standing(77, { player: player(77, { username: ada.username }) });
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json({
        ...boardOf(path, searchParams.has('around') ? [own] : [standing(1)], {
          total: 99,
          next: 'more',
        }),
        ...(searchParams.has('own') && { own: { ...own, next: null, change: null } }),
      });
    }),
  );
  const { user } = await setUp(undefined, { member: true });
  const place = within(await screen.findByRole('region', { name: 'Your place' }));
  expect(await place.findByText('77 of 4')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Around me' }));
  expect(await screen.findByText('You')).toBeVisible();
});

test('says that nobody has a score on the platform', async () => {
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(boardOf(path, []))));
  await setUp();
  expect(await screen.findByText('Nobody has posted a score on this platform yet.')).toBeVisible();
});

test('offers to try again a ranking that could not be loaded', async () => {
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, 'Broken.'), { status: 500 })),
  );
  await setUp();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('says that a platform does not exist', async () => {
  await setUp('/en/box-platform-p300');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This platform does not exist' }),
  ).toBeVisible();
});

test('offers to try again a platform that could not be loaded', async () => {
  apiServer.use(
    http.get(`*${paths.platform(3)}`, () =>
      HttpResponse.json(problem(500, 'Broken.'), { status: 500 }),
    ),
  );
  await setUp();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The platform could not be loaded' }),
  ).toBeVisible();
});
