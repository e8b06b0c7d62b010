import { adminPaths } from '../../../../../src/contract/adminPaths';
import {
  AdminRevisionDetail,
  AdminRevisionList,
} from '../../../../../src/contract/schemas/adminArticles';
import { setUpAdministration } from '../../../../support/server/administration';
import {
  content,
  createAdministrator,
  editorOf,
  text,
} from '../../../../support/server/adminArticles';
import { publishArticle } from '../../../../support/server/publishArticle';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const revisionsOf = async (id: number) => {
  const response = await site.editor.call('GET', adminPaths.articleRevisions(id));
  return readContract(AdminRevisionList, response.json()).revisions;
};

test('consecutive saves by one person are one version, and published versions are kept', async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  const draft = await site.editor.create();
  let article = await site.editor.save(draft, content({ en: text('First') }));
  article = await site.editor.save(article, content({ en: text('First, again') }));
  expect(await revisionsOf(draft.id)).toHaveLength(1);
  article = await site.editor.setStatus(article, 'PUBLISHED');
  site.server.setTime('2026-11-20T12:30:00Z');
  article = await site.editor.save(article, content({ en: text('Second') }));
  const revisions = await revisionsOf(draft.id);
  expect(revisions.map(({ kind, title, version }) => [version, kind, title])).toEqual([
    [4, 'draft', 'Second'],
    [3, 'published', 'First, again'],
  ]);
});

test('a missing article is no empty list of versions', async () => {
  const response = await site.editor.call('GET', adminPaths.articleRevisions(999_999_999));
  expect(response.statusCode).toBe(404);
});

test('an article that was never saved has an empty list of versions', async () => {
  const articleId = await publishArticle(site.server.database);
  expect(await revisionsOf(articleId)).toEqual([]);
});

test('readers see a scheduled version from its time on', async () => {
  site.server.setTime('2026-11-20T12:31:00Z');
  const draft = await site.editor.save(await site.editor.create(), content({ en: text('Soon') }));
  await site.editor.setStatus(draft, 'PUBLISHED', '2026-11-20T12:33:00Z');
  const shown = async () => (await revisionsOf(draft.id)).map((revision) => revision.shown);
  expect(await shown()).not.toContain(true);
  site.server.setTime('2026-11-20T12:33:00Z');
  expect(await shown()).toContain(true);
});

test('version numbers are unique, including those of rejected texts', async () => {
  const draft = await site.editor.create();
  const article = await site.editor.save(draft, content({ en: text('First') }));
  const other = editorOf(site.server, await createAdministrator(site.server));
  expect((await other.trySave(draft, content({ en: text('Second') }))).statusCode).toBe(409);
  const published = await site.editor.setStatus(article, 'PUBLISHED');
  expect((await other.trySave(article, content({ en: text('Third') }))).statusCode).toBe(200);
  const revisions = await revisionsOf(draft.id);
  const numbers = revisions.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(published.version).toBe(article.version);
});

test('the working copy and the published version are marked', async () => {
  site.server.setTime('2026-11-20T12:36:00Z');
  let article = await site.editor.save(await site.editor.create(), content({ en: text('Read') }));
  const marks = async () =>
    (await revisionsOf(article.id)).map(({ title, current, shown }) => [title, current, shown]);
  expect(await marks()).toEqual([['Read', true, false]]);
  article = await site.editor.setStatus(article, 'PUBLISHED');
  expect(await marks()).toEqual([['Read', true, true]]);
  site.server.setTime('2026-11-20T12:37:00Z');
  article = await site.editor.save(article, content({ en: text('Waiting') }));
  expect(await marks()).toEqual([
    ['Waiting', true, false],
    ['Read', false, true],
  ]);
});

test('continuous editing is kept as a version every two minutes', async () => {
  site.server.setTime('2026-11-20T12:38:00Z');
  let article = await site.editor.create();
  for (let second = 0; second < 360; second += 30) {
    site.server.setTime(new Date(Date.parse('2026-11-20T12:38:00Z') + second * 1000).toISOString());
    article = await site.editor.save(article, content({ en: text(`After ${second} s`) }));
  }
  expect((await revisionsOf(article.id)).map(({ title }) => title)).toEqual([
    'After 330 s',
    'After 210 s',
    'After 90 s',
  ]);
});

test('drafts older than an hour are thinned to one per ten minutes, fifty at most', async () => {
  site.server.setTime('2026-11-20T12:45:00Z');
  const { id } = await site.editor.create();
  const add = async (number: number, minutes: number, kind: 'draft' | 'published' = 'draft') => {
    const savedAt = new Date(Date.parse('2026-11-20T12:45:00Z') - minutes * 60_000);
    const times = { begunAt: savedAt, savedAt };
    const body = JSON.stringify(content({ en: text(`${minutes}`) }));
    const facts = { articleId: id, number, version: number, kind, authorId: null };
    await site.server.database
      .insertInto('articleRevisions')
      .values({ ...facts, ...times, content: body })
      .execute();
  };
  await add(2, 1000, 'published');
  for (let index = 0; index < 80; index += 1) await add(3 + index, 400 - index * 5);
  await site.server.database
    .updateTable('articles')
    .set({ version: 82 })
    .where('id', '=', id)
    .execute();
  const article = await site.editor.find(id);
  await site.editor.save(article, content({ en: text('Now') }));
  const kept = await revisionsOf(id);
  const drafts = kept.filter(({ kind }) => kind === 'draft').map(({ title }) => Number(title));
  const old = drafts.filter((minutes) => minutes > 60);
  expect(old.length).toBeLessThanOrEqual(35);
  expect(drafts.filter((minutes) => minutes <= 60)).toHaveLength(12);
  expect(kept.map(({ kind }) => kind)).toContain('published');
  expect(drafts.length).toBeLessThanOrEqual(50);
});

test('the state of an article before its first edit here is kept as a version', async () => {
  const id = await publishArticle(site.server.database, { texts: { en: { title: 'As it was' } } });
  await site.editor.save(await site.editor.find(id), content({ en: text('Changed') }));
  expect((await revisionsOf(id)).map(({ kind, title }) => [kind, title])).toEqual(
    expect.arrayContaining([
      ['draft', 'Changed'],
      ['published', 'As it was'],
    ]),
  );
});

test('an old version is shown and restored as a new one', async () => {
  site.server.setTime('2026-11-20T12:35:00Z');
  const draft = await site.editor.save(
    await site.editor.create(),
    content({ en: text('Old'), fr: text('Vieux') }),
  );
  site.server.setTime('2026-11-20T12:50:00Z');
  const newer = await site.editor.save(draft, content({ en: text('New') }));
  const [, old] = await revisionsOf(draft.id);
  const response = await site.editor.call(
    'GET',
    adminPaths.articleRevision(draft.id, old?.id ?? 0),
  );
  const detail = readContract(AdminRevisionDetail, response.json());
  expect(detail.content.translations.fr?.title).toBe('Vieux');
  const restored = await site.editor.trySave(newer, detail.content, {
    restoredFrom: detail.version,
  });
  expect(restored.json()).toMatchObject({ content: { translations: { fr: { title: 'Vieux' } } } });
  expect((await revisionsOf(draft.id)).map(({ kind }) => kind)).toEqual([
    'restored',
    'draft',
    'draft',
  ]);
});

test('a version that does not exist cannot be what was restored', async () => {
  const article = await site.editor.create();
  const sent = content({ en: text('Made up') });
  const response = await site.editor.trySave(article, sent, { restoredFrom: 99_999 });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    violations: [{ propertyPath: 'restoredFrom', code: 'unknown' }],
  });
});

test.each(['0', '999999', 'x'])('version %s does not exist', async (revision) => {
  const { id } = await site.editor.create();
  const { statusCode } = await site.editor.call(
    'GET',
    `${adminPaths.articleRevisions(id)}/${revision}`,
  );
  expect(statusCode).toBe(404);
});

test('versions of two simultaneous writers are thinned separately', async () => {
  const other = editorOf(site.server, await createAdministrator(site.server));
  site.server.setTime('2026-11-20T12:51:00Z');
  let article = await site.editor.create();
  for (let second = 10; second < 20; second += 2) {
    site.server.setTime(`2026-11-20T12:51:${second}Z`);
    article = await site.editor.save(article, content({ en: text(`Mine ${second}`) }));
    article = await other.save(article, content({ en: text(`Theirs ${second}`) }));
  }
  site.server.setTime('2026-11-20T12:56:00Z');
  await site.editor.save(article, content({ en: text('Last') }));
  const titles = (await revisionsOf(article.id)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Last', 'Mine 18', 'Theirs 18']);
});

describe('a rejected text', () => {
  const kinds = async (id: number) =>
    (await revisionsOf(id)).map(({ kind, title }) => [kind, title]);

  test('is kept as a version on request', async () => {
    const draft = await site.editor.save(
      await site.editor.create(),
      content({ en: text('Stands') }),
    );
    const response = await site.editor.call('POST', adminPaths.articleRevisions(draft.id), {
      version: draft.version,
      content: content({ en: text('Lost the choice') }),
    });
    expect(response.statusCode).toBe(204);
    expect(await kinds(draft.id)).toEqual(
      expect.arrayContaining([
        ['draft', 'Stands'],
        ['conflict', 'Lost the choice'],
      ]),
    );
    expect((await site.editor.find(draft.id)).version).toBe(draft.version);
  });

  test('is not kept for a client that merges', async () => {
    const draft = await site.editor.create();
    await site.editor.save(draft, content({ en: text('Faster') }));
    const mine = content({ en: text('Slower') });
    const refused = await site.editor.trySave(draft, mine, { keepOnConflict: false });
    expect(refused.statusCode).toBe(409);
    expect(await kinds(draft.id)).toEqual([['draft', 'Faster']]);
  });

  test('stays a version after being overridden, whatever is saved afterwards', async () => {
    site.server.setTime('2026-11-20T12:57:00Z');
    const other = editorOf(site.server, await createAdministrator(site.server));
    const theirs = await other.save(await site.editor.create(), content({ en: text('Overruled') }));
    const mine = await site.editor.trySave(theirs, content({ en: text('Ruling') }), {
      overrules: true,
    });
    expect(mine.statusCode).toBe(200);
    await other.save(await site.editor.find(theirs.id), content({ en: text('Later') }));
    expect(await kinds(theirs.id)).toEqual(
      expect.arrayContaining([
        ['conflict', 'Overruled'],
        ['draft', 'Ruling'],
        ['draft', 'Later'],
      ]),
    );
  });

  test('cannot be kept for a deleted article', async () => {
    const response = await site.editor.call('POST', adminPaths.articleRevisions(2_000_000), {
      version: 1,
      content: content({ en: text('Nowhere') }),
    });
    expect(response.statusCode).toBe(404);
  });
});
