import { randomUUID } from 'node:crypto';
import { paths } from '../../../../src/contract/paths';
import { Comment } from '../../../../src/contract/schemas/comments';
import { Problem } from '../../../../src/contract/schemas/errors';
import { SessionProblem } from '../../../../src/contract/schemas/problems';
import {
  changeComment,
  countsOf,
  joinAs,
  removeComment,
  sendComment,
  writeComment,
} from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { post } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let article: number;
let author: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  article = await publishArticle(server.database);
  author = await joinAs(server);
});
afterAll(async () => server?.close());

const auditOf = (subjectId: number) =>
  server.database
    .selectFrom('auditLog')
    .select(['event', 'actorId', 'details'])
    .where('subjectId', '=', subjectId)
    .where('event', 'in', ['commentChanged', 'commentDeleted'])
    .orderBy('id')
    .execute();

describe('permissions on a comment', () => {
  const visitors: Record<string, Record<string, string>> = { guest: {} };
  beforeAll(async () => {
    visitors.author = author.headers;
    visitors.member = (await joinAs(server)).headers;
    visitors.admin = (await joinAs(server, { roles: ['ROLE_ADMIN'] })).headers;
    visitors.superAdmin = (await joinAs(server, { roles: ['ROLE_SUPER_ADMIN'] })).headers;
    const disabled = await joinAs(server);
    await server.database
      .updateTable('users')
      .set({ disabledAt: server.now() })
      .where('id', '=', disabled.id)
      .execute();
    visitors.disabled = disabled.headers;
  });

  test.each([
    ['guest', { read: 200, write: 401, change: 401, remove: 401, unknown: 401 }],
    ['disabled', { read: 401, write: 401, change: 401, remove: 401, unknown: 401 }],
    ['member', { read: 200, write: 201, change: 403, remove: 403, unknown: 404 }],
    ['author', { read: 200, write: 201, change: 200, remove: 204, unknown: 404 }],
    ['admin', { read: 200, write: 201, change: 200, remove: 204, unknown: 404 }],
    ['superAdmin', { read: 200, write: 201, change: 200, remove: 204, unknown: 404 }],
  ] as const)('%s', async (who, expected) => {
    const headers = visitors[who] ?? {};
    const { id } = await writeComment(server, { article }, author.headers);
    const read = async (url: string) => (await server.app.inject({ url, headers })).statusCode;
    expect(await read(paths.articleComments(article))).toBe(expected.read);
    expect(await read(paths.comment(id))).toBe(expected.read);
    expect((await sendComment(server, { article }, headers)).statusCode).toBe(expected.write);
    const content = { content: '<p>Better.</p>' };
    expect((await changeComment(server, id, content, headers)).statusCode).toBe(expected.change);
    expect((await removeComment(server, id, headers)).statusCode).toBe(expected.remove);
    for (const unknown of [999_999, Number('99999999999'), 0]) {
      const changed = await changeComment(server, unknown, content, headers);
      expect(changed.statusCode).toBe(expected.unknown);
      expect((await removeComment(server, unknown, headers)).statusCode).toBe(expected.unknown);
    }
  });

  test('a guest gets 401 before the body is validated', async () => {
    const response = await post(server, paths.comments, { content: 1, roles: ['ROLE_ADMIN'] });
    expect(response.statusCode).toBe(401);
    readContract(SessionProblem, response.json());
  });
});

test('the response describes the comment', async () => {
  const response = await sendComment(server, { article }, author.headers);
  const comment = readContract(Comment, response.json());
  const { id, username } = author;
  expect(comment).toMatchObject({ content: '<p>Well played.</p>', edited: false });
  expect(comment.user).toMatchObject({ id, username, '@id': paths.user(id) });
  expect(comment.updatedAt).toBe(comment.createdAt);
  expect(response.headers.location).toBe(paths.comment(comment.id));
  expect(response.headers['cache-control']).toBe('private, no-store');
  const again = await server.app.inject({ url: paths.comment(comment.id) });
  expect(again.json()).toEqual(comment);
  expect(response.body).not.toContain('@example.org');
});

test('the article is named by its path or its id', async () => {
  const named = async (reference: string | number) =>
    post(
      server,
      paths.comments,
      { content: '<p>Well played.</p>', article: reference },
      { ...author.headers, 'idempotency-key': key },
    );
  const key = randomUUID();
  const byId = await named(article);
  expect(byId.statusCode).toBe(201);
  expect((await named(paths.article(article))).json()).toEqual(byId.json());
  expect((await named(999_999)).statusCode).toBe(422);
});

test('saving the same text is no edit; a different text is, with a later time', async () => {
  const { id, createdAt } = await writeComment(server, { article }, author.headers);
  const same = await changeComment(
    server,
    id,
    { content: '<p onclick=1>Well played.</p>' },
    author.headers,
  );
  expect(readContract(Comment, same.json())).toMatchObject({ edited: false, updatedAt: createdAt });
  // The tests' clock does not advance.
  const changed = await changeComment(server, id, { content: '<p>Well said.</p>' }, author.headers);
  const comment = readContract(Comment, changed.json());
  expect(comment).toMatchObject({ content: '<p>Well said.</p>', edited: true, createdAt });
  expect(Date.parse(comment.updatedAt)).toBeGreaterThan(Date.parse(createdAt));
});

describe('the audit log', () => {
  test('records an administrator’s changes and deletions with the comment’s author', async () => {
    const member = await joinAs(server);
    const admin = await joinAs(server, { roles: ['ROLE_ADMIN'] });
    const { id } = await writeComment(server, { article }, member.headers);
    await changeComment(server, id, { content: '<p>Well played.</p>' }, admin.headers);
    await changeComment(server, id, { content: '<p>Removed a name.</p>' }, admin.headers);
    await removeComment(server, id, admin.headers);
    const details = { comment: id, article };
    expect(await auditOf(member.id)).toEqual([
      { event: 'commentChanged', actorId: admin.id, details },
      { event: 'commentDeleted', actorId: admin.id, details },
    ]);
  });

  test('records nothing for one’s own comments', async () => {
    const member = await joinAs(server);
    const { id } = await writeComment(server, { article }, member.headers);
    await changeComment(server, id, { content: '<p>Another text.</p>' }, member.headers);
    await removeComment(server, id, member.headers);
    expect(await auditOf(member.id)).toEqual([]);
  });
});

describe('rejections', () => {
  test.each([
    ['<p><br></p>', 'en', 'A comment needs at least 3 characters, not counting spaces.'],
    ['<p>a b</p>', 'en', 'A comment needs at least 3 characters, not counting spaces.'],
    [
      '<p>ab</p>',
      'fr',
      'Un commentaire doit comporter au moins 3 caractères, sans compter les espaces.',
    ],
    ['<script>alert(1)</script>', 'ja', 'コメントは空白を除いて3文字以上で入力してください。'],
    [`<p>${'x'.repeat(10_001)}</p>`, 'en', 'A comment may have at most 10,000 characters.'],
  ])('rejects text %# in the reader’s language', async (content, language, message) => {
    const headers = { ...author.headers, 'accept-language': language };
    const { id } = await writeComment(server, { article }, author.headers);
    for (const response of [
      await sendComment(server, { article, content }, headers),
      await changeComment(server, id, { content }, headers),
    ]) {
      expect(response.statusCode).toBe(422);
      const { violations } = readContract(Problem, response.json());
      expect(violations).toMatchObject([{ propertyPath: 'content', message }]);
    }
  });

  const iri = '/api/articles/1';
  test.each([
    [{ article: iri }, 'content'],
    [{ content: 'A text' }, 'article'],
    [{ content: ['A text'], article: iri }, 'content'],
    [{ content: 5, article: iri }, 'content'],
    [{ content: 'A text', article: 1.5 }, 'article'],
    [{ content: 'A text', article: iri, id: 7 }, 'id'],
    [{ content: 'A text', article: iri, user: '/api/users/1' }, 'user'],
    [{ content: 'A text', article: iri, createdAt: '2001-01-01T00:00:00Z' }, 'createdAt'],
    [{ content: 'A text', article: iri, edited: true }, 'edited'],
    [{ content: 'A text', article: '/api/articles/999999' }, 'article'],
    [{ content: 'A text', article: '/api/articles/01' }, 'article'],
    [{ content: 'A text', article: '/api/articles/99999999999' }, 'article'],
    [{ content: 'A text', article: 'https://evil.example/api/articles/1' }, 'article'],
    [{ content: 'A text', article: '/api/users/1' }, 'article'],
  ])('rejects %j because of its %s', async (payload, propertyPath) => {
    const before = await countsOf(server, article);
    const response = await post(server, paths.comments, payload, author.headers);
    expect(response.statusCode).toBe(422);
    expect(readContract(Problem, response.json()).violations).toMatchObject([{ propertyPath }]);
    expect(await countsOf(server, article)).toEqual(before);
  });

  test.each(['user', 'article', 'createdAt', 'updatedAt', 'edited', 'id'])(
    'changing the %s is rejected',
    async (field) => {
      const { id } = await writeComment(server, { article }, author.headers);
      const payload = { content: '<p>Changed.</p>', [field]: 1 };
      const response = await changeComment(server, id, payload, author.headers);
      expect(response.statusCode).toBe(422);
      const { json } = await server.app.inject({ url: paths.comment(id) });
      expect(json()).toMatchObject({ content: '<p>Well played.</p>' });
    },
  );
});

describe('an article that is not public', () => {
  test.each([
    ['is being written', { status: 'UNDER CONSTRUCTION' }],
    ['was withdrawn', { status: 'CANCELED' }],
    ['is to come', { publishedAt: '2027-01-01T00:00:00Z' }],
  ] as const)('%s: accepts and shows no comments', async (_name, facts) => {
    const hidden = await publishArticle(server.database);
    const { id } = await writeComment(server, { article: hidden }, author.headers);
    await server.database.updateTable('articles').set(facts).where('id', '=', hidden).execute();
    const list = await server.app.inject({ url: paths.articleComments(hidden) });
    expect(list.statusCode).toBe(404);
    expect((await server.app.inject({ url: paths.comment(id) })).statusCode).toBe(404);
    const sent = await sendComment(server, { article: hidden }, author.headers);
    expect(sent.statusCode).toBe(422);
    const content = { content: '<p>Changed.</p>' };
    expect((await changeComment(server, id, content, author.headers)).statusCode).toBe(404);
    expect((await removeComment(server, id, author.headers)).statusCode).toBe(404);
    expect(await countsOf(server, hidden)).toEqual({ counted: 1, written: 1 });
  });
});

describe('the comment count', () => {
  test('is correct after simultaneous creations and deletions', async () => {
    const busy = await publishArticle(server.database);
    const [one, two] = [await joinAs(server), await joinAs(server)];
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        writeComment(server, { article: busy }, (index % 2 === 0 ? one : two).headers),
      ),
    );
    expect(await countsOf(server, busy)).toEqual({ counted: 20, written: 20 });
    // Each is deleted twice at once: by its author and by an administrator.
    const admin = await joinAs(server, { roles: ['ROLE_ADMIN'] });
    const removed = await Promise.all(
      written.slice(0, 10).flatMap(({ id, user }) => {
        const own = user?.id === one.id ? one.headers : two.headers;
        return [removeComment(server, id, own), removeComment(server, id, admin.headers)];
      }),
    );
    expect(removed.filter(({ statusCode }) => statusCode === 204)).toHaveLength(10);
    expect(removed.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10);
    expect(await countsOf(server, busy)).toEqual({ counted: 10, written: 10 });
    const { json } = await server.app.inject({ url: paths.article(busy) });
    expect(json()).toMatchObject({ nbComment: 10 });
  });
});

test('comments of a deleted account are kept without a name', async () => {
  const leaving = await joinAs(server);
  const { id } = await writeComment(server, { article }, leaving.headers);
  const gone = await server.app.inject({
    method: 'DELETE',
    url: paths.user(leaving.id),
    payload: { password: leaving.password },
    headers: leaving.headers,
  });
  expect(gone.statusCode).toBe(204);
  const { json } = await server.app.inject({ url: paths.comment(id) });
  expect(readContract(Comment, json())).toMatchObject({ user: null });
});
