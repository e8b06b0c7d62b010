import { fireEvent, screen } from '@testing-library/react';
import { ColumnFields } from '../../../../src/features/adminGames/structure/ColumnFields';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminChart, adminGame, adminGroup } from '../../../support/fixtures/adminGames';

// Each row has one of them: their renders are those of the rows.
jest.mock('../../../../src/features/adminGames/structure/ColumnFields', () => {
  const actual = jest.requireActual<{ ColumnFields: typeof ColumnFields }>(
    '../../../../src/features/adminGames/structure/ColumnFields',
  );
  return { ColumnFields: jest.fn(actual.ColumnFields) };
});

const open = async () => {
  const charts = ['Dawn', 'Mirror', 'Night', 'Sky'].map((name, index) =>
    adminChart(index + 1, name),
  );
  serveGame(adminGame({ groups: [adminGroup(1, 'Cups', charts)] }));
  await openGame({ step: 'charts' });
  // The formats arrive after the game, and render each row.
  await screen.findAllByText(/^For example/);
};
/** The rows that an action renders. */
const renderedBy = (action: () => void) => {
  jest.mocked(ColumnFields).mockClear();
  action();
  return [...new Set(jest.mocked(ColumnFields).mock.calls.map(([{ name }]) => name))];
};

beforeEach(() => localStorage.clear());

test('typing renders the row of the name only', async () => {
  await open();
  const input = screen.getByRole('textbox', { name: 'Name of Mirror' });
  expect(renderedBy(() => fireEvent.change(input, { target: { value: 'Mirrors' } }))).toEqual([
    'Mirrors',
  ]);
});

test('typing the name of a group renders no chart', async () => {
  await open();
  const input = screen.getByRole('textbox', { name: 'Name of Cups' });
  expect(renderedBy(() => fireEvent.change(input, { target: { value: 'Cup' } }))).toEqual([]);
});

test('moving a chart renders the rows that change places', async () => {
  await open();
  const down = screen.getByRole('button', { name: 'Move Dawn down' });
  expect(renderedBy(() => fireEvent.click(down)).toSorted()).toEqual(['Dawn', 'Mirror']);
});

test('adding a chart renders it and the row above', async () => {
  await open();
  const add = screen.getByRole('button', { name: 'Add a chart to Cups' });
  expect(renderedBy(() => fireEvent.click(add)).toSorted()).toEqual(['Chart 5', 'Sky']);
});
