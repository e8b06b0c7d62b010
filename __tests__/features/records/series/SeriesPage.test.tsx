import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { seriesBoards } from '../../../../src/contract/records/rankingBoards';
import { seriesPaths } from '../../../../src/contract/seriesPaths';
import { SeriesPage } from '../../../../src/features/records/series/SeriesPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { gameSummary, series } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const path = seriesPaths.ranking(6);
const failing = () => HttpResponse.json(problem(500, 'Broken.'), { status: 500 });

const setUp = (at = '/en/skyline-series-s6', { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<SeriesPage />, { at, ...(member ? { preloadedState: { auth } } : {}) });
};

const games = (total: number) =>
  apiServer.use(
    http.get(`*${paths.games}`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('series')).toBe('6');
      return HttpResponse.json(collection(paths.games, [gameSummary({ id: 1 })], total));
    }),
  );

test('shows the facts of a series, its games and its best players', async () => {
  games(1);
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Skyline' })).toBeVisible();
  for (const fact of ['2 games', '48 charts', '3,400 scores', '25% proved'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText(/Latest score on Mar 2, 2026/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
  const table = await screen.findByRole('table', { name: 'Points' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await waitFor(() => expect(document.title).toBe('Skyline | Video Game Records'));
  await checkAccessibility();
});

test('leads to all games where there are more than it shows', async () => {
  games(57);
  await setUp();
  expect(await screen.findByRole('link', { name: 'All 57 games' })).toHaveAttribute(
    'href',
    '/en/games?series=6',
  );
});

test('ranks by what the reader chooses', async () => {
  games(1);
  const asked: (string | null)[] = [];
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('by'));
      return HttpResponse.json(boardOf(path, [standing(1)]));
    }),
  );
  const { user, address } = await setUp();
  const boards = within(await screen.findByRole('navigation', { name: 'Boards' }));
  expect(boards.getAllByRole('link')).toHaveLength(seriesBoards.length);
  await user.click(boards.getByRole('link', { name: 'Cups' }));
  expect(await screen.findByRole('table', { name: 'Cups' })).toBeVisible();
  expect(address()).toBe('/en/skyline-series-s6?by=cups');
  expect(asked).toEqual(['points', 'cups']);
});

test('shows a member the own place, and the page around it', async () => {
  games(1);
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
  const { user, address } = await setUp(undefined, { member: true });
  const place = within(await screen.findByRole('region', { name: 'Your place' }));
  expect(await place.findByText('77 of 4')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Around me' }));
  expect(await screen.findByText('You')).toBeVisible();
  expect(address()).toBe('/en/skyline-series-s6?around=me');
});

test('ranks the players of a country, also by what is chosen then', async () => {
  games(1);
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const country = new URL(request.url).searchParams.get('country');
      return HttpResponse.json(boardOf(path, country === 'FR' ? [standing(2)] : []));
    }),
  );
  const { user, address } = await setUp('/en/skyline-series-s6?country=FR');
  expect(await screen.findByRole('link', { name: 'player_2' })).toBeVisible();
  const countries = await screen.findByRole('combobox', { name: 'Country' });
  expect(countries).toHaveValue('FR');
  await user.click(screen.getByRole('link', { name: 'Cups' }));
  expect(address()).toBe('/en/skyline-series-s6?by=cups&country=FR');
  await user.selectOptions(countries, 'Japan');
  expect(await screen.findByText('No player to show')).toBeVisible();
  expect(address()).toBe('/en/skyline-series-s6?by=cups&country=JP');
});

test('says that nobody has a score yet', async () => {
  games(1);
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(boardOf(path, []))));
  await setUp();
  expect(await screen.findByText('Nobody has posted a score in this series yet.')).toBeVisible();
});

test('offers to try again what could not be loaded', async () => {
  apiServer.use(http.get(`*${paths.games}`, failing), http.get(`*${path}`, failing));
  const { user } = await setUp();
  const part = within(await screen.findByRole('region', { name: 'Games' }));
  const again = await part.findByRole('button', { name: 'Try again' });
  games(1);
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
});

test('corrects the address', async () => {
  games(1);
  const { address } = await setUp('/en/other-series-s6');
  await waitFor(() => expect(address()).toBe(`/en/${series().slug}-series-s6`));
});

test('says that a series does not exist', async () => {
  await setUp('/en/skyline-series-s600');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This series does not exist' }),
  ).toBeVisible();
});
