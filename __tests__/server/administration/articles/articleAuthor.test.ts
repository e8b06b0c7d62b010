import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import { content, createAdministrator, editorOf, text } from '../../../support/adminArticles';
import { createMember } from '../../../support/members';
import { createTestServer, type TestServer } from '../../../support/createTestServer';

let server: TestServer;
let editor: ReturnType<typeof editorOf>;
let ownId: number;
beforeAll(async () => {
  server = await createTestServer();
  const administrator = await createAdministrator(server);
  ownId = administrator.id;
  editor = editorOf(server, administrator);
});
afterAll(async () => server?.close());

const publicAuthor = async (id: number) =>
  (await server.app.inject(paths.article(id))).json<{ author: { id: number } | null }>().author;

test('an article shows its chosen author once published, and the audit log records it', async () => {
  const guest = await createMember(server);
  const first = await editor.setStatus(
    await editor.save(await editor.create(), content({ en: text('Guest') })),
    'PUBLISHED',
  );
  const saved = await editor.save(first, content({ en: text('Guest') }, { authorId: guest.id }));
  expect(saved.author).toEqual({ id: guest.id, username: guest.username });
  expect(await publicAuthor(first.id)).toMatchObject({ id: ownId });
  await editor.setStatus(saved, 'PUBLISHED');
  expect(await publicAuthor(first.id)).toMatchObject({ id: guest.id });
  const log = await server.database
    .selectFrom('auditLog')
    .select(['actorId', 'subjectId', 'details'])
    .where('event', '=', 'articleAuthorChanged')
    .execute();
  expect(log).toEqual([
    {
      actorId: ownId,
      subjectId: guest.id,
      details: { article: first.id, version: saved.version, before: ownId },
    },
  ]);
});

test('an unknown or disabled author is rejected at the field; an omitted one is kept', async () => {
  const disabled = await createMember(server);
  await server.database
    .updateTable('users')
    .set({ disabledAt: server.now() })
    .where('id', '=', disabled.id)
    .execute();
  const draft = await editor.create();
  for (const authorId of [999_999, disabled.id, null]) {
    const refused = await editor.trySave(draft, content({ en: text('No') }, { authorId }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ violations: [{ propertyPath: 'authorId' }] });
  }
  const { author, content: kept } = await editor.save(draft, content({ en: text('Yes') }));
  expect([author?.id, kept.authorId]).toEqual([ownId, ownId]);
});

test('restoring a version whose author has left uses the current author', async () => {
  server.setTime('2026-11-20T12:00:00Z');
  const guest = await createMember(server);
  const old = await editor.save(
    await editor.create(),
    content({ en: text('Old') }, { authorId: guest.id }),
  );
  server.setTime('2026-11-20T13:00:00Z');
  const newer = await editor.save(old, content({ en: text('New') }, { authorId: ownId }));
  await server.database.deleteFrom('users').where('id', '=', guest.id).execute();
  const restored = await editor.trySave(newer, old.content, { restoredFrom: old.version });
  expect(restored.json()).toMatchObject({
    author: { id: ownId },
    content: { authorId: ownId, translations: { en: { title: 'Old' } } },
  });
});

test('a cover description is stored per language and public once published', async () => {
  const said = { ...text('Seen'), coverAlt: ' A red\u0000 tower ' };
  const first = await editor.save(
    await editor.create(),
    content({ en: said, fr: { ...text('Vu'), coverAlt: 'Une tour rouge' }, it: text('Visto') }),
  );
  expect(first.content.translations.en?.coverAlt).toBe('A red tower');
  const published = await editor.setStatus(first, 'PUBLISHED');
  const alt = async (language: string) => {
    const headers = { 'accept-language': language };
    const one = await server.app.inject({ url: paths.article(first.id), headers });
    const list = await server.app.inject({
      url: `${paths.articles}?search=${{ en: 'Seen', fr: 'Vu', it: 'Visto', ja: 'Seen' }[language]}`,
      headers,
    });
    expect(list.json()).toMatchObject({
      'hydra:member': [{ pictureAlt: one.json<{ pictureAlt: string | null }>().pictureAlt }],
    });
    return one.json<{ pictureAlt: string | null }>().pictureAlt;
  };
  expect([await alt('en'), await alt('fr'), await alt('it'), await alt('ja')]).toEqual([
    'A red tower',
    'Une tour rouge',
    null,
    'A red tower',
  ]);
  const changed = { ...text('Seen'), coverAlt: 'A blue tower' };
  const saved = await editor.save(published, content({ en: changed }));
  expect(await alt('en')).toBe('A red tower');
  const { content: read } = await editor.find(first.id);
  expect(read.translations.en?.coverAlt).toBe('A blue tower');
  const revisions = await editor.call('GET', adminPaths.articleRevisions(saved.id));
  expect(revisions.statusCode).toBe(200);
});
