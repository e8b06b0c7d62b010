import { sql } from 'kysely';
import { pino } from 'pino';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AdminArticleCollection } from '../../../../../src/contract/schemas/adminArticles';
import { createAppServices } from '../../../../../src/server/process/appServices';
import { deleteUnusedArticles } from '../../../../../src/server/domains/administration/articles/deleteUnusedArticles';
import {
  content,
  createAdministrator,
  editorOf,
  text,
  type Administrator,
} from '../../../../support/server/adminArticles';
import { countsOf, joinAs, writeComment } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { bearer, logIn } from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let administrator: Administrator;
let editor: ReturnType<typeof editorOf>;
let services: ReturnType<typeof createAppServices>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  administrator = await createAdministrator(server);
  const { database, now: clock } = server;
  const logger = pino({ level: 'silent' });
  services = createAppServices({ config: { port: 0 }, database, clock, logger });
});
beforeEach(async () => {
  await server.database.deleteFrom('articles').execute();
  await at('2026-11-20T12:00:00Z');
});
afterAll(async () => server?.close());

async function at(time: string) {
  server.setTime(time);
  editor = editorOf(server, { headers: bearer(await logIn(server, administrator)) });
}

const trash = (id: number) => editor.call('DELETE', adminPaths.article(id));
const restore = (id: number) => editor.call('POST', adminPaths.articleRestore(id));
const deleteForGood = (id: number) => editor.call('DELETE', adminPaths.trashedArticle(id));

async function write(title: string, facts = {}) {
  return editor.save(await editor.create(), content({ en: text(title) }, facts));
}
const publish = async (title: string, facts = {}) =>
  editor.setStatus(await write(title, facts), 'PUBLISHED');

const adminList = async (query: string) => {
  const response = await editor.call('GET', `${adminPaths.articles}?${query}`);
  const { 'hydra:member': items, 'hydra:totalItems': total } = readContract(
    AdminArticleCollection,
    response.json(),
  );
  return { titles: items.map(({ title }) => title), total, items };
};

/** Every response in which a reader or a program could find it. */
async function publicTraces(id: number, title: string) {
  const get = async (url: string) => server.app.inject({ url });
  const list = async (query: string) => (await get(`${paths.articles}?${query}`)).json();
  return {
    article: (await get(paths.article(id))).statusCode,
    comments: (await get(`${paths.article(id)}/comments`)).statusCode,
    related: (await get(paths.relatedArticles(id))).statusCode,
    total: (await list(''))['hydra:totalItems'],
    ofCategory: (await list('category=records'))['hydra:totalItems'],
    found: (await list(`search=${title}`))['hydra:totalItems'],
    byViews: (await list('order[views]=desc'))['hydra:member'].length,
    feed: (await get('/en/feed.xml')).body.includes(title),
    sitemap: (await get('/sitemap.xml')).body.includes(`quokka`),
  };
}

/** The counts that the triggers maintain, beside the same counted from the articles. */
async function countsByStatus() {
  const { rows: kept } = await sql`
    select status, category, featured, total from article_counts where total <> 0
    order by 1, 2, 3`.execute(server.database);
  const { rows: counted } = await sql`
    select status, coalesce(category, '') as category, featured, count(*)::int as total from articles
    group by 1, 2, 3 order by 1, 2, 3`.execute(server.database);
  const { rows: perDay } = await sql`
    select coalesce(sum(total), 0)::int as kept,
      (select count(*)::int from articles where status = 'PUBLISHED') as counted
    from daily_counts where kind = 'articles'`.execute(server.database);
  return { kept, counted, perDay: perDay[0] };
}

async function expectTrueCounts() {
  const { kept, counted, perDay } = await countsByStatus();
  expect(kept).toEqual(counted);
  expect(perDay).toEqual({ kept: expect.any(Number), counted: expect.any(Number) });
  expect(perDay).toMatchObject({ kept: (perDay as { counted: number }).counted });
}

describe('moving to the trash', () => {
  test('removes an article from reading, lists, search, feed and sitemap at once', async () => {
    await publish('Stays', { category: 'records' });
    const { id } = await publish('Quokka', { category: 'records', featured: true });
    expect(await publicTraces(id, 'Quokka')).toEqual({
      article: 200,
      comments: 200,
      related: 200,
      total: 2,
      ofCategory: 2,
      found: 1,
      byViews: 2,
      feed: true,
      sitemap: true,
    });
    expect((await trash(id)).statusCode).toBe(204);
    expect(await publicTraces(id, 'Quokka')).toEqual({
      article: 404,
      comments: 404,
      related: 404,
      total: 1,
      ofCategory: 1,
      found: 0,
      byViews: 1,
      feed: false,
      sitemap: false,
    });
    await expectTrueCounts();
  });

  test('lists it only in the trash, with the time and the person', async () => {
    const { id } = await publish('Quokka');
    await write('Draft');
    await trash(id);
    expect(await adminList('')).toMatchObject({ titles: ['Draft'], total: 1 });
    expect(await adminList('order[title]=asc')).toMatchObject({ titles: ['Draft'], total: 1 });
    expect(await adminList('search=quokka')).toMatchObject({ total: 0 });
    const { items } = await adminList('state=trashed&order[trashedAt]=desc&search=quokka');
    expect(items).toMatchObject([
      {
        id,
        state: 'trashed',
        status: 'PUBLISHED',
        trashedAt: server.now().toISOString(),
        trashedBy: { id: administrator.id },
      },
    ]);
  });

  test('is idempotent', async () => {
    const { id } = await write('Once');
    expect((await trash(id)).statusCode).toBe(204);
    expect((await trash(id)).statusCode).toBe(204);
    expect(await events(id)).toEqual(['articleCreated', 'articleTrashed']);
    expect(await editor.find(id)).toMatchObject({ state: 'trashed', status: 'UNDER CONSTRUCTION' });
  });

  test('rejects editing and publishing with 410', async () => {
    const article = await write('Gone');
    await trash(article.id);
    const saved = await editor.trySave(article, content({ en: text('More') }));
    expect(saved.statusCode).toBe(410);
    expect(saved.json()).toMatchObject({ message: expect.stringMatching(/is in the trash/) });
    expect((await editor.trySetStatus(article, 'PUBLISHED')).statusCode).toBe(410);
  });

  test('sorting other lists by deletion date is rejected', async () => {
    const response = await editor.call('GET', `${adminPaths.articles}?order[trashedAt]=asc`);
    expect(response.statusCode).toBe(400);
  });
});

describe('restoring', () => {
  test('brings an article back with its comments, views and versions', async () => {
    const { id, slug } = await publish('Quokka', { category: 'records' });
    const before = await publicTraces(id, 'Quokka');
    const { headers } = await joinAs(server);
    await writeComment(server, { article: id }, headers);
    await server.database.updateTable('articles').set({ views: 12 }).execute();
    const versions = async () =>
      (await editor.call('GET', adminPaths.articleRevisions(id))).json().revisions.length;
    const kept = await versions();
    await trash(id);
    const restored = await restore(id);
    expect(restored.json()).toMatchObject({
      state: 'published',
      slug,
      views: 12,
      nbComment: 1,
      trashedAt: null,
    });
    expect(await publicTraces(id, 'Quokka')).toEqual(before);
    expect(await versions()).toBe(kept);
    expect(await countsOf(server, id)).toEqual({ counted: 1, written: 1 });
    await expectTrueCounts();
    expect(await events(id)).toEqual([
      'articleCreated',
      'articlePublished',
      'articleTrashed',
      'articleRestored',
    ]);
  });

  test('does not publish an article whose scheduled time has passed meanwhile', async () => {
    const scheduled = await editor.setStatus(
      await write('Later'),
      'PUBLISHED',
      '2026-11-21T12:00:00.000Z',
    );
    await trash(scheduled.id);
    await at('2026-11-22T12:00:00Z');
    expect((await restore(scheduled.id)).json()).toMatchObject({
      state: 'draft',
      publishedAt: null,
    });
    await expectTrueCounts();
  });

  test('is rejected for an article that is not in the trash', async () => {
    const { id } = await write('Here');
    expect((await restore(id)).statusCode).toBe(409);
    expect((await restore(999_999)).statusCode).toBe(404);
  });
});

describe('deleting permanently', () => {
  test('is possible only from the trash', async () => {
    const { id } = await publish('Quokka');
    expect((await deleteForGood(id)).statusCode).toBe(409);
    await trash(id);
    expect((await deleteForGood(id)).statusCode).toBe(204);
    expect((await editor.call('GET', adminPaths.article(id))).statusCode).toBe(404);
    expect((await events(id)).at(-1)).toBe('articleDeleted');
    await expectTrueCounts();
  });

  test('happens once after thirty days, whatever the number of nodes', async () => {
    await at('2026-11-01T12:00:00Z');
    const [old, newer] = [await publish('Old'), await publish('Newer')];
    await trash(old.id);
    await at('2026-11-02T12:00:00Z');
    await trash(newer.id);
    await at('2026-12-01T11:59:00Z');
    expect((await deleteUnusedArticles(services)).trashed).toEqual([]);
    await at('2026-12-01T12:00:00Z');
    const runs = await Promise.all([
      deleteUnusedArticles(services),
      deleteUnusedArticles(services),
    ]);
    expect(runs.flatMap(({ trashed }) => trashed)).toEqual([old.id]);
    expect((await adminList('state=trashed')).titles).toEqual(['Newer']);
    const entry = await server.database
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('event', '=', 'articleDeleted')
      .where(sql<string>`details ->> 'article'`, '=', String(old.id))
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actorId: null,
      details: { article: old.id, title: 'Old', slug: old.slug, expired: true },
    });
    await expectTrueCounts();
  });
});

test('members can neither read nor change the trash', async () => {
  const { id } = await write('Kept');
  await trash(id);
  const { headers } = await joinAs(server);
  const call = (method: 'POST' | 'DELETE', url: string) =>
    server.app.inject({ method, url, headers });
  expect((await call('POST', adminPaths.articleRestore(id))).statusCode).toBe(403);
  expect((await call('DELETE', adminPaths.trashedArticle(id))).statusCode).toBe(403);
});

async function events(id: number) {
  const rows = await server.database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ details }) => JSON.parse(JSON.stringify(details)).article === id)
    .map(({ event }) => event);
}
