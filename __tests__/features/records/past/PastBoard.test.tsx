import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  boardCells,
  boardPage,
  boardTable,
  giveBoard,
  renderChart,
} from '../../../support/browser/chartPage';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { rankedScore } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';

const day = '?at=2025-05-17';
const known = 'As it was at the end of May 17, 2025 (UTC)';
const achieved = 'Today’s scores, achieved by May 17, 2025';

/** Serves a board of two pages, and remembers what was asked for. */
function give() {
  const asked: string[] = [];
  giveBoard((search) => {
    asked.push(search.toString());
    const scores = search.get('at') ? [rankedScore({ id: 1 })] : [rankedScore({ id: 9 })];
    return boardPage(scores, search.has('after') ? { total: 2 } : { total: 2, next: 'second' });
  });
  return asked;
}

test('shows the board of the day in the address, marked as the past', async () => {
  const asked = give();
  await renderChart(day);
  await boardTable();
  expect(screen.getByRole('heading', { level: 2, name: known })).toBeVisible();
  expect(await boardCells(1)).toEqual(['player_1']);
  expect(asked).toEqual(['itemsPerPage=50&at=2025-05-17&sense=known']);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByLabelText('Day (UTC)')).toHaveValue('2025-05-17');
  await checkAccessibility();
});

test('leads through its pages, and back to today', async () => {
  give();
  const { user, address } = await renderChart(day);
  await user.click(await screen.findByRole('link', { name: 'Next places' }));
  expect(address()).toBe('/en/chart-9-chart-c9?at=2025-05-17&after=second');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Next places' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Back to today' }));
  expect(address()).toBe('/en/chart-9-chart-c9');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('player_9')).toBeVisible();
});

test('shows another day, or what was achieved by then, and focuses its heading', async () => {
  give();
  const { user, address } = await renderChart('?at=2025-05-01');
  await boardTable();
  fireEvent.change(screen.getByLabelText('Day (UTC)'), { target: { value: '2025-05-17' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'achieved');
  await user.click(screen.getByRole('button', { name: 'Show the board' }));
  await waitFor(() => expect(address()).toBe('/en/chart-9-chart-c9?at=2025-05-17&sense=achieved'));
  expect(await screen.findByRole('heading', { name: achieved })).toHaveFocus();
});

test('says at the form that a day is in the future, and keeps the board', async () => {
  give();
  const { user, address } = await renderChart(day);
  await boardTable();
  const field = screen.getByLabelText('Day (UTC)');
  fireEvent.change(field, { target: { value: '2999-01-01' } });
  await user.click(screen.getByRole('button', { name: 'Show the board' }));
  expect(screen.getByText('Choose a day no later than today.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose a day no later than today.');
  expect(address()).toBe(`/en/chart-9-chart-c9${day}`);
});

test.each(['?at=2025-02-30', '?at=2999-01-01', '?at='])('asks for a day with %s', async (query) => {
  const asked = give();
  await renderChart(query);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a day no later than today.');
  expect(screen.getByRole('link', { name: 'Back to today' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('says that there was no score yet', async () => {
  giveBoard(() => boardPage([], { total: 0 }));
  await renderChart(day);
  expect(await screen.findByText('Nobody had a score on this chart yet.')).toBeVisible();
});

test('says why the board cannot be shown', async () => {
  giveBoard(() => HttpResponse.json(problem(422, 'Too much has happened here.'), { status: 422 }));
  await renderChart(day);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much has happened here.');
});

test('marks the row of the member, and leads to the page around it', async () => {
  const asked = give();
  const { user } = await renderChart(day, { member: true });
  await user.click(await screen.findByRole('link', { name: 'Around me' }));
  await waitFor(() => expect(asked.at(-1)).toContain('around=me'));
});
