import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { fillField } from '../../../support/browser/fillField';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminChart, adminGame, adminGroup } from '../../../support/fixtures/adminGames';

const points = [{ formatId: 2, better: 'higher' as const, names: {} }];
const game = adminGame(
  {
    groups: [
      adminGroup(1, 'Cups', [
        adminChart(1, 'Mirror'),
        adminChart(2, 'Mirrored'),
        adminChart(3, 'Points', { values: points }),
      ]),
    ],
  },
  { charts: [{ id: 1, slug: 'mirror', nbScore: 4, mergedInto: null }] },
);

beforeEach(() => localStorage.clear());

test('an administrator merges a chart into one with the same columns, with a reason', async () => {
  const server = serveGame(game);
  const sent: unknown[] = [];
  apiServer.use(
    http.post(`*${adminPaths.chartMerge(1)}`, async ({ request }) => {
      sent.push(await request.json());
      const [group] = game.content.groups;
      const charts = group?.charts.map((chart) =>
        chart.id === 1 ? { ...chart, status: 'retired' as const } : chart,
      );
      const groups = [adminGroup(1, 'Cups', charts)];
      server.game = { ...game, version: 2, content: { ...game.content, groups } };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openGame({ step: 'charts', roles: ['ROLE_ADMIN'] });
  await user.click(screen.getByRole('button', { name: 'Actions for Mirror' }));
  await user.click(screen.getByRole('menuitem', { name: 'Merge into another chart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge “Mirror”' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Target chart' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a chart',
    'Cups – Mirrored',
  ]);
  await user.click(screen.getByRole('option', { name: 'Cups – Mirrored' }));
  expect(within(dialog).getByText(/4 scores move from “Mirror” to “Mirrored”/)).toBeVisible();
  await fillField(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The same course');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ into: 2, reason: 'The same course' }]);
  expect(await screen.findByText('Retired')).toBeVisible();
});

test('an editor who is no administrator is not offered to merge', async () => {
  serveGame(game);
  const { user } = await openGame({ step: 'charts' });
  await user.click(screen.getByRole('button', { name: 'Actions for Mirror' }));
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Merge/ })).not.toBeInTheDocument();
});
