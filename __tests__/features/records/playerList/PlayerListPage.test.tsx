import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { ListedPlayer } from '../../../../src/contract/schemas/players';
import { PendingPath } from '../../../../src/navigation/pendingPath';
import { PlayerListPage } from '../../../../src/features/records/playerList/PlayerListPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { Steps } from '../../../support/browser/Steps';
import { boardOf, listedPlayer } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const players = [
  listedPlayer(1, { player: { country: 'JP' } }),
  listedPlayer(2, { player: { username: ada.username } }),
];

/** Answers the list, and returns the queries sent for it. */
function serve(
  page: ListedPlayer[] = players,
  { more, ...links }: { total?: number; next?: string; previous?: string; more?: true } = {},
): string[] {
  const queries: string[] = [];
  apiServer.use(
    http.get(`*${paths.players}`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ ...boardOf(paths.players, page, links), ...(more && { more }) });
    }),
  );
  return queries;
}

const setUp = (query = '', { member = false } = {}) =>
  renderWithStore(
    <>
      <PlayerListPage />
      <Steps to={{ French: `/fr/players${query}` }} />
    </>,
    {
      at: `/en/players${query}`,
      ...(member && {
        preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
      }),
    },
  );
const table = () => screen.findByRole('table', { name: 'Players' });
const search = () => screen.getByRole('searchbox', { name: 'Search players' });
const choice = (name: string) => screen.getByRole('combobox', { name });

test('shows players with their countries and what they have', async () => {
  serve(players, { total: 1240 });
  await setUp();
  const [, first] = within(await table()).getAllByRole('row');
  const cells = [...(first?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'player_1Japan',
    '999',
    'Platinum 1Gold 11Silver 21Bronze 31',
    '301',
    '11',
    'May 4, 2026',
    'Feb 3, 2024',
  ]);
  expect(screen.getByRole('link', { name: 'player_1' })).toHaveAttribute(
    'href',
    '/en/members/player-1',
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1,240 players');
  expect(screen.getByRole('status')).toHaveTextContent('1,240 players');
  expect(screen.queryByText('You')).not.toBeInTheDocument();
  await checkAccessibility();
});

test('says when there are more players than were counted, and marks the member', async () => {
  serve(players, { total: 1000, more: true });
  await setUp('', { member: true });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'More than 1,000 players',
  );
  expect(screen.getByText('You').closest('tr')).toHaveTextContent(ada.username);
});

test('asks for what the address says, and keeps it through a change of the language', async () => {
  const queries = serve();
  const { user, address } = await setUp('?country=JP&sort=active&before=abc');
  await table();
  expect(queries).toEqual(['?itemsPerPage=25&country=JP&order=active&before=abc']);
  expect(choice('Country')).toHaveValue('JP');
  expect(choice('Sort by')).toHaveValue('active');
  await user.click(screen.getByRole('button', { name: 'French' }));
  expect(address()).toBe('/fr/players?country=JP&sort=active&before=abc');
});

test('a filter leads to the first page of another list, and Back to the page before', async () => {
  const queries = serve();
  const { user, address } = await setUp('?after=abc');
  await table();
  await user.selectOptions(choice('Country'), 'Japan');
  expect(address()).toBe('/en/players?country=JP');
  await user.selectOptions(choice('Sort by'), 'New members');
  expect(address()).toBe('/en/players?country=JP&sort=newest');
  await waitFor(() => expect(queries.at(-1)).toBe('?itemsPerPage=25&country=JP&order=newest'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/en/players?country=JP');
  expect(choice('Sort by')).toHaveValue('points');
});

test('what is found by name is sorted by name', async () => {
  const queries = serve();
  const { user, address } = await setUp('?sort=active');
  await table();
  await user.type(search(), 'ke{Enter}');
  await waitFor(() => expect(address()).toContain('search=ke'));
  await waitFor(() => expect(queries.at(-1)).toContain('search=ke'));
  expect(choice('Sort by')).toBeDisabled();
  expect(choice('Sort by')).toHaveDisplayValue('Name');
  await user.clear(search());
  await waitFor(() => expect(choice('Sort by')).toHaveValue('active'));
});

test('links lead to the pages around and move the focus to the total', async () => {
  const queries = serve(players, { total: 60, next: 'n1', previous: 'p1' });
  const { user } = await setUp('?country=JP&after=abc');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the list' }));
  expect(
    pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['First page', '/en/players?country=JP'],
    ['Previous page', '/en/players?country=JP&before=p1'],
    ['Next page', '/en/players?country=JP&after=n1'],
  ]);
  await user.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(queries.at(-1)).toContain('after=n1');
});

describe('an empty list', () => {
  test.each([
    ['', 'No players yet', undefined],
    ['?search=zzz', 'No player matches', '/en/players'],
    ['?country=VA', 'No player matches', '/en/players'],
    ['?country=JP&after=abc', 'There are no more players here', '/en/players?country=JP'],
  ])('at “%s” says “%s”', async (query, title, link) => {
    serve([]);
    await setUp(query);
    expect(await screen.findByText(title)).toBeVisible();
    const ways = screen.queryAllByRole('link').map((way) => way.getAttribute('href'));
    expect(ways).toEqual(link === undefined ? [] : [link]);
    await checkAccessibility();
  });
});

test('says that the players could not be loaded, and loads them again', async () => {
  apiServer.use(
    http.get(`*${paths.players}`, () =>
      HttpResponse.json(problem(503, 'Later, please.'), { status: 503 }),
    ),
  );
  const { user } = await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Later, please.');
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});

test.each([
  { loading: '/en/members/joana-b', address: '/en/players', what: 'does not lead back from it' },
  { loading: '/en/players', address: '/en/players?search=joana', what: 'goes on' },
])(
  'a search just typed while $loading is loading $what',
  async ({ loading, address: expected }) => {
    serve();
    const { address } = await renderWithStore(
      <PendingPath value={loading}>
        <PlayerListPage />
      </PendingPath>,
      { at: '/en/players' },
    );
    await table();
    jest.useFakeTimers();
    fireEvent.change(search(), { target: { value: 'joana' } });
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    expect(address()).toBe(expected);
  },
);
