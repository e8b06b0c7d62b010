import { screen, waitFor, within } from '@testing-library/react';
import {
  boardPage,
  boardTable,
  giveBoard,
  giveChart,
  renderChart,
  type Respond,
} from '../../../support/browser/chartPage';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { rankedScore } from '../../../support/fixtures/boards';

const first = rankedScore({ id: 1 });
const respond: Respond = (search) => {
  if (search.has('rank'))
    return boardPage([rankedScore({ id: 120 })], { total: 500, first, previous: 'p' });
  if (search.get('search') === 'player_3')
    return boardPage(
      [300, 301, 302].map((id) => rankedScore({ id, of: 500 })),
      { total: 500, first, around: 301, previous: 'p' },
    );
  if (search.has('search')) return boardPage([], { total: 500, first, around: null });
  return boardPage([first, rankedScore({ id: 2 })], { total: 500, next: 'second' });
};

beforeEach(() => {
  giveChart({ nbScore: 500 });
  giveBoard(respond);
});

const placeField = () => screen.findByRole('textbox', { name: 'Go to place' });
const playerField = () => screen.findByRole('searchbox', { name: 'Find a player' });

test('a place is gone to, and the heading of the places gets the focus', async () => {
  const { user, address } = await renderChart('?country=FR&after=abc');
  await boardTable();
  await user.type(await placeField(), '1,20{Enter}');
  expect(address()).toBe('/en/chart-9-chart-c9?rank=120&country=FR');
  await screen.findByText('player_120');
  await waitFor(() =>
    expect(screen.getByText('500 scores', { selector: '.board-total' })).toHaveFocus(),
  );
  expect(await placeField()).toHaveValue('120');
  expect(screen.getByRole('link', { name: 'Previous places' })).toBeVisible();
});

test('what is no place is named at the field', async () => {
  const { user, address } = await renderChart();
  await boardTable();
  const field = await placeField();
  await user.type(field, 'last');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(field).toHaveAccessibleDescription('Enter a place as a whole number, such as 120.');
  expect(field).toBeInvalid();
  expect(address()).toBe('/en/chart-9-chart-c9');
  await checkAccessibility();
  await user.clear(field);
  await user.type(field, '120{Enter}');
  expect(address()).toBe('/en/chart-9-chart-c9?rank=120');
});

test('a player is found: the row is marked, announced, and gets the focus', async () => {
  const { user, address } = await renderChart();
  await boardTable();
  await user.type(await playerField(), ' player_3 ');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(address()).toBe('/en/chart-9-chart-c9?search=player_3');
  const link = await screen.findByRole('link', { name: 'player_301' });
  await waitFor(() => expect(link).toHaveFocus());
  const row = screen.getByRole('row', { current: true });
  expect(within(row).getByText('Found')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'player_301' })).toBe(link);
  expect(screen.getByText('player_301: 301 of 500')).toHaveRole('status');
  await checkAccessibility();
});

test('a name that nobody on the board has is named, and the field keeps the focus', async () => {
  const { user } = await renderChart();
  await boardTable();
  const field = await playerField();
  await user.type(field, 'nobody{Enter}');
  const words = 'No player whose name begins with “nobody” is on this board.';
  await waitFor(() => expect(screen.getByText(words)).toHaveRole('status'));
  expect(await playerField()).toHaveValue('nobody');
  await checkAccessibility();
  await user.click(screen.getByRole('link', { name: 'Show everyone' }));
  await screen.findAllByText('player_1');
  expect(screen.queryByText(words)).toBeNull();
});

test('a board of a single page has none of the fields', async () => {
  giveChart({ nbScore: 50 });
  await renderChart();
  await boardTable();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
