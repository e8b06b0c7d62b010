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
  podium,
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
    expect(await boardCells(0)).toEqual(['11 of 4', '22 of 4 tie', '22 of 4 tie', '44 of 4']);
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
    expect(await boardCells(2)).toEqual(['Laps 7Time 1:00.000', 'Laps 7Time 1:01.000']);
    expect(await boardCells(3)).toEqual(['', '+1.000 s']);
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
    expect(first).toHaveTextContent('JP');
    expect(second).toHaveTextContent('Deleted member');
    const links = within(second ?? document.body).getAllByRole('link');
    // The score’s page alone.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/score/2']);
  });

  test('has its three best scores above it, those of a tie with the same rank', async () => {
    giveBoard(() => boardPage(tiedTimes));
    await renderChart();
    await boardTable();
    const places = within(podium() ?? document.body).getAllByRole('listitem');
    expect(places.map((place) => place.querySelector('.podium-rank')?.textContent)).toEqual([
      'Rank 1',
      'Rank 2',
      'Rank 2',
    ]);
    expect(places[0]).toHaveTextContent('1:05.430player_199 points');
  });

  test('without scores invites to be the first', async () => {
    giveBoard(() => boardPage([]));
    await renderChart();
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
    expect(podium()).toBeNull();
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
