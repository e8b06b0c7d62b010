import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { GameListPage } from '../../../../src/features/records/games/GameListPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { Steps } from '../../../support/browser/Steps';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { cover, gameSummary } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const setUp = (query = '', language: 'en' | 'fr' = 'en') =>
  renderWithStore(
    <>
      <GameListPage />
      <Steps to={{ French: '/fr/games' }} />
    </>,
    { language, at: `/${language}/games${query}` },
  );

const results = () => screen.findByRole('region', { name: /games?$/ });
const games = async () => within(await results()).findAllByRole('heading', { level: 3 });
const answer = (resolve: Parameters<typeof http.get>[1]) =>
  apiServer.use(http.get(`*${paths.games}`, resolve));
const search = () => screen.getByRole('searchbox', { name: 'Search games' });
const choice = (name: string) => screen.findByRole('combobox', { name });

/** The queries sent for the list, in their order. */
function recordQueries(): string[] {
  const queries: string[] = [];
  answer(({ request }) => {
    queries.push(new URL(request.url).search);
    return HttpResponse.json(collection(paths.games, [gameSummary()], 57));
  });
  return queries;
}

test('shows 24 games with their facts and links, and the total', async () => {
  const { address } = await setUp();
  expect(await games()).toHaveLength(24);
  expect(screen.getByText('1–24 of 57')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('57 games');
  const [first] = await games();
  const card = first?.closest('li') ?? document.body;
  expect(within(card).getByRole('link', { name: 'Game 1' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1',
  );
  expect(card).toHaveTextContent('Orbit 64 · Pocket');
  expect(card).toHaveTextContent('12 charts3,400 scores210 players');
  expect(address()).toBe('/en/games');
  await checkAccessibility();
});

describe('the progress of a member', () => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  const lines = (container: HTMLElement) =>
    [...container.querySelectorAll('.game-card-own')].map(({ textContent }) => textContent);

  test('is asked for once for the page, and keeps its place in each card', async () => {
    const asked: (string | null)[] = [];
    apiServer.use(
      http.get(`*${paths.playedGames}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('games'));
        const game = { '@id': paths.game(2), '@type': 'PlayedGame', id: 2, played: 5 };
        return HttpResponse.json(collection(paths.playedGames, [game]));
      }),
    );
    const { container } = await renderWithStore(<GameListPage />, {
      at: '/en/games',
      preloadedState: { auth },
    });
    expect(await screen.findByText('5 of 12 charts played')).toBeVisible();
    expect(lines(container)).toHaveLength(24);
    expect(lines(container).filter((line) => line !== '')).toEqual(['5 of 12 charts played']);
    expect(asked).toEqual([Array.from({ length: 24 }, (_, index) => index + 1).join(',')]);
  });

  test('is not there for guests', async () => {
    const { container } = await setUp();
    await games();
    expect(lines(container)).toHaveLength(0);
  });
});

test('shows the cover of a game as decoration, and initials without one', async () => {
  answer(() =>
    HttpResponse.json(
      collection(paths.games, [
        gameSummary({ id: 1, name: 'Night Harbour', pictureSources: cover }),
        gameSummary({ id: 2, name: 'Skyline: Remix' }),
      ]),
    ),
  );
  await setUp();
  const list = await results();
  expect(within(list).queryByRole('img')).toBeNull();
  const picture = list.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/pictures/a-960.webp');
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('a-480.webp 480w'));
  expect(screen.getByText('SR').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('marks the language of a name that is not the reader’s', async () => {
  answer(() =>
    HttpResponse.json(collection(paths.games, [gameSummary({ name: '夜の港', locale: 'ja' })])),
  );
  await setUp();
  await games();
  expect(screen.getByText('夜の港')).toHaveAttribute('lang', 'ja');
});

test('the URL determines the list', async () => {
  const queries = recordQueries();
  await setUp('?search=sky&letter=s&platform=4&series=6&sort=name&page=2');
  await games();
  expect(queries).toEqual([
    '?itemsPerPage=24&search=sky&letter=s&platform=4&series=6&order=name&page=2',
  ]);
  expect(search()).toHaveValue('sky');
  await waitFor(async () => expect(await choice('Platform')).toHaveDisplayValue('Pocket'));
  await waitFor(async () => expect(await choice('Series')).toHaveDisplayValue('Skyline'));
  expect(await choice('Sort by')).toHaveDisplayValue('Name');
  expect(screen.getByRole('link', { name: 'S' })).toHaveAttribute('aria-current', 'true');
});

test('typing searches after a pause, from the first page, as one history entry', async () => {
  const { user, address } = await setUp('?page=2');
  await games();
  await user.type(search(), 'Game 57');
  expect(await screen.findByRole('heading', { level: 2, name: '1 game' })).toBeVisible();
  expect(address()).toBe('/en/games?search=Game+57');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/en/games?page=2'));
  expect(search()).toHaveValue('');
  expect(await screen.findByText('25–48 of 57')).toBeVisible();
});

test('platform, series and order are written to the URL without defaults', async () => {
  const queries = recordQueries();
  const { user, address } = await setUp('?page=2');
  await games();
  await screen.findByRole('option', { name: 'Pocket' });
  await screen.findByRole('option', { name: 'Skyline' });
  await user.selectOptions(await choice('Platform'), 'Pocket');
  expect(address()).toBe('/en/games?platform=4');
  await user.selectOptions(await choice('Series'), 'Skyline');
  await user.selectOptions(await choice('Sort by'), 'Newest');
  expect(address()).toBe('/en/games?platform=4&series=6&sort=newest');
  expect(screen.getByRole('link', { name: 'Platform: Pocket' })).toHaveAttribute(
    'href',
    '/en/platform-4-platform-p4',
  );
  expect(screen.getByRole('link', { name: 'Series: Skyline' })).toHaveAttribute(
    'href',
    '/en/skyline-series-s6',
  );
  await user.selectOptions(await choice('Platform'), 'All platforms');
  await user.selectOptions(await choice('Series'), 'All series');
  await user.selectOptions(await choice('Sort by'), 'Most played');
  expect(address()).toBe('/en/games');
  await waitFor(() =>
    expect(queries).toContain('?itemsPerPage=24&platform=4&series=6&order=newest&page=1'),
  );
});

test('a letter is a link that keeps the other filters', async () => {
  const { user, address } = await setUp('?platform=4&page=2');
  await games();
  const letters = screen.getByRole('navigation', { name: 'First letter' });
  expect(within(letters).getAllByRole('link')).toHaveLength(28);
  await user.click(within(letters).getByRole('link', { name: 'G' }));
  expect(address()).toBe('/en/games?letter=g&platform=4');
  expect(await games()).toHaveLength(24);
  await user.click(within(letters).getByRole('link', { name: 'Other' }));
  expect(address()).toBe('/en/games?letter=0&platform=4');
  await user.click(within(letters).getByRole('link', { name: 'All' }));
  expect(address()).toBe('/en/games?platform=4');
});

test('a page number shows that page and moves the focus to the heading', async () => {
  const { user, address } = await setUp();
  await games();
  await user.click(screen.getByRole('link', { name: 'Go to page 3' }));
  expect(address()).toBe('/en/games?page=3');
  expect(await screen.findByText('49–57 of 57')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '57 games' })).toHaveFocus();
});

test('the previous games stay visible and are marked busy while the next ones load', async () => {
  const { user } = await setUp();
  await games();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(async () => {
    await held;
    return HttpResponse.json(collection(paths.games, [gameSummary()]));
  });
  await user.click(screen.getByRole('link', { name: 'S' }));
  expect(await results()).toHaveAttribute('aria-busy', 'true');
  expect(await games()).toHaveLength(24);
  release();
  await waitFor(async () => expect(await games()).toHaveLength(1));
  expect(await results()).toHaveAttribute('aria-busy', 'false');
});

test('a list without a match links to the list without filters', async () => {
  const { user, address } = await setUp('?search=qqqq&sort=name');
  expect(await screen.findByRole('heading', { name: 'No game matches' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 games');
  await checkAccessibility();
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  expect(address()).toBe('/en/games');
  expect(await games()).toHaveLength(24);
  expect(search()).toHaveValue('');
});

test('a site without games shows another message', async () => {
  answer(() => HttpResponse.json(collection(paths.games, [])));
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /clear/i })).toBeNull();
  await checkAccessibility();
});

test('a page past the end links to the last one', async () => {
  const { user, address } = await setUp('?sort=name&page=40');
  expect(await screen.findByRole('heading', { name: 'There is no page 40' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
  expect(address()).toBe('/en/games?sort=name&page=3');
  expect(await screen.findByText('49–57 of 57')).toBeVisible();
});

test.each([
  [
    'a refusal in words',
    () => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
    /Busy just now/,
  ],
  ['no network', () => HttpResponse.error(), /could not be loaded.*cannot be reached/],
  ['a wrong shape', () => HttpResponse.json({ games: 12 }), /could not be loaded/],
])('%s is reported, with a button to try again', async (_what, resolve, text) => {
  answer(resolve);
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  await checkAccessibility();
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await games()).toHaveLength(24);
});

test('another language of the URL requests the names in it', async () => {
  const languages: (string | null)[] = [];
  answer(({ request }) => {
    languages.push(request.headers.get('Accept-Language'));
    return HttpResponse.json(collection(paths.games, [gameSummary()], 57));
  });
  const { user } = await setUp();
  await games();
  await user.click(screen.getByRole('button', { name: 'French' }));
  await waitFor(() => expect(languages).toEqual(['en', 'fr']));
});
