import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../../src/contract/adminPaths';
import type {
  AdminGame,
  AdminGameSave,
  AdminGameStatusChange,
} from '../../../src/contract/schemas/adminGames';
import { GameEditorPage } from '../../../src/features/adminGames/editor/GameEditorPage';
import {
  GamePreviewContext,
  type PreviewedGame,
} from '../../../src/features/adminGames/preview/GamePreviewContext';
import { adminCatalogue } from '../fixtures/adminGames';
import { session } from '../fixtures/session';
import { ada, sessionReply } from '../fixtures/users';
import { apiServer } from './apiServer';
import { renderWithStore } from './renderWithStore';

/** The server's game 5; `answer` may reject a change. */
export function serveGame(
  start: AdminGame,
  answer: (body: AdminGameSave | AdminGameStatusChange) => Response | undefined = () => undefined,
) {
  const server = {
    game: start,
    saves: new Array<AdminGameSave>(),
    statuses: new Array<AdminGameStatusChange['status']>(),
  };
  apiServer.use(
    http.get(`*${adminPaths.catalogue}`, () => HttpResponse.json(adminCatalogue)),
    http.get(`*${adminPaths.game(5)}`, () => HttpResponse.json(server.game)),
    http.put<never, AdminGameSave>(`*${adminPaths.game(5)}`, async ({ request }) => {
      const save = await request.json();
      server.saves.push(save);
      const refusal = answer(save);
      if (refusal) return refusal;
      let id = 100;
      const numbered = <Row extends { id: number | null }>(row: Row): Row => ({
        ...row,
        id: row.id ?? (id += 1),
      });
      const groups = save.content.groups.map((group) => ({
        ...numbered(group),
        charts: group.charts.map((chart) => numbered(chart)),
      }));
      const content = { ...save.content, groups };
      server.game = { ...server.game, version: server.game.version + 1, content };
      return HttpResponse.json(server.game);
    }),
    http.put<never, AdminGameStatusChange>(`*${adminPaths.gameStatus(5)}`, async ({ request }) => {
      const change = await request.json();
      server.statuses.push(change.status);
      const refusal = answer(change);
      if (refusal) return refusal;
      const { version, publishedAt } = server.game;
      server.game = {
        ...server.game,
        version: version + 1,
        status: change.status,
        publishedAt: change.status === 'active' ? '2026-11-25T10:00:00Z' : publishedAt,
      };
      return HttpResponse.json(server.game);
    }),
  );
  return server;
}

/** In place of the public page, which another feature has. */
const outlined = ({ game, charts }: PreviewedGame) => (
  <p>{`${game.name}: ${charts.items.map(({ name }) => name).join(', ')}`}</p>
);

/** The editor of game 5, or of another one in the URL, once it is shown. */
export async function openGame({
  id = '5',
  step,
  roles = ['ROLE_VGR_GAME'],
}: { id?: string; step?: string; roles?: string[] } = {}) {
  const { token } = sessionReply();
  const rendered = await renderWithStore(
    <GamePreviewContext value={outlined}>
      <Routes>
        <Route path="/en/admin/games/:id" element={<GameEditorPage />} />
      </Routes>
    </GamePreviewContext>,
    {
      at: `/en/admin/games/${id}${step === undefined ? '' : `?step=${step}`}`,
      preloadedState: { auth: session({ token, user: { ...ada, roles } }) },
    },
  );
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}
