import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { badgePaths } from '../../../../src/contract/badgePaths';
import { paths } from '../../../../src/contract/paths';
import { GamePage } from '../../../../src/features/records/game/GamePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, gameCharts, player, standing } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

/** The ranking of 90 players, in which the member is the 77th. */
beforeEach(() => {
  const place = standing(77, { player: player(77, { username: ada.username }), of: 90 });
  apiServer.use(
    http.get(`*${badgePaths.gameBadge(1)}`, () =>
      HttpResponse.json({ ...collection(badgePaths.gameBadge(1), []), value: 0, holders: 0 }),
    ),
    http.get(`*${paths.gameCharts(1)}`, () => HttpResponse.json(gameCharts([]))),
    http.get(`*${paths.gameRanking(1)}`, ({ request }) => {
      const search = new URL(request.url).searchParams;
      const column = search.get('by') === 'medals' ? 1 : 0;
      const own = { ...place, next: { column, difference: 2 } };
      const page = search.has('around') ? [standing(76), own] : [standing(1)];
      const found = search.has('search') ? { around: 1 } : {};
      return HttpResponse.json({
        ...boardOf(paths.gameRanking(1), page, { total: 90, next: 'n', previous: 'p' }),
        ...found,
        ...(search.has('own') && { own }),
      });
    }),
  );
});

async function setUp(query: string, member: boolean) {
  const intersections = fakeIntersections();
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  const rendered = await renderWithStore(<GamePage />, {
    at: `/en/game-1-game-g1${query}`,
    ...(member ? { preloadedState: { auth } } : {}),
  });
  await screen.findByRole('heading', { level: 3, name: '90 players' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(intersections.approach);
  return rendered;
}

test('members see their place in the order of the ranking, and reach their row', async () => {
  const { user, address } = await setUp('?by=medals', true);
  const place = await screen.findByRole('region', { name: 'Your place' });
  expect(await within(place).findByText('77 of 90')).toBeVisible();
  expect(place).toHaveTextContent('Gold: 2 more for the next place');
  await checkAccessibility();
  await user.click(within(place).getByRole('link', { name: 'To my row' }));
  expect(address()).toBe('/en/game-1-game-g1?by=medals&around=me');
  await waitFor(() => expect(screen.getByRole('link', { name: ada.username })).toHaveFocus());
});

test('by game points the next place needs points', async () => {
  await setUp('?by=game-points', true);
  const place = await screen.findByRole('region', { name: 'Your place' });
  expect(await within(place).findByText('Game points: 423')).toBeVisible();
  expect(place).toHaveTextContent('Points: 2 more for the next place');
});

test('guests find a player in the same order, and have no own place', async () => {
  const { user, address } = await setUp('?by=medals', false);
  await user.type(
    await screen.findByRole('searchbox', { name: 'Find a player' }),
    'player_1{Enter}',
  );
  expect(address()).toBe('/en/game-1-game-g1?by=medals&search=player_1');
  await waitFor(() => expect(screen.getByRole('link', { name: 'player_1' })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous places' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1?by=medals&before=p',
  );
});

test('a country is chosen, and every link of the ranking keeps it', async () => {
  const { user, address } = await setUp('?by=medals&rank=5', true);
  const countries = await screen.findByRole('combobox', { name: 'Country' });
  await user.selectOptions(countries, 'Japan');
  expect(address()).toBe('/en/game-1-game-g1?by=medals&country=JP');
  expect(screen.getByRole('link', { name: 'Next places' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1?by=medals&country=JP&after=n',
  );
  const boards = within(screen.getByRole('navigation', { name: 'Boards' }));
  expect(boards.getByRole('link', { name: 'Game points' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1?by=game-points&country=JP',
  );
  const place = within(await screen.findByRole('region', { name: 'Your place' }));
  await user.click(await place.findByRole('link', { name: 'To my row' }));
  expect(address()).toBe('/en/game-1-game-g1?by=medals&country=JP&around=me');
  await checkAccessibility();
  await user.selectOptions(countries, 'All countries');
  expect(address()).toBe('/en/game-1-game-g1?by=medals');
});

test('a member who is in no place of a country is told so, and nobody is listed', async () => {
  apiServer.use(
    http.get(`*${paths.gameRanking(1)}`, ({ request }) => {
      const empty = new URL(request.url).searchParams.has('country');
      const rows = empty ? [] : [standing(1)];
      return HttpResponse.json({
        ...boardOf(paths.gameRanking(1), rows, { total: empty ? 0 : 90 }),
        own: null,
      });
    }),
  );
  const { user } = await setUp('', true);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Japan');
  expect(await screen.findByText('No player to show')).toBeVisible();
  expect(await screen.findByText('You are not among these players.')).toBeVisible();
});

test('without downloadable content no country is chosen', async () => {
  await setUp('?dlc=0&country=FR', false);
  await screen.findByRole('searchbox', { name: 'Find a player' });
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});
