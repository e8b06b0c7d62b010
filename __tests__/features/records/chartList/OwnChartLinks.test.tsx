import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { GameChart } from '../../../../src/contract/schemas/charts';
import { GamePage } from '../../../../src/features/records/game/GamePage';
import { GroupPage } from '../../../../src/features/records/group/GroupPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { gameChart, gameCharts, ownPlace } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { game, group, groupSummary } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const member = { auth: session({ token: sessionReply().token, user: { ...ada } }) };

const inGroup = (name: number, given: Partial<GameChart>) =>
  gameChart({ group: paths.group(name), ...given });
const charts = [
  inGroup(5, { id: 9, name: 'Sprint', own: ownPlace({ rank: 1, state: 'proved' }) }),
  inGroup(5, { id: 10, name: 'Marathon', own: ownPlace({ rank: 2, state: 'proved' }) }),
  inGroup(6, { id: 11, name: 'Night', own: ownPlace({ rank: 1, state: 'none' }) }),
  inGroup(6, { id: 12, name: 'Storm', own: ownPlace({ rank: null, state: 'unproved' }) }),
  inGroup(6, { id: 13, name: 'Relay', own: null }),
];

const asked: string[] = [];
function giveGame(given: readonly GameChart[] = charts) {
  asked.length = 0;
  const groups = [
    groupSummary({ id: 5, name: 'Races', nbChart: 2 }),
    groupSummary({ id: 6, name: 'Extra cup', nbChart: 3 }),
  ];
  apiServer.use(
    http.get(`*${paths.game(1)}`, () => HttpResponse.json(game({ groups, nbChart: 5 }))),
    http.get(`*${paths.gameCharts(1)}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Number(searchParams.get('itemsPerPage') ?? 1000);
      const items = given.slice(0, size);
      const own = searchParams.get('own') === 'me';
      if (own) asked.push(searchParams.get('itemsPerPage') ?? 'all');
      return HttpResponse.json(
        gameCharts(own ? items : items.map((chart) => ({ ...chart, own: null })), {
          'hydra:totalItems': given.length,
        }),
      );
    }),
  );
}

const setUp = async (query = '') =>
  renderWithStore(<GamePage />, { at: `/en/game-1-game-g1${query}`, preloadedState: member });
const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Charts by your score' }));
const listed = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => charts.some((chart) => chart.name === name));

test.each([
  ['Not played', ['Relay']],
  ['Not first', ['Marathon', 'Storm']],
  ['Not proved', ['Night', 'Storm']],
])('“%s” shows the charts of a game that are so, and their groups', async (name, names) => {
  giveGame();
  await setUp();
  await userEvent.click((await links()).getByRole('link', { name }));
  await waitFor(() => expect(listed()).toEqual(names));
  expect((await links()).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('heading', { level: 3, name: 'Races' }) !== null).toBe(
    names.includes('Marathon'),
  );
  await checkAccessibility();
  await userEvent.click((await links()).getByRole('link', { name: 'All charts' }));
  await waitFor(() => expect(listed()).toHaveLength(5));
});

test('an address with a choice shows these charts, of all that the game has', async () => {
  giveGame();
  await setUp('?own=missing');
  await waitFor(() => expect(listed()).toEqual(['Relay']));
  expect(asked).toEqual(['all']);
});

test('says so if no chart is like that', async () => {
  giveGame(charts.slice(0, 4));
  await setUp('?own=missing');
  expect(await screen.findByText('You have played all of these charts.')).toBeVisible();
});

test('guests have no choice, and see all charts', async () => {
  giveGame();
  await renderWithStore(<GamePage />, { at: '/en/game-1-game-g1?own=missing' });
  await waitFor(() => expect(listed()).toHaveLength(5));
  expect(screen.queryByRole('navigation', { name: 'Charts by your score' })).toBeNull();
});

test('the page of a group has the same choices', async () => {
  apiServer.use(
    http.get(`*${paths.group(6)}`, () => HttpResponse.json(group({ id: 6 }))),
    http.get(`*${paths.groupCharts(6)}`, () =>
      HttpResponse.json(collection(paths.groupCharts(6), charts.slice(2))),
    ),
  );
  await renderWithStore(<GroupPage />, { at: '/en/group-6-group-u6', preloadedState: member });
  await userEvent.click((await links()).getByRole('link', { name: 'Not first' }));
  await waitFor(() => expect(listed()).toEqual(['Storm']));
  await checkAccessibility();
});
