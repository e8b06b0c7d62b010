import { act, fireEvent, screen } from '@testing-library/react';
import { ColumnFields } from '../../../../src/features/adminGames/structure/ColumnFields';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
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

describe('rows away from the screen', () => {
  const openMany = async () => {
    const charts = Array.from({ length: 30 }, (_, index) => adminChart(index + 1, `C${index + 1}`));
    serveGame(adminGame({ groups: [adminGroup(1, 'Cups', charts)] }));
    const { user } = await openGame({ step: 'charts' });
    await screen.findAllByText(/^For example/);
    return user;
  };
  const nameOf = (chart: string) => screen.getByLabelText(`Name of ${chart}`);
  const formatOf = (chart: string) => screen.queryByLabelText(`Format of ${chart}`);

  test('are their name, and whole once they have the focus', async () => {
    await openMany();
    expect(formatOf('C1')).toBeInTheDocument();
    expect(nameOf('C30')).toHaveValue('C30');
    expect(formatOf('C30')).not.toBeInTheDocument();
    act(() => nameOf('C30').focus());
    expect(formatOf('C30')).toBeInTheDocument();
    expect(nameOf('C30')).toHaveFocus();
  });

  test('are whole when they come near', async () => {
    const { approach } = fakeIntersections();
    await openMany();
    expect(formatOf('C30')).not.toBeInTheDocument();
    act(approach);
    expect(formatOf('C30')).toBeInTheDocument();
  });

  test('are whole if a field of theirs is wrong', async () => {
    const user = await openMany();
    fireEvent.change(nameOf('C30'), { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(formatOf('Chart 30')).toBeInTheDocument();
  });
});
