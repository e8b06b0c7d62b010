import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Game } from '../../../../src/contract/schemas/games';
import { GamePage } from '../../../../src/features/records/game/GamePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { Steps } from '../../../support/browser/Steps';
import { boardOf, gameCharts, player, standing } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { allSeries, game } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const give = (given: Partial<Game>) =>
  apiServer.use(http.get(`*${paths.game(1)}`, () => HttpResponse.json(game(given))));

const setUp = (at = '/en/game-1-game-g1') =>
  renderWithStore(
    <>
      <GamePage />
      <Steps to={{ French: '/fr/game-1-game-g1', Other: '/en/game-2-game-g2' }} />
    </>,
    { at },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows what a game belongs to and how much it is played', async () => {
  give({ series: allSeries[0] ?? null });
  await setUp();
  await heading('Game 1');
  expect(screen.getByRole('link', { name: 'Skyline' })).toHaveAttribute(
    'href',
    '/en/skyline-series-s6',
  );
  expect(screen.getByRole('link', { name: 'Pocket' })).toHaveAttribute(
    'href',
    '/en/platform-4-platform-p4',
  );
  for (const fact of ['12 charts', '3,400 scores', '25% proved'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryByText('Takes no new scores')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Game 1 | Video Game Records'));
  await screen.findByRole('table', { name: 'Best players' });
  await checkAccessibility();
});

test.each(['ROLE_VGR_GAME', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])(
  'links to the editor for %s',
  async (role) => {
    give({ status: 'closed', nbScore: 0, nbProved: 0 });
    const auth = session({ token: sessionReply().token, user: { ...ada, roles: [role] } });
    await renderWithStore(<GamePage />, { at: '/en/game-1-game-g1', preloadedState: { auth } });
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/en/admin/games/1',
    );
  },
);

test('does not link to the editor for other members', async () => {
  give({});
  const auth = session({ token: sessionReply().token, user: { ...ada, roles: ['ROLE_USER'] } });
  await renderWithStore(<GamePage />, { at: '/en/game-1-game-g1', preloadedState: { auth } });
  await heading('Game 1');
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('says that a closed game takes no new scores', async () => {
  give({ status: 'closed', nbScore: 0, nbProved: 0 });
  await setUp();
  expect(await screen.findByText('Takes no new scores')).toBeVisible();
  expect(screen.queryByText(/proved/)).toBeNull();
});

test('shows its best players with points and medals', async () => {
  apiServer.use(
    http.get(`*${paths.gameRanking(1)}`, () =>
      HttpResponse.json(
        boardOf(paths.gameRanking(1), [
          standing(1, { points: 12_345, medals: [1, 2, 3, 4, 0, 0] }),
          standing(2, { player: player(2, { username: null, slug: null }) }),
        ]),
      ),
    ),
  );
  await setUp();
  const table = await screen.findByRole('table', { name: 'Best players' });
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(within(table).getByRole('link', { name: 'player_1' })).toHaveAttribute(
    'href',
    '/en/members/player-1',
  );
  expect(first).toHaveTextContent('12,345');
  expect(first).toHaveTextContent('Platinum 1Gold 2Silver 3Bronze 4');
  expect(second).toHaveTextContent('Deleted member');
});

test('has messages without groups and without scores', async () => {
  give({ groups: [] });
  apiServer.use(
    http.get(`*${paths.gameRanking(1)}`, () =>
      HttpResponse.json(boardOf(paths.gameRanking(1), [])),
    ),
  );
  await setUp();
  expect(await screen.findByText('This game has no charts yet.')).toBeVisible();
  expect(await screen.findByText('Nobody has posted a score yet.')).toBeVisible();
  await checkAccessibility();
});

test('marks the language of rules and of a name that are not the reader’s', async () => {
  give({ name: '夜の港', locale: 'ja', rules: { text: 'Pas de turbo.', locale: 'fr' } });
  await setUp();
  await heading('夜の港');
  expect(screen.getByText('夜の港')).toHaveAttribute('lang', 'ja');
  const rules = screen.getByText('Pas de turbo.');
  expect(rules).toHaveAttribute('lang', 'fr');
  expect(rules.closest('details')).not.toHaveAttribute('open');
  await checkAccessibility();
});

test('corrects the slug of the address', async () => {
  const { address } = await setUp('/en/other-words-game-g1?ref=mail');
  await heading('Game 1');
  await waitFor(() => expect(address()).toBe('/en/game-1-game-g1?ref=mail'));
});

test.each(['/en/x-game-g999', '/en/x-game-g0'])('%s is not found, with a link on', async (at) => {
  await setUp(at);
  await heading('This game does not exist');
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games');
  await checkAccessibility();
});

test('reports a failure, with a button to try again', async () => {
  apiServer.use(
    http.get(
      `*${paths.game(1)}`,
      () => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  await heading('The game could not be loaded');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Busy just now.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await heading('Game 1');
});

test('shows the game while its players could not be loaded', async () => {
  apiServer.use(
    http.get(`*${paths.gameRanking(1)}`, () => HttpResponse.json({ players: 3 }), { once: true }),
  );
  const { user } = await setUp();
  await heading('Game 1');
  const players = screen.getByRole('region', { name: 'Best players' });
  await user.click(await within(players).findByRole('button', { name: 'Try again' }));
  expect(await within(players).findByRole('table')).toBeVisible();
});

test('shows no other game while one loads', async () => {
  const { user } = await setUp();
  await heading('Game 1');
  apiServer.use(http.get(`*${paths.game(2)}`, () => new Promise<Response>(() => undefined)));
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.queryByRole('heading', { name: 'Game 1' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('Loading… | Video Game Records'));
});

test('another language of the URL requests the names in it', async () => {
  const languages: (string | null)[] = [];
  apiServer.use(
    http.get(`*${paths.game(1)}`, ({ request }) => {
      const language = request.headers.get('Accept-Language');
      languages.push(language);
      return HttpResponse.json(game({ name: language === 'fr' ? 'Le jeu' : 'The game' }));
    }),
  );
  const { user } = await setUp();
  await heading('The game');
  await user.click(screen.getByRole('button', { name: 'French' }));
  await heading('Le jeu');
  expect(languages).toEqual(['en', 'fr']);
});

describe('the ranking', () => {
  /** Answers with players whose ids say the order and the page that were asked for. */
  const rank = () =>
    apiServer.use(
      http.get(`*${paths.gameCharts(1)}`, () => HttpResponse.json(gameCharts([]))),
      http.get(`*${paths.gameRanking(1)}`, ({ request }) => {
        const search = new URL(request.url).searchParams;
        const first = ['points', 'game-points', 'medals'].indexOf(search.get('by') ?? '') + 1;
        return HttpResponse.json(
          search.get('after') === 'second'
            ? boardOf(paths.gameRanking(1), [standing(50 + first)], { total: 51 })
            : boardOf(paths.gameRanking(1), [standing(first)], { total: 51, next: 'second' }),
        );
      }),
    );
  const order = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Boards' })).getByRole('link', { name });

  test('is ordered by points, by game points or by medals', async () => {
    rank();
    const { user, address } = await setUp();
    await screen.findByText('player_1');
    expect(screen.getByRole('heading', { level: 3, name: '51 players' })).toBeVisible();
    expect(order('Points')).toHaveAttribute('aria-current', 'true');
    await user.click(order('Medals'));
    expect(address()).toBe('/en/game-1-game-g1?by=medals');
    await screen.findByText('player_3');
    expect(order('Medals')).toHaveAttribute('aria-current', 'true');
    await user.click(order('Game points'));
    await screen.findByText('player_2');
    await user.click(order('Points'));
    expect(address()).toBe('/en/game-1-game-g1');
    await screen.findByText('player_1');
    await checkAccessibility();
  });

  test('goes on to the next places of the same order and back to the first', async () => {
    rank();
    const { user, address } = await setUp('/en/game-1-game-g1?by=medals');
    await screen.findByText('player_3');
    await user.click(screen.getByRole('link', { name: 'Next places' }));
    expect(address()).toBe('/en/game-1-game-g1?by=medals&after=second');
    await screen.findByText('player_53');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: '51 players' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('link', { name: 'First places' }));
    expect(address()).toBe('/en/game-1-game-g1?by=medals');
    await screen.findByText('player_3');
  });

  test('marks the member’s own row', async () => {
    apiServer.use(
      http.get(`*${paths.gameRanking(1)}`, () =>
        HttpResponse.json(
          boardOf(paths.gameRanking(1), [
            standing(1),
            standing(2, { player: player(2, { username: ada.username }) }),
          ]),
        ),
      ),
    );
    const auth = session({ token: sessionReply().token, user: { ...ada } });
    await renderWithStore(<GamePage />, { at: '/en/game-1-game-g1', preloadedState: { auth } });
    const rows = within(await screen.findByRole('table', { name: 'Best players' })).getAllByRole(
      'row',
    );
    expect(rows[2]).toHaveTextContent('You');
    expect(rows[1]).not.toHaveTextContent('You');
  });
});
