import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { RankingPage } from '../../../../src/features/records/playerRankings/RankingPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, standing } from '../../../support/fixtures/boards';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

/** Players 1 and 2 everywhere, 2 in France, nobody in Japan. */
const give = () =>
  apiServer.use(
    http.get(`*${paths.myPlayer}`, () => HttpResponse.json({ country: 'FR' })),
    http.get('*/api/rankings/:board', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const country = searchParams.get('country');
      const ids = { FR: [2], JP: [] }[country ?? ''] ?? [1, 2];
      const rows = ids.map((id, index) => standing(id, { rank: index + 1 }));
      return HttpResponse.json({
        ...boardOf(pathname, rows, { total: 70, ...(country === 'FR' && { next: 'n' }) }),
        ...(searchParams.has('own') && { own: null }),
      });
    }),
  );

const setUp = (query = '', { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<RankingPage />, {
    at: `/en/rankings/points${query}`,
    ...(member ? { preloadedState: { auth } } : {}),
  });
};
const country = async () => screen.findByRole('combobox', { name: 'Country' });

test('the players of a country are chosen, and the heading, the address and all links say so', async () => {
  give();
  const { user, address } = await setUp();
  await screen.findByText('player_1');
  await user.selectOptions(await country(), 'France');
  expect(address()).toBe('/en/rankings/points?country=FR');
  expect(await screen.findByRole('table', { name: 'Points: France' })).toBeVisible();
  expect(screen.queryByText('player_1')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Points: France' })).toBeVisible();
  expect(document.title).toBe('Points: France – Rankings | Video Game Records');
  expect(screen.getByRole('link', { name: 'Next places' })).toHaveAttribute(
    'href',
    '/en/rankings/points?country=FR&after=n',
  );
  const boards = within(screen.getByRole('navigation', { name: 'Boards' }));
  expect(boards.getByRole('link', { name: 'Cups' })).toHaveAttribute(
    'href',
    '/en/rankings/cups?country=FR',
  );
  await user.type(screen.getByRole('textbox', { name: 'Go to place' }), '51{Enter}');
  expect(address()).toBe('/en/rankings/points?country=FR&rank=51');
  await user.selectOptions(await country(), 'All countries');
  expect(address()).toBe('/en/rankings/points');
  await checkAccessibility();
});

test('the member’s own country comes first, and one where the member is not says so', async () => {
  give();
  await setUp('?country=JP', { member: true });
  await screen.findByRole('option', { name: 'My country: France' });
  const options = within(await country()).getAllByRole('option');
  expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'All countries',
    'My country: France',
  ]);
  expect(screen.queryByRole('option', { name: 'France' })).toBeNull();
  expect(await screen.findByText('You are not among these players.')).toBeVisible();
});

test('what was gained in a window is chosen for every board, also within a country', async () => {
  give();
  const { user, address } = await setUp('?rank=9');
  const windows = await screen.findByRole('combobox', { name: 'Period' });
  await user.selectOptions(windows, 'This week');
  expect(address()).toBe('/en/rankings/points?window=week');
  expect(await screen.findByRole('table', { name: 'Points: This week' })).toBeVisible();
  expect(
    screen.getByText('What players gained since Monday, in UTC, less what they lost.'),
  ).toBeVisible();
  await user.selectOptions(await country(), 'France');
  expect(address()).toBe('/en/rankings/points?country=FR&window=week');
  expect(await screen.findByRole('table', { name: 'Points: France · This week' })).toBeVisible();
  const boards = within(screen.getByRole('navigation', { name: 'Boards' })).getAllByRole('link');
  expect(boards.map((link) => link.getAttribute('href'))).toEqual(
    ['points', 'game-points', 'medals', 'cups', 'proofs', 'badges'].map(
      (board) => `/en/rankings/${board}?country=FR&window=week`,
    ),
  );
  await checkAccessibility();
  await user.selectOptions(windows, 'All time');
  expect(address()).toBe('/en/rankings/points?country=FR');
});

test.each([
  ['game-points', true],
  ['medals', false],
  ['proofs', false],
])('gained %s are shown with scores: %s', async (board, withScores) => {
  give();
  await renderWithStore(<RankingPage />, { at: `/en/rankings/${board}?window=month` });
  await screen.findByRole('table');
  expect(screen.queryAllByRole('columnheader', { name: 'Scores' })).toHaveLength(
    withScores ? 1 : 0,
  );
});

test('a country without players has a message that leads to everyone', async () => {
  give();
  const { user, address } = await setUp('?country=JP');
  expect(await screen.findByRole('heading', { name: 'No player to show' })).toBeVisible();
  await checkAccessibility();
  await user.click(screen.getByRole('link', { name: 'Show everyone' }));
  expect(address()).toBe('/en/rankings/points');
});
