import { pino } from 'pino';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { deleteUnusedGames } from '../../../../../src/server/domains/administration/games/deleteUnusedGames';
import { createAppServices } from '../../../../../src/server/process/appServices';
import { addGame } from '../../../../support/server/addGame';
import { gameContent, gameEditorOf } from '../../../../support/server/adminGames';
import { createAdministrator, type Administrator } from '../../../../support/server/adminArticles';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { bearer, logIn } from '../../../../support/server/members';

let server: TestServer;
let administrator: Administrator;
let services: ReturnType<typeof createAppServices>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  administrator = await createAdministrator(server);
  const { database, now: clock } = server;
  const logger = pino({ level: 'silent' });
  services = createAppServices({ config: { port: 0 }, database, clock, logger });
});
afterAll(async () => server?.close());

/** Sessions do not last for days. */
async function editorAt(time: string) {
  server.setTime(time);
  return gameEditorOf(server, { ...bearer(await logIn(server, administrator)) });
}

const named = gameContent({ translations: { en: { name: 'Lumen Drift', rules: null } } });

test('games without content are deleted once after a day, whatever the number of nodes', async () => {
  let editor = await editorAt('2026-11-01T12:00:00Z');
  const empty = await editor.create();
  const staged = await editor.setStatus(await editor.create(), 'charting');
  const begun = await editor.create(named);
  const emptied = await editor.save(await editor.create(named), gameContent());
  const seeded = await addGame(server.database, { names: { en: 'Seeded' } });
  server.setTime('2026-11-02T11:59:00Z');
  expect(await deleteUnusedGames(services)).toEqual([]);
  editor = await editorAt('2026-11-02T12:01:00Z');
  const runs = await Promise.all([
    deleteUnusedGames(services),
    deleteUnusedGames(services),
    deleteUnusedGames(services),
  ]);
  expect(runs.flat().toSorted((one, other) => one - other)).toEqual([empty.id, staged.id]);
  expect((await editor.call('GET', adminPaths.game(empty.id))).statusCode).toBe(404);
  for (const { id } of [begun, emptied, { id: seeded }]) {
    expect((await editor.call('GET', adminPaths.game(id))).statusCode).toBe(200);
  }
  const audited = await server.database
    .selectFrom('auditLog')
    .select('details')
    .where('event', '=', 'gameDeleted')
    .execute();
  expect(audited.map(({ details }) => details)).toEqual(
    expect.arrayContaining([expect.objectContaining({ game: empty.id, empty: true })]),
  );
});
