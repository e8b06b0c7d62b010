import { paths } from '../../../src/contract/paths';
import { Comment } from '../../../src/contract/schemas/comments';
import type { TestServer } from './createTestServer';
import { bearer, createMember, logIn, post } from './members';
import { readContract } from '../readContract';

type Headers = Record<string, string>;
type Facts = Parameters<typeof createMember>[1];

/** A new member with the headers of their session. */
export async function joinAs(server: TestServer, facts: Facts = {}) {
  const member = await createMember(server, facts);
  return { ...member, headers: bearer(await logIn(server, member)) };
}

export const sendComment = (
  server: Pick<TestServer, 'app'>,
  facts: { article: number; content?: string; key?: string },
  headers: Headers,
) => {
  const { article, content = '<p>Well played.</p>', key } = facts;
  const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key };
  return post(server, paths.comments, { content, article: paths.article(article) }, keyed);
};

/** A comment written over HTTP. */
export async function writeComment(...parameters: Parameters<typeof sendComment>) {
  const response = await sendComment(...parameters);
  expect(response.statusCode).toBe(201);
  return readContract(Comment, response.json());
}

export const changeComment = (
  { app }: Pick<TestServer, 'app'>,
  id: number,
  payload: object,
  headers: Headers = {},
) => app.inject({ method: 'PUT', url: paths.comment(id), payload, headers });

export const removeComment = (
  { app }: Pick<TestServer, 'app'>,
  id: number,
  headers: Headers = {},
) => app.inject({ method: 'DELETE', url: paths.comment(id), headers });

/** The article's comment count, and the number of rows. */
export async function countsOf({ database }: Pick<TestServer, 'database'>, articleId: number) {
  const article = await database
    .selectFrom('articles')
    .select('commentCount')
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('comments')
    .select('id')
    .where('articleId', '=', articleId)
    .execute();
  return { counted: article.commentCount, written: rows.length };
}
