import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { apiServer } from '../../../support/browser/apiServer';
import {
  boardCells,
  boardPage,
  boardRows,
  boardTable,
  giveBoard,
  giveChart,
  medals,
  renderChart,
  tiedTimes,
} from '../../../support/browser/chartPage';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { player, points, rankedScore, time, valuesOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { orbit } from '../../../support/fixtures/games';

describe('the board', () => {
  test('has ranks 1, 2, 2, 4, marks ties, and shows gaps in the unit of the values', async () => {
    giveChart({ columns: [time] });
    giveBoard(() => boardPage(tiedTimes));
    await renderChart();
    expect(await boardCells(0)).toEqual([
      '1Platinum: 1 of 4',
      '2Silver: 2 of 4 tie',
      '2Silver: 2 of 4 tie',
      '44 of 4',
    ]);
    expect(await boardCells(2)).toEqual(['1:05.430', '1:05.931', '1:05.931', '2:06.000']);
    expect(await boardCells(3)).toEqual(['', '+0.501 s', '+0.501 s', '+1:00.570']);
    expect(screen.getByText('4 scores', { selector: '.board-total' })).toBeVisible();
    await checkAccessibility();
  });

  test('has no points where places give none, and says so', async () => {
    giveChart({ counts: false });
    giveBoard(() => boardPage([rankedScore({ id: 1, points: 4242 })]));
    await renderChart();
    expect(within(await boardTable()).queryByRole('columnheader', { name: 'Points' })).toBeNull();
    expect(screen.queryByText(/4,242/)).toBeNull();
    expect(screen.getByText('Does not count for points')).toBeVisible();
  });

  test('shows gaps of points below the first with a minus', async () => {
    giveBoard(() =>
      boardPage([rankedScore({ id: 1 }), rankedScore({ id: 2, values: valuesOf([10], [points]) })]),
    );
    await renderChart();
    expect(await boardCells(3)).toEqual(['', '−989']);
  });

  test('compares the first column in which scores differ', async () => {
    const columns = [
      { ...points, name: 'Laps' },
      { ...time, name: 'Time' },
    ];
    giveChart({ columns });
    giveBoard(() =>
      boardPage([
        rankedScore({ id: 1, values: valuesOf([7, 60_000], columns) }),
        rankedScore({ id: 2, values: valuesOf([7, 61_000], columns) }),
      ]),
    );
    await renderChart();
    expect(await boardCells(4)).toEqual(['', '+1.000 s']);
  });

  test('has a column for each of several values, which keeps its name where rows have lines', async () => {
    const columns = [
      { ...points, name: 'Laps' },
      { ...time, name: 'Time' },
    ];
    giveChart({ columns });
    giveBoard(() => boardPage([rankedScore({ id: 1, values: valuesOf([7, 60_000], columns) })]));
    await renderChart();
    const headers = within(await boardTable()).getAllByRole('columnheader');
    const names = headers.map(({ textContent }) => textContent);
    expect(names.slice(2, 6)).toEqual(['Laps', 'Time', 'Gap to first', 'Points earned']);
    expect(await boardCells(2)).toEqual(['7']);
    expect(await boardCells(3)).toEqual(['1:00.000']);
    const [row] = await boardRows();
    expect(row?.children[3]).toHaveAttribute('data-name', 'Time');
    await checkAccessibility();
  });

  test('has platform, date and proof of each score', async () => {
    giveBoard(() =>
      boardPage([
        rankedScore({ id: 1, platform: orbit, achievedOn: '2026-01-31', state: 'proved' }),
        rankedScore({ id: 2, state: 'proof_waiting' }),
      ]),
    );
    await renderChart();
    expect(await boardCells(5)).toEqual(['Orbit 64', '']);
    expect(await boardCells(6)).toEqual(['Jan 31, 2026', 'Feb 3, 2026']);
    expect(await boardCells(7)).toEqual(['Proved', 'Proof under review']);
  });

  test('links to players, and has no name for a deleted member', async () => {
    giveBoard(() =>
      boardPage([
        rankedScore({ id: 1, player: player(1, { country: 'JP' }) }),
        rankedScore({ id: 2, player: player(2, { username: null, slug: null }) }),
      ]),
    );
    await renderChart();
    const [first, second] = await boardRows();
    expect(within(first ?? document.body).getByRole('link', { name: 'player_1' })).toHaveAttribute(
      'href',
      '/en/members/player-1',
    );
    expect(first).toHaveTextContent('player_1 Japan');
    expect(second).toHaveTextContent('Deleted member');
    const links = within(second ?? document.body).getAllByRole('link');
    // The score’s page alone.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/score/2']);
  });

  test.each([
    [
      [1, 2, 3, 4],
      [1, 1, 1, 1],
      ['Platinum: 1 of 4', 'Silver: 2 of 4', 'Bronze: 3 of 4'],
    ],
    [
      [1, 1, 3, 4],
      [2, 2, 1, 1],
      ['Gold: 1 of 4', 'Gold: 1 of 4', 'Bronze: 3 of 4'],
    ],
    [
      [1, 2, 2, 4],
      [1, 2, 2, 1],
      ['Platinum: 1 of 4', 'Silver: 2 of 4', 'Silver: 2 of 4'],
    ],
  ])('of ranks %j has the medals that the points count', async (ranks, ties, given) => {
    giveBoard(() =>
      boardPage(
        ranks.map((rank, index) => rankedScore({ id: index + 1, rank, tied: ties[index] ?? 1 })),
      ),
    );
    await renderChart();
    await boardTable();
    expect(medals()).toEqual(given);
  });

  test('with one score has gold, and none where places give no points', async () => {
    giveBoard(() => boardPage([rankedScore({ id: 1, of: 1 })]));
    const { unmount } = await renderChart();
    await boardTable();
    expect(medals()).toEqual(['Gold: 1 of 1']);
    unmount();
    giveChart({ counts: false });
    await renderChart();
    await boardTable();
    expect(medals()).toEqual([]);
  });

  test('opens players and scores without a new document', async () => {
    giveBoard(() => boardPage([rankedScore({ id: 1 })]));
    const { user, address } = await renderChart();
    await user.click(within(await boardTable()).getByRole('link', { name: 'player_1' }));
    expect(address()).toBe('/en/members/player-1');
  });

  test('without scores invites to be the first', async () => {
    giveBoard(() => boardPage([]));
    await renderChart();
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
    await checkAccessibility();
  });

  test('reports a failure, with a button to try again', async () => {
    giveBoard(() => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }));
    const { user } = await renderChart();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Busy just now.');
    await checkAccessibility();
    apiServer.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await boardRows()).toHaveLength(4);
  });
});
