import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminChart, adminGame, adminGroup } from '../../../support/fixtures/adminGames';

const groups = [
  adminGroup(1, 'Cups', [adminChart(1, 'Mirror'), adminChart(2, 'Night')]),
  adminGroup(2, 'Trials', [adminChart(3, 'Long')]),
];
const open = async (game = adminGame({ groups }), roles?: string[]) => {
  const server = serveGame(game);
  return { server, ...(await openGame({ step: 'charts', ...(roles ? { roles } : {}) })) };
};
const rowsOf = (group: string) =>
  within(screen.getByRole('list', { name: `Charts of ${group}` }))
    .getAllByRole('textbox')
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''));
const menu = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${item}`) }));
};

beforeEach(() => localStorage.clear());

test('groups and charts are added, and their names get the focus', async () => {
  const { user, server } = await open(adminGame());
  await user.click(screen.getByRole('button', { name: 'Add a group' }));
  expect(screen.getByRole('textbox', { name: 'Name of Group 1' })).toHaveFocus();
  await user.keyboard('Cups');
  await user.click(screen.getByRole('button', { name: 'Add a chart to Cups' }));
  expect(screen.getByRole('textbox', { name: 'Name of Chart 1' })).toHaveFocus();
  await user.keyboard('Mirror');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format of Mirror' }), 'points');
  expect(screen.getByText('For example 12,345')).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Order of Mirror' }),
    'Higher is better',
  );
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.content.groups).toEqual([
    {
      id: null,
      names: { en: 'Cups' },
      proofRule: null,
      dlc: false,
      ranked: true,
      charts: [
        {
          id: null,
          names: { en: 'Mirror' },
          proof: 'any',
          status: 'open',
          values: [{ formatId: 2, better: 'higher', names: {} }],
        },
      ],
    },
  ]);
});

test('a saved row keeps the id the server gave it', async () => {
  const { user, server } = await open(adminGame());
  await user.click(screen.getByRole('button', { name: 'Add a group' }));
  await user.keyboard('Cups');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await user.type(screen.getByRole('textbox', { name: 'Name of Cups' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.saves).toHaveLength(2));
  expect(server.saves[1]?.content.groups).toMatchObject([{ id: 101, names: { en: 'Cups!' } }]);
});

test('a removed chart hands the focus to its neighbour, the last one to the button that adds', async () => {
  const { user } = await open();
  await menu(user, 'Mirror', 'Remove');
  expect(rowsOf('Cups')).toEqual(['Night']);
  expect(screen.getByRole('textbox', { name: 'Name of Night' })).toHaveFocus();
  await menu(user, 'Night', 'Remove');
  expect(screen.getByRole('button', { name: 'Add a chart to Cups' })).toHaveFocus();
});

test('charts are moved by buttons that keep the focus, and the new place is announced', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Mirror down' }));
  expect(rowsOf('Cups')).toEqual(['Night', 'Mirror']);
  expect(screen.getByRole('button', { name: 'Move Mirror down' })).toHaveFocus();
  expect(screen.getByText('Mirror is now at place 2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move Mirror down' }));
  expect(rowsOf('Cups')).toEqual(['Night', 'Mirror']);
});

test('a chart is duplicated and moved to another group', async () => {
  const { user } = await open();
  await menu(user, 'Mirror', 'Duplicate');
  expect(rowsOf('Cups')).toEqual(['Mirror', 'Mirror 2', 'Night']);
  expect(screen.getByRole('textbox', { name: 'Name of Mirror 2' })).toHaveFocus();
  await menu(user, 'Mirror', 'Move to another group');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Mirror”' });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(rowsOf('Cups')).toEqual(['Mirror 2', 'Night']);
  expect(rowsOf('Trials')).toEqual(['Long', 'Mirror']);
});

test('a group with charts is removed after confirmation', async () => {
  const { user } = await open();
  await menu(user, 'Cups', 'Remove the group');
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Cups”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('textbox', { name: 'Name of Cups' })).not.toBeInTheDocument();
});

test('several columns need names', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Details of Mirror' }));
  await user.click(screen.getByRole('button', { name: 'Add a column' }));
  expect(screen.getByRole('textbox', { name: 'Name of Mirror, column 2' })).toHaveFocus();
  await user.keyboard('Laps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const first = screen.getByRole('textbox', { name: 'Name of Mirror, column 1' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(/Name the column/);
  expect(server.saves).toHaveLength(0);
  await user.keyboard('Time');
  expect(first).toBeValid();
});

test('what a public game locks is disabled, with the reason', async () => {
  const { user } = await open(
    adminGame({ groups }, { publishedAt: '2026-01-01T00:00:00Z', status: 'active' }),
  );
  const format = screen.getByRole('combobox', { name: 'Format of Mirror' });
  expect(format).toBeDisabled();
  expect(format).toHaveAccessibleDescription(/This game has been public/);
  await user.click(screen.getByRole('button', { name: 'Actions for Mirror' }));
  expect(screen.getByRole('menuitem', { name: /retire it/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add a chart to Cups' }));
  expect(screen.getByRole('combobox', { name: 'Format of Chart 3' })).toBeEnabled();
});

test('a large game starts with closed groups, and shows a hundred charts at a time', async () => {
  const many = Array.from({ length: 120 }, (_, index) => adminChart(index + 1, `Chart ${index}`));
  await open(adminGame({ groups: [adminGroup(1, 'All', many)] }));
  // Counted by selector: finding hundreds of elements by role takes seconds each time.
  const rows = () => document.querySelectorAll('[data-row^="chart-"]').length;
  expect(rows()).toBe(0);
  fireEvent.click(screen.getByLabelText('Charts of All'));
  expect(rows()).toBe(100);
  fireEvent.click(screen.getByText('Show more (20 left)'));
  expect(rows()).toBe(120);
});

test('a table is imported after its problems are named', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Import from a table' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import groups and charts' });
  const lines = within(dialog).getByRole('textbox', { name: 'Lines' });
  await user.click(lines);
  await user.paste('group_en;chart_en;format\nCups;Dawn;points\nNew;One;points\nNew;Two;hours');
  expect(
    within(dialog).getByText(
      '2 charts will be added · 1 new group · 1 group of the game gets charts',
    ),
  ).toBeVisible();
  expect(
    within(dialog).getByText('Line 4, column format: there is no format “hours”.'),
  ).toBeVisible();
  await checkAccessibility(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Add to the game' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rowsOf('Cups')).toEqual(['Mirror', 'Night', 'Dawn']);
  expect(rowsOf('New')).toEqual(['One']);
  expect(server.saves).toHaveLength(0);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});
