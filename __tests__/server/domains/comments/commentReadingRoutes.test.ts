import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { CommentCollection } from '../../../../src/contract/schemas/comments';
import { createCommentRepository } from '../../../../src/server/domains/comments/commentRepository';
import {
  sanitizeCommentHtml,
  sanitizerVersion,
} from '../../../../src/server/platform/security/sanitizeHtml';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { explainQueries } from '../../../support/database/explainQueries';
import { createMember } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let article: number;
let userId: number;
const total = 25;
const minuteOf = (index: number) => new Date(Date.UTC(2026, 0, 2, 10, index));

async function insert(facts: {
  articleId: number;
  createdAt?: Date;
  userId?: number | null;
  source?: string;
  version?: number;
  content?: string;
}) {
  const { source = '<p>Text.</p>', version = sanitizerVersion, ...columns } = facts;
  const createdAt = facts.createdAt ?? minuteOf(0);
  const { id } = await server.database
    .insertInto('comments')
    .values({
      userId,
      content: sanitizeCommentHtml(source),
      contentSource: source,
      sanitizerVersion: version,
      ...columns,
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await createTestServer();
  userId = (await createMember(server)).id;
  article = await publishArticle(server.database);
  for (let index = 0; index < total; index += 1) {
    // Two at a time at the same moment: their order must be stable across pages.
    const createdAt = minuteOf(Math.floor(index / 2));
    await insert({ articleId: article, createdAt, source: `<p>Comment ${index}</p>` });
  }
});
afterAll(async () => server?.close());

const get = (query = '', id = article) =>
  server.app.inject({ url: `${paths.articleComments(id)}${query}` });
async function read(query = '', id = article) {
  const response = await get(query, id);
  expect(response.statusCode).toBe(200);
  return readContract(CommentCollection, response.json());
}
const numbers = (list: CommentCollectionLike) =>
  list['hydra:member'].map(({ content }) => Number(/\d+/.exec(content)?.[0]));
interface CommentCollectionLike {
  'hydra:member': { content: string }[];
}
const newestFirst = Array.from({ length: total }, (_, index) => total - 1 - index);

test('returns ten per page, newest first', async () => {
  const list = await read();
  expect(numbers(list)).toEqual(newestFirst.slice(0, 10));
  expect(list['hydra:totalItems']).toBe(total);
  expect(list['hydra:view']).toMatchObject({
    'hydra:next': `${paths.articleComments(article)}?page=2`,
    'hydra:last': `${paths.articleComments(article)}?page=3`,
  });
});

test.each([
  ['?page=3', newestFirst.slice(20)],
  ['?page=4', []],
  ['?page=2&itemsPerPage=4', newestFirst.slice(4, 8)],
  ['?itemsPerPage=1000', newestFirst],
  ['?pagination=false', newestFirst],
  ['?order[createdAt]=asc&itemsPerPage=3', [0, 1, 2]],
  ['?order%5BcreatedAt%5D=ASC&itemsPerPage=3', [0, 1, 2]],
  ['?order[createdAt]=desc&itemsPerPage=2', newestFirst.slice(0, 2)],
  ['?unknown=1&itemsPerPage=1', newestFirst.slice(0, 1)],
])('%s', async (query, expected) => {
  expect(numbers(await read(query))).toEqual(expected);
});

test('the pages together contain each comment once', async () => {
  const seen = [];
  for (const page of [1, 2, 3, 4, 5]) {
    seen.push(...numbers(await read(`?page=${page}&itemsPerPage=5`)));
  }
  expect(seen).toEqual(newestFirst);
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=NaN',
  '?page=1e309',
  '?page=10001',
  '?itemsPerPage=all',
  '?order[id]=asc',
  '?order[createdAt]=sideways',
  '?order[createdAt;--]=asc',
  '?order=asc',
])('%s is rejected', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

test.each(['999999', '0', 'abc', '99999999999', '1;--', '-1'])(
  'article %s does not exist',
  async (id) => {
    const { statusCode } = await server.app.inject({ url: `${paths.articles}/${id}/comments` });
    expect(statusCode).toBe(404);
    const comment = await server.app.inject({ url: `${paths.comments}/${id}` });
    expect(comment.statusCode).toBe(404);
  },
);

test('a comment of a deleted member has no author', async () => {
  const other = await publishArticle(server.database);
  await insert({ articleId: other, userId: null });
  expect((await read('', other))['hydra:member']).toMatchObject([{ user: null }]);
});

test('a text stored by older rules is sanitised again from its source', async () => {
  const other = await publishArticle(server.database);
  const source = '<p>Old <blink>text</blink></p>';
  await insert({ articleId: other, source, version: 0, content: '<p>Old <blink>text</blink></p>' });
  const [comment] = (await read('', other))['hydra:member'];
  expect(comment).toMatchObject({ content: '<p>Old text</p>', edited: false });
});

test('a page reads only its own rows by index, whatever the number of comments', async () => {
  const busy = await publishArticle(server.database);
  await sql`
    insert into comments (article_id, content, content_source, sanitizer_version, created_at)
    select ${busy}::int, '<p>x</p>', '<p>x</p>', 1, timestamptz '2026-01-03' + n * interval '1 second'
    from generate_series(1, 5000) n`.execute(server.database);
  await sql`analyze comments`.execute(server.database);
  const facts = await explainQueries(server.database, (database) =>
    createCommentRepository(database, server.now).findPage(busy, {
      page: { page: 2, itemsPerPage: 10 },
      direction: 'desc',
      reader: null,
    }),
  );
  expect(facts.indexes).toContain('comments_of_article');
  expect(facts.rowsRead).toBeLessThan(60);
});
