import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { GamePage } from '../../../../src/features/records/game/GamePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, gameCharts, standing } from '../../../support/fixtures/boards';
import { game, groupSummary } from '../../../support/fixtures/games';

/** Answers with player 2 where content is left out, with 1 elsewhere. @returns What was asked for. */
function setUp(at: string, dlc = true) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${paths.game(1)}`, () =>
      HttpResponse.json(game({ groups: [groupSummary(), groupSummary({ id: 6, dlc })] })),
    ),
    http.get(`*${paths.gameCharts(1)}`, () => HttpResponse.json(gameCharts([]))),
    http.get(`*${paths.gameRanking(1)}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const first = searchParams.get('dlc') === '0' ? 2 : 1;
      const page = boardOf(paths.gameRanking(1), [standing(first)], { total: 51, next: 'second' });
      return HttpResponse.json(page);
    }),
  );
  return { asked, rendered: renderWithStore(<GamePage />, { at }) };
}

const link = (navigation: string, name: string) =>
  within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name });

test('leaves out additional content on every page and in each order that can do so', async () => {
  const { asked, rendered } = setUp('/en/game-1-game-g1');
  const { user, address } = await rendered;
  await screen.findByText('player_1');
  expect(link('Content', 'All content')).toHaveAttribute('aria-current', 'true');
  await user.click(link('Content', 'Without additional content'));
  await screen.findByText('player_2');
  expect(address()).toBe('/en/game-1-game-g1?dlc=0');
  expect(screen.queryByRole('columnheader', { name: 'Game points' })).toBeNull();
  await checkAccessibility();
  await user.click(link('Boards', 'Medals'));
  expect(address()).toBe('/en/game-1-game-g1?by=medals&dlc=0');
  await user.click(screen.getByRole('link', { name: 'Next places' }));
  await waitFor(() => expect(asked).toContain('?itemsPerPage=50&by=medals&dlc=0&after=second'));
  await user.click(link('Boards', 'Game points'));
  expect(address()).toBe('/en/game-1-game-g1?by=game-points');
  expect(screen.queryByRole('navigation', { name: 'Content' })).toBeNull();
});

test('offers nothing to leave out where there is none', async () => {
  await setUp('/en/game-1-game-g1', false).rendered;
  await screen.findByText('player_1');
  expect(screen.queryByRole('navigation', { name: 'Content' })).toBeNull();
});
