import { randomUUID } from 'node:crypto';
import { paths } from '../../../../src/contract/paths';
import { ArticleCollection } from '../../../../src/contract/schemas/articles';
import { MemberCommentCollection, PublicMember } from '../../../../src/contract/schemas/comments';
import { Problem } from '../../../../src/contract/schemas/errors';
import { postScores } from '../../../../src/server/domains/records/scores/postScores';
import { scoreToPost } from '../../../support/records/scoreToPost';
import { addChartsOfGame } from '../../../support/server/addChartsOfGame';
import { addChart } from '../../../support/server/addChart';
import { changeComment, joinAs, writeComment } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

async function memberWithSlug(facts: Parameters<typeof joinAs>[1] = {}) {
  const member = await joinAs(server, facts);
  const { slug } = await server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { ...member, slug };
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test('a member page is public and shows one role and no email address', async () => {
  const member = await memberWithSlug({ roles: ['ROLE_ADMIN'] });
  const article = await publishArticle(server.database);
  await writeComment(server, { article }, member.headers);
  for (const headers of [{}, member.headers]) {
    const response = await get(paths.publicMember(member.slug), headers);
    expect(response.statusCode).toBe(200);
    const { id, username, slug } = member;
    const avatar = `/users/${id}/avatar`;
    const page = readContract(PublicMember, response.json());
    expect(page).toMatchObject({ id, username, slug, avatar, nbComment: 1 });
    expect(page).toMatchObject({ role: 'administrator', nbArticle: 0 });
    expect(Object.keys(response.json())).toEqual(['@context', ...(PublicMember.required ?? [])]);
    expect(response.body).not.toMatch(/example\.org|ROLE_|password/i);
    expect((await get(page.avatar)).statusCode).toBe(200);
  }
});

test('a member page has the player, their country and the number of their scores', async () => {
  const member = await memberWithSlug();
  const read = async () =>
    readContract(PublicMember, (await get(paths.publicMember(member.slug))).json());
  expect(await read()).toMatchObject({
    country: null,
    player: null,
    playerPath: null,
    nbScore: 0,
    scoreGroups: [],
  });
  const chart = await addChart(server.database);
  const score = { chart, amounts: [5], platform: null, achievedOn: null, confirmed: [] };
  await postScores(server.database, {
    userId: member.id,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date('2026-11-20T12:00:00Z'),
  });
  await server.database
    .updateTable('players')
    .set({ country: 'SE' })
    .where('userId', '=', member.id)
    .execute();
  const { player, playerPath, nbScore, country } = await read();
  expect(country).toBe('SE');
  expect(playerPath).toBe(paths.player(player ?? 0));
  expect(nbScore).toBe(1);
  const scores = await get(paths.playerScores(player ?? 0));
  expect(scores.json()).toMatchObject({ 'hydra:member': [{ chart: { id: chart } }] });
});

test('a member page knows how many of the latest scores are of one game and day', async () => {
  const { database } = server;
  const member = await memberWithSlug();
  const { charts } = await addChartsOfGame(database, [3]);
  const other = await addChart(database);
  const post = async (at: string, ...posted: number[]) => {
    const scores = posted.map((chart) => scoreToPost(chart));
    await postScores(database, { userId: member.id, scores, at: new Date(at) });
  };
  await post('2026-11-19T12:00:00Z', ...charts.slice(0, 1));
  await post('2026-11-20T00:10:00Z', ...charts.slice(1));
  await post('2026-11-20T12:00:00Z', other);
  const page = readContract(PublicMember, (await get(paths.publicMember(member.slug))).json());
  expect(page.scoreGroups).toEqual([1, 2, 1]);
});

test('comments are newest first, each with its article in the reader’s language', async () => {
  const member = await memberWithSlug();
  const texts = { en: { title: 'The ferry' }, fr: { title: 'Le bac' } };
  const first = await publishArticle(server.database, { slug: 'the-ferry', texts });
  const second = await publishArticle(server.database, {
    slug: 'lap',
    texts: { en: { title: 'A lap' } },
  });
  server.setTime('2026-11-20T12:10:00Z');
  const { id } = await writeComment(server, { article: first }, member.headers);
  server.setTime('2026-11-20T12:20:00Z');
  await writeComment(server, { article: second, content: '<p>Nice lap.</p>' }, member.headers);
  await changeComment(server, id, { content: '<p>Very well played.</p>' }, member.headers);
  const response = await get(paths.memberComments(member.slug), { 'accept-language': 'fr' });
  const list = readContract(MemberCommentCollection, response.json());
  expect(list['hydra:totalItems']).toBe(2);
  expect(list['hydra:member']).toMatchObject([
    {
      content: '<p>Nice lap.</p>',
      edited: false,
      article: {
        '@id': paths.article(second),
        id: second,
        slug: 'lap',
        title: 'A lap',
        locale: 'en',
      },
    },
    {
      content: '<p>Very well played.</p>',
      edited: true,
      article: { id: first, slug: 'the-ferry', title: 'Le bac', locale: 'fr' },
    },
  ]);
});

test('returns ten per page', async () => {
  const member = await memberWithSlug();
  const article = await publishArticle(server.database);
  for (let count = 0; count < 12; count += 1) {
    await writeComment(server, { article, content: `Comment ${count}` }, member.headers);
  }
  const contents = async (query: string) => {
    const response = await get(`${paths.memberComments(member.slug)}${query}`);
    const list = readContract(MemberCommentCollection, response.json());
    expect(list['hydra:totalItems']).toBe(12);
    return list['hydra:member'].map(({ content }) => content);
  };
  expect(await contents('')).toHaveLength(10);
  expect(await contents('?page=2')).toEqual(['Comment 1', 'Comment 0']);
  expect(await contents('?page=3')).toEqual([]);
  expect((await get(`${paths.memberComments(member.slug)}?page=0`)).statusCode).toBe(400);
});

test('comments on articles that are not public are neither shown nor counted', async () => {
  const member = await memberWithSlug();
  const article = await publishArticle(server.database);
  await writeComment(server, { article }, member.headers);
  await server.database
    .updateTable('articles')
    .set({ status: 'CANCELED' })
    .where('id', '=', article)
    .execute();
  const page = await get(paths.publicMember(member.slug));
  expect(page.json()).toMatchObject({ nbComment: 0 });
  const list = await get(paths.memberComments(member.slug));
  expect(list.json()).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] });
});

test('lists the published articles of a member, newest first, in the reader’s language', async () => {
  const member = await memberWithSlug({ roles: ['ROLE_PLAYER'] });
  const authorId = member.id;
  const publish = (publishedAt: string, title: string, more = {}) =>
    publishArticle(server.database, {
      authorId,
      publishedAt,
      texts: { en: { title }, fr: { title: `${title} (fr)` } },
      ...more,
    });
  const older = await publish('2026-01-01T10:00:00Z', 'Older');
  const newer = await publish('2026-02-01T10:00:00Z', 'Newer');
  await publish('2026-03-01T10:00:00Z', 'Withdrawn', { status: 'CANCELED' });
  await publish('2126-01-01T10:00:00Z', 'Scheduled');
  await publishArticle(server.database);
  const list = async (query: string) => {
    const url = `${paths.memberArticles(member.slug)}${query}`;
    const response = await get(url, { 'accept-language': 'fr' });
    return readContract(ArticleCollection, response.json());
  };
  const all = await list('');
  expect(all['hydra:totalItems']).toBe(2);
  expect(all['hydra:member']).toMatchObject([
    { id: newer, title: 'Newer (fr)', locale: 'fr', author: { slug: member.slug } },
    { id: older, title: 'Older (fr)' },
  ]);
  expect((await list('?itemsPerPage=1&page=2'))['hydra:member']).toMatchObject([{ id: older }]);
  const page = await get(paths.publicMember(member.slug));
  expect(page.json()).toMatchObject({ role: 'player', nbArticle: 2 });
});

test('a disabled account still has a page, which says so', async () => {
  const member = await memberWithSlug();
  const url = paths.publicMember(member.slug);
  expect((await get(url)).json()).not.toHaveProperty('disabled');
  const { database, now } = server;
  await database
    .updateTable('users')
    .set({ disabledAt: now() })
    .where('id', '=', member.id)
    .execute();
  const found = readContract(PublicMember, (await get(url)).json());
  expect(found).toMatchObject({ username: member.username, disabled: true });
  expect((await get(paths.memberComments(member.slug))).statusCode).toBe(200);
  expect((await get(paths.memberArticles(member.slug))).statusCode).toBe(200);
});

describe('an unavailable member', () => {
  const expectRefused = async (slug: string) => {
    for (const url of ['', '/articles', '/comments'].map((end) => `/api/members/${slug}${end}`)) {
      const response = await get(url, { 'accept-language': 'es' });
      expect(response.statusCode).toBe(404);
      const { detail } = readContract(Problem, response.json());
      expect(detail).toBe('Este miembro no existe o ha dejado el sitio.');
    }
  };

  test.each(['nobody', '%00', 'a%2F..%2Fb', '%F0%9F%91%BE', "'%3B--", 'x'.repeat(150)])(
    '%s',
    (slug) => expectRefused(slug),
  );

  test('a deleted account', async () => {
    const member = await memberWithSlug();
    await server.app.inject({
      method: 'DELETE',
      url: paths.user(member.id),
      payload: { password: member.password },
      headers: member.headers,
    });
    await expectRefused(member.slug);
  });
});
