import { adminPaths } from '../../../../src/contract/adminPaths';
import {
  AdminRevisionDetail,
  AdminRevisionList,
} from '../../../../src/contract/schemas/adminArticles';
import { content, createAdministrator, editorOf, text } from '../../../support/adminArticles';
import { createTestServer, type TestServer } from '../../../support/createTestServer';
import { publishArticle } from '../../../support/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let editor: ReturnType<typeof editorOf>;
beforeAll(async () => {
  server = await createTestServer();
  editor = editorOf(server, await createAdministrator(server));
});
afterAll(async () => server?.close());

const revisionsOf = async (id: number) => {
  const response = await editor.call('GET', adminPaths.articleRevisions(id));
  return readContract(AdminRevisionList, response.json()).revisions;
};

test('versions are kept: what one wrote in one go as one, and every published one', async () => {
  server.setTime('2026-11-20T12:00:00Z');
  const draft = await editor.create();
  let article = await editor.save(draft, content({ en: text('First') }));
  article = await editor.save(article, content({ en: text('First, again') }));
  expect(await revisionsOf(draft.id)).toHaveLength(1);
  article = await editor.setStatus(article, 'PUBLISHED');
  server.setTime('2026-11-20T12:30:00Z');
  article = await editor.save(article, content({ en: text('Second') }));
  const revisions = await revisionsOf(draft.id);
  expect(revisions.map(({ kind, title, version }) => [version, kind, title])).toEqual([
    [4, 'draft', 'Second'],
    [3, 'published', 'First, again'],
  ]);
});

test('what an article was before it was first edited here is a version too', async () => {
  const id = await publishArticle(server.database, { texts: { en: { title: 'As it was' } } });
  await editor.save(await editor.find(id), content({ en: text('Changed') }));
  expect((await revisionsOf(id)).map(({ kind, title }) => [kind, title])).toEqual(
    expect.arrayContaining([
      ['draft', 'Changed'],
      ['published', 'As it was'],
    ]),
  );
});

test('an old version is read and restored as a new one', async () => {
  server.setTime('2026-11-20T12:35:00Z');
  const draft = await editor.save(
    await editor.create(),
    content({ en: text('Old'), fr: text('Vieux') }),
  );
  server.setTime('2026-11-20T12:50:00Z');
  const newer = await editor.save(draft, content({ en: text('New') }));
  const [, old] = await revisionsOf(draft.id);
  const response = await editor.call('GET', adminPaths.articleRevision(draft.id, old?.id ?? 0));
  const detail = readContract(AdminRevisionDetail, response.json());
  expect(detail.content.translations.fr?.title).toBe('Vieux');
  const restored = await editor.trySave(newer, detail.content, { restoredFrom: detail.version });
  expect(restored.json()).toMatchObject({ content: { translations: { fr: { title: 'Vieux' } } } });
  expect((await revisionsOf(draft.id)).map(({ kind }) => kind)).toEqual([
    'restored',
    'draft',
    'draft',
  ]);
});

test.each(['0', '999999', 'x'])('there is no version %s', async (revision) => {
  const { id } = await editor.create();
  const { statusCode } = await editor.call('GET', `${adminPaths.articleRevisions(id)}/${revision}`);
  expect(statusCode).toBe(404);
});
