import { deleteExpired } from '../../../../src/server/platform/retention/deleteExpired';
import { joinAs, writeComment } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

test('a key is remembered for thirty days', async () => {
  const article = await publishArticle(server.database);
  const keys = async () => {
    const rows = await server.database.selectFrom('commentPosts').select('key').execute();
    return rows.map(({ key }) => key).toSorted();
  };
  const write = async (key: string) => {
    const { headers } = await joinAs(server);
    await writeComment(server, { article, key }, headers);
    await deleteExpired({ clock: server.now, database: server.database });
  };
  server.setTime('2026-11-20T12:00:00Z');
  await write('first');
  server.setTime('2026-12-20T11:59:00Z');
  await write('second');
  expect(await keys()).toEqual(['first', 'second']);
  server.setTime('2026-12-20T13:00:00Z');
  await write('third');
  expect(await keys()).toEqual(['second', 'third']);
});

test('keys of a deleted account are deleted', async () => {
  const article = await publishArticle(server.database);
  const leaving = await joinAs(server);
  await writeComment(server, { article, key: 'leaving' }, leaving.headers);
  await server.database.deleteFrom('users').where('id', '=', leaving.id).execute();
  const left = await server.database
    .selectFrom('commentPosts')
    .select('key')
    .where('key', '=', 'leaving')
    .execute();
  expect(left).toEqual([]);
});
