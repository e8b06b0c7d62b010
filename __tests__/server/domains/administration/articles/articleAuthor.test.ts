import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { setUpAdministration } from '../../../../support/server/administration';
import { content, text } from '../../../../support/server/adminArticles';
import { createMember } from '../../../../support/server/members';

const site = setUpAdministration();

const publicAuthor = async (id: number) =>
  (await site.server.app.inject(paths.article(id))).json<{ author: { id: number } | null }>()
    .author;

test('an article shows its chosen author once published, and the audit log records it', async () => {
  const guest = await createMember(site.server);
  const first = await site.editor.setStatus(
    await site.editor.save(await site.editor.create(), content({ en: text('Guest') })),
    'PUBLISHED',
  );
  const saved = await site.editor.save(
    first,
    content({ en: text('Guest') }, { authorId: guest.id }),
  );
  expect(saved.author).toEqual({ id: guest.id, username: guest.username });
  expect(await publicAuthor(first.id)).toMatchObject({ id: site.admin.id });
  await site.editor.setStatus(saved, 'PUBLISHED');
  expect(await publicAuthor(first.id)).toMatchObject({ id: guest.id });
  const log = await site.server.database
    .selectFrom('auditLog')
    .select(['actorId', 'subjectId', 'details'])
    .where('event', '=', 'articleAuthorChanged')
    .execute();
  expect(log).toEqual([
    {
      actorId: site.admin.id,
      subjectId: guest.id,
      details: { article: first.id, version: saved.version, before: site.admin.id },
    },
  ]);
});

test('an unknown or disabled author is rejected at the field; an omitted one is kept', async () => {
  const disabled = await createMember(site.server);
  await site.server.database
    .updateTable('users')
    .set({ disabledAt: site.server.now() })
    .where('id', '=', disabled.id)
    .execute();
  const draft = await site.editor.create();
  for (const authorId of [999_999, disabled.id, null]) {
    const refused = await site.editor.trySave(draft, content({ en: text('No') }, { authorId }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ violations: [{ propertyPath: 'authorId' }] });
  }
  const { author, content: kept } = await site.editor.save(draft, content({ en: text('Yes') }));
  expect([author?.id, kept.authorId]).toEqual([site.admin.id, site.admin.id]);
});

test('restoring a version whose author has left uses the current author', async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  const guest = await createMember(site.server);
  const old = await site.editor.save(
    await site.editor.create(),
    content({ en: text('Old') }, { authorId: guest.id }),
  );
  site.server.setTime('2026-11-20T13:00:00Z');
  const newer = await site.editor.save(
    old,
    content({ en: text('New') }, { authorId: site.admin.id }),
  );
  await site.server.database.deleteFrom('users').where('id', '=', guest.id).execute();
  const restored = await site.editor.trySave(newer, old.content, { restoredFrom: old.version });
  expect(restored.json()).toMatchObject({
    author: { id: site.admin.id },
    content: { authorId: site.admin.id, translations: { en: { title: 'Old' } } },
  });
});

test('a cover description is stored per language and public once published', async () => {
  const said = { ...text('Seen'), coverAlt: ' A red\u0000 tower ' };
  const first = await site.editor.save(
    await site.editor.create(),
    content({ en: said, fr: { ...text('Vu'), coverAlt: 'Une tour rouge' }, it: text('Visto') }),
  );
  expect(first.content.translations.en?.coverAlt).toBe('A red tower');
  const published = await site.editor.setStatus(first, 'PUBLISHED');
  const alt = async (language: string) => {
    const headers = { 'accept-language': language };
    const one = await site.server.app.inject({ url: paths.article(first.id), headers });
    const list = await site.server.app.inject({
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
  const saved = await site.editor.save(published, content({ en: changed }));
  expect(await alt('en')).toBe('A red tower');
  const { content: read } = await site.editor.find(first.id);
  expect(read.translations.en?.coverAlt).toBe('A blue tower');
  const revisions = await site.editor.call('GET', adminPaths.articleRevisions(saved.id));
  expect(revisions.statusCode).toBe(200);
});
