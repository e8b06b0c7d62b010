import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminArticlePresence } from '../../../../../src/contract/schemas/adminArticles';
import {
  content,
  createAdministrator,
  editorOf,
  text,
  type Administrator,
} from '../../../../support/server/adminArticles';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { bearer, createMember, logIn } from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let grace: Administrator;
let ada: Administrator;
beforeAll(async () => {
  server = await createTestServer();
  grace = await createAdministrator(server);
  ada = await createAdministrator(server);
});
afterAll(async () => server?.close());

const keyOf = (name: string) => `editor-of-${name}`.padEnd(20, '-');
const send = (
  { headers }: Pick<Administrator, 'headers'>,
  id: number,
  editor: string,
  version = 1,
) =>
  server.app.inject({
    method: 'PUT',
    url: adminPaths.articlePresence(id),
    headers,
    payload: { editor: keyOf(editor), version },
  });
const heartbeat = async (...args: Parameters<typeof send>) => {
  const response = await send(...args);
  expect(response.statusCode).toBe(200);
  return readContract(AdminArticlePresence, response.json());
};
const names = async (...args: Parameters<typeof send>) =>
  (await heartbeat(...args)).editors.map(({ username }) => username);
const begin = async () => editorOf(server, grace).create();

test('lists the other people who have the article open', async () => {
  const { id } = await begin();
  const other = await begin();
  expect(await names(grace, id, 'grace')).toEqual([]);
  expect(await names(ada, id, 'ada')).toEqual([grace.username]);
  expect(await names(grace, id, 'grace')).toEqual([ada.username]);
  expect(await names(ada, other.id, 'ada-elsewhere')).toEqual([]);
});

test('reports to the others that an article was scheduled and withdrawn', async () => {
  server.setTime('2026-11-20T12:00:00Z');
  const editor = editorOf(server, grace);
  const article = await editor.save(await editor.create(), content({ en: text('Soon') }));
  const { id, version } = article;
  const reported = async () => (await heartbeat(ada, id, 'ada', version)).publication;
  expect(await reported()).toMatchObject({ state: 'draft', publishedAt: null });
  await editor.setStatus(article, 'PUBLISHED', '2026-11-20T12:05:00Z');
  const { publishedAt, ...scheduled } = await reported();
  expect(scheduled).toEqual({ state: 'scheduled', status: 'PUBLISHED', appliedVersion: version });
  expect(Date.parse(publishedAt ?? '')).toBe(Date.parse('2026-11-20T12:05:00Z'));
  server.setTime('2026-11-20T12:05:00Z');
  expect(await reported()).toMatchObject({ state: 'published' });
  await editor.setStatus(article, 'UNDER CONSTRUCTION');
  expect(await reported()).toMatchObject({ state: 'draft' });
});

test('a second window of one person is listed, and each person once', async () => {
  const { id } = await begin();
  await heartbeat(grace, id, 'one');
  await heartbeat(grace, id, 'two');
  expect(await names(grace, id, 'one')).toEqual([grace.username]);
  expect(await names(ada, id, 'ada')).toEqual([grace.username]);
});

test('an editor is forgotten at once when it closes and after a timeout when it is silent', async () => {
  server.setTime('2026-11-20T12:00:00Z');
  const { id } = await begin();
  await heartbeat(grace, id, 'grace');
  await heartbeat(grace, id, 'silent');
  const closed = await server.app.inject({
    method: 'DELETE',
    url: `${adminPaths.articlePresence(id)}?editor=${keyOf('grace')}`,
    headers: grace.headers,
  });
  expect(closed.statusCode).toBe(204);
  expect(await names(ada, id, 'ada')).toEqual([grace.username]);
  server.setTime('2026-11-20T12:00:41Z');
  expect(await names(ada, id, 'ada')).toEqual([]);
});

test('an editor of another person can be neither closed nor taken over', async () => {
  const { id } = await begin();
  await heartbeat(grace, id, 'grace');
  await server.app.inject({
    method: 'DELETE',
    url: `${adminPaths.articlePresence(id)}?editor=${keyOf('grace')}`,
    headers: ada.headers,
  });
  await heartbeat(ada, id, 'grace');
  expect(await names(ada, id, 'ada')).toEqual([grace.username]);
});

test('returns the article when the server’s version is newer than the one on the screen', async () => {
  const draft = await begin();
  expect((await heartbeat(ada, draft.id, 'ada')).article).toBeNull();
  await editorOf(server, grace).save(draft, content({ en: text('Newer') }));
  expect((await heartbeat(ada, draft.id, 'ada')).article).toMatchObject({
    version: 2,
    content: { translations: { en: { title: 'Newer' } } },
  });
  expect((await heartbeat(ada, draft.id, 'ada', 2)).article).toBeNull();
});

test('returns 404 for a missing article', async () => {
  expect((await send(grace, 2_000_000, 'grace')).statusCode).toBe(404);
});

test('rejects a malformed key', async () => {
  const { id } = await begin();
  const response = await server.app.inject({
    method: 'PUT',
    url: adminPaths.articlePresence(id),
    headers: grace.headers,
    payload: { editor: 'short', version: 1 },
  });
  expect(response.statusCode).toBe(422);
});

test('members without the role get no information', async () => {
  const { id } = await begin();
  const headers = bearer(await logIn(server, await createMember(server)));
  expect((await send({ headers }, id, 'member')).statusCode).toBe(403);
});
