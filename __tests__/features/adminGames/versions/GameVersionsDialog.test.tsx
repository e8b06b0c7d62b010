import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminGame, gameContent } from '../../../support/fixtures/adminGames';

beforeEach(() => localStorage.clear());

test('a version is put into the editor, and saved as restored from it', async () => {
  const server = serveGame(
    adminGame({ translations: { en: { name: 'New', rules: null } } }, { version: 2 }),
  );
  const facts = {
    version: 1,
    savedAt: '2026-11-20T10:00:00Z',
    savedBy: { id: 9, username: 'grace' },
    status: 'draft',
    restoredFrom: null,
    nbGroup: 1,
    nbChart: 3,
  };
  const content = gameContent({ translations: { en: { name: 'Old', rules: null } } });
  apiServer.use(
    http.get(`*${adminPaths.gameVersions(5)}`, () => HttpResponse.json({ versions: [facts] })),
    http.get(`*${adminPaths.gameVersion(5, 1)}`, () => HttpResponse.json({ ...facts, content })),
  );
  const { user } = await openGame();
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const version = await screen.findByRole('button', { name: /Version 1/ });
  expect(version).toHaveTextContent(/by grace · Draft · 1 group · 3 charts/);
  await user.click(version);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Put into the editor' })).toBeEnabled(),
  );
  await user.click(screen.getByRole('button', { name: 'Put into the editor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Old');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]).toMatchObject({ version: 2, restoredFrom: 1, content });
});
