import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { idempotencyHeader } from '../../../../src/contract/commentRules';
import type { AdminGameCreate, AdminGameSave } from '../../../../src/contract/schemas/adminGames';
import { apiServer } from '../../../support/browser/apiServer';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminGame } from '../../../support/fixtures/adminGames';

beforeEach(() => localStorage.clear());

/** Creates game 8; the responses of the first `lost` attempts do not arrive. */
function serveCreation(lost = 0) {
  const server = {
    created: new Array<AdminGameCreate>(),
    keys: new Array<string | null>(),
    saves: new Array<AdminGameSave>(),
  };
  // The catalogue of its choices.
  serveGame(adminGame());
  apiServer.use(
    http.post<never, AdminGameCreate>(`*${adminPaths.games}`, async ({ request }) => {
      const body = await request.json();
      server.created.push(body);
      server.keys.push(request.headers.get(idempotencyHeader));
      if (server.created.length <= lost) return HttpResponse.error();
      return HttpResponse.json(adminGame(body.content, { id: 8 }), { status: 201 });
    }),
    http.put<never, AdminGameSave>(`*${adminPaths.game(8)}`, async ({ request }) => {
      const body = await request.json();
      server.saves.push(body);
      return HttpResponse.json(adminGame(body.content, { id: 8, version: 2 }));
    }),
  );
  return server;
}
const nameField = () => screen.getByRole('textbox', { name: 'Name (English)' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a new game reaches the server with its first save, and stays in the same editor', async () => {
  const server = serveCreation();
  const { user, address } = await openGame({ id: 'new' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Versions' })).not.toBeInTheDocument();
  const field = nameField();
  await user.type(field, 'Lu');
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/en/admin/games/8'));
  expect(server.created).toMatchObject([
    { content: { translations: { en: { name: 'Lu', rules: null } } } },
  ]);
  expect(nameField()).toBe(field);
  expect(screen.getByRole('button', { name: 'Versions' })).toBeVisible();
  await user.type(field, 'x');
  await user.click(save());
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]).toMatchObject({ version: 1, content: { translations: { en: {} } } });
  expect(server.created).toHaveLength(1);
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(localStorage).toHaveLength(0);
});

test('an untouched new game is not stored, whatever its steps', async () => {
  const server = serveCreation();
  const { user, address } = await openGame({ id: 'new' });
  await user.click(screen.getByRole('button', { name: /^Next/ }));
  expect(await screen.findByRole('button', { name: 'Add a group' })).toBeVisible();
  expect(address()).toBe('/en/admin/games/new?step=charts');
  expect(server.created).toEqual([]);
});

test('a creation without a response is repeated with the same key', async () => {
  const server = serveCreation(1);
  const { user, address } = await openGame({ id: 'new' });
  await user.type(nameField(), 'Lu');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/en/admin/games/8'));
  expect(server.keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(server.keys[1]).toBe(server.keys[0]);
});

test('what was typed in a new game is there again after a reload', async () => {
  serveCreation();
  const { user, unmount } = await openGame({ id: 'new' });
  await user.type(nameField(), 'Lu');
  unmount();
  await openGame({ id: 'new' });
  expect(nameField()).toHaveValue('Lu');
  expect(screen.getByText(/are back/)).toBeVisible();
});
