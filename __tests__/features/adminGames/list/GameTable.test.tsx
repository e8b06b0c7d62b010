import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { idempotencyHeader } from '../../../../src/contract/commentRules';
import type { AdminGameCreate, AdminGameRow } from '../../../../src/contract/schemas/adminGames';
import { GameTable } from '../../../../src/features/adminGames/list/GameTable';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { adminGame, gameRow } from '../../../support/fixtures/adminGames';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';

/** Cards are shown, as on a phone: jsdom has no layout for a grid. */
beforeEach(() => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('760px'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
        dispatchEvent: () => false,
        onchange: null,
      }) satisfies MediaQueryList,
  );
});

const serve = (rows: AdminGameRow[]) => {
  const asked: URL[] = [];
  apiServer.use(
    http.get(`*${adminPaths.games}`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(collection(adminPaths.games, rows, rows.length));
    }),
  );
  return asked;
};
const open = () =>
  renderWithStore(<GameTable />, {
    at: '/en/admin/games',
    preloadedState: { auth: session({ user: { ...ada, roles: ['ROLE_VGR_GAME'] } }) },
  });

test('each game shows its status, languages, charts, scores and last edit', async () => {
  serve([gameRow({ status: 'charting', nbChart: 12, nbScore: 1 })]);
  await open();
  const link = await screen.findByRole('link', { name: 'Lumen Drift' });
  expect(link).toHaveAttribute('href', '/en/admin/games/5');
  for (const text of ['Needs charts', 'FR', '12 charts · 1 score', /by grace$/]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await checkAccessibility();
});

test('the status filter and the sort are sent to the server', async () => {
  const asked = serve([gameRow()]);
  const { user, address } = await open();
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('status')).toBe('closed'));
  expect(asked.at(-1)?.searchParams.get('order[editedAt]')).toBe('desc');
  expect(address()).toBe('/en/admin/games?status=closed');
});

test('a new game is opened without being created', async () => {
  serve([]);
  const created = jest.fn();
  apiServer.use(http.post(`*${adminPaths.games}`, created));
  const { user, address } = await open();
  expect(await screen.findByText('There are no games yet')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'New game' });
  if (link) await user.click(link);
  expect(address()).toBe('/en/admin/games/new');
  expect(created).not.toHaveBeenCalled();
});

test('a copy that failed to be created is asked for again with the same key', async () => {
  serve([gameRow()]);
  const keys: (string | null)[] = [];
  apiServer.use(
    http.post(`*${adminPaths.games}`, ({ request }) => {
      keys.push(request.headers.get(idempotencyHeader));
      if (keys.length === 1) return HttpResponse.error();
      return HttpResponse.json(adminGame({}, { id: 8 }), { status: 201 });
    }),
  );
  const { user, address } = await open();
  const copy = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Lumen Drift' }));
    await user.click(screen.getByRole('menuitem', { name: /^Copy/ }));
  };
  await copy();
  expect(await screen.findByRole('alert')).toBeVisible();
  await copy();
  await waitFor(() => expect(address()).toBe('/en/admin/games/8'));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a game is copied from its menu', async () => {
  serve([gameRow({ publishedAt: '2026-01-01T00:00:00Z', status: 'active' })]);
  const created: AdminGameCreate[] = [];
  apiServer.use(
    http.post<never, AdminGameCreate>(`*${adminPaths.games}`, async ({ request }) => {
      created.push(await request.json());
      return HttpResponse.json(problem(429, 'Wait a moment.'), { status: 429 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Lumen Drift' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(await screen.findByText(/Wait a moment/)).toBeVisible();
  expect(created).toEqual([{ copyOf: 5 }]);
});

test('a game that was never public is deleted after confirmation', async () => {
  serve([gameRow()]);
  const deleted: string[] = [];
  apiServer.use(
    http.delete(`*${adminPaths.game(5)}`, ({ request }) => {
      deleted.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Lumen Drift' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Lumen Drift”?' });
  expect(deleted).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The game is deleted')).toBeVisible();
  expect(deleted).toHaveLength(1);
});

test('a list that cannot be loaded offers a retry', async () => {
  apiServer.use(
    http.get(`*${adminPaths.games}`, () =>
      HttpResponse.json(problem(503, 'Busy.'), { status: 503 }),
    ),
  );
  await open();
  expect(await screen.findByText(/Busy\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
