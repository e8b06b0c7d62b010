import { paths, sitePaths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { Member } from '../../../../src/contract/schemas/users';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import {
  bearer,
  createMember,
  eventsOf,
  logIn,
  post,
  statusOf,
  type TestMember,
} from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

async function loggedIn(facts = {}) {
  const member = await createMember(server, facts);
  const session = await logIn(server, member);
  return { ...member, headers: bearer(session), token: session.token };
}
const put = (id: number, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'PUT', url: paths.user(id), payload, headers });
const remove = (id: number, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'DELETE', url: paths.user(id), payload, headers });

test('members read their own account', async () => {
  const member = await loggedIn({ language: 'ja' });
  for (const url of [paths.me, paths.user(member.id)]) {
    const response = await server.app.inject({ url, headers: member.headers });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { id, username, email } = member;
    expect(readContract(Member, response.json())).toMatchObject({ id, username, email });
  }
});

describe('permissions on an account', () => {
  let owner: TestMember;
  const visitors: Record<string, Record<string, string>> = { guest: {} };
  beforeAll(async () => {
    owner = await createMember(server);
    visitors.member = (await loggedIn()).headers;
    visitors.admin = (await loggedIn({ roles: ['ROLE_ADMIN'] })).headers;
    visitors.superAdmin = (await loggedIn({ roles: ['ROLE_SUPER_ADMIN'] })).headers;
  });

  test.each([
    ['guest', 'GET', 401, 401],
    ['guest', 'PUT', 401, 401],
    ['guest', 'DELETE', 401, 401],
    ['member', 'GET', 403, 403],
    ['member', 'PUT', 403, 403],
    ['member', 'DELETE', 403, 403],
    ['admin', 'GET', 200, 404],
    ['admin', 'PUT', 403, 403],
    ['admin', 'DELETE', 403, 403],
    ['superAdmin', 'GET', 200, 404],
    ['superAdmin', 'PUT', 403, 403],
    ['superAdmin', 'DELETE', 403, 403],
  ] as const)('as %s, %s gets the expected status', async (who, method, existing, unknown) => {
    const headers = visitors[who] ?? {};
    const payload = method === 'GET' ? {} : { payload: { username: 'x' } };
    const ask = async (url: string) =>
      (await server.app.inject({ method, url, headers, ...payload })).statusCode;
    expect(await ask(paths.user(owner.id))).toBe(existing);
    expect(await ask(paths.user(999_999))).toBe(unknown);
    expect(await ask(`${paths.users}/abc`)).toBe(unknown);
    expect(await ask(`${paths.users}/99999999999`)).toBe(unknown);
  });

  test('forbidden attempts are recorded', async () => {
    const curious = await loggedIn();
    await put(owner.id, { username: 'mine_now' }, curious.headers);
    expect(await eventsOf(server, curious.id)).toEqual(['loginSucceeded', 'accessDenied']);
  });
});

describe('deleting the account', () => {
  test('requires the password, leaves the comments without a name and deletes everything else', async () => {
    const member = await loggedIn();
    const articleId = await publishArticle(server.database);
    const { id: commentId } = await server.database
      .insertInto('comments')
      .values({
        articleId,
        userId: member.id,
        content: 'x',
        contentSource: 'x',
        sanitizerVersion: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const wrong = await remove(member.id, { password: 'not it' }, member.headers);
    expect(wrong.statusCode).toBe(400);
    const message = 'The current password is incorrect.';
    expect(readContract(Problem, wrong.json())).toMatchObject({
      message,
      violations: [{ propertyPath: 'password', message }],
    });
    const right = await remove(member.id, { password: member.password }, member.headers);
    expect(right.statusCode).toBe(204);

    const comment = await server.database
      .selectFrom('comments')
      .select(['userId', 'content'])
      .where('id', '=', commentId)
      .executeTakeFirst();
    expect(comment).toEqual({ userId: null, content: 'x' });
    expect(await statusOf(server, member.token)).toBe(401);
    const { username, password } = member;
    expect((await post(server, paths.login, { username, password })).statusCode).toBe(401);
    expect(await eventsOf(server, member.id)).toContain('accountDeleted');
  });

  test('password guesses are limited', async () => {
    const node = await createTestServer({ node: server });
    const member = await createMember(server);
    const headers = bearer(await logIn(node, member));
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { statusCode } = await node.app.inject({
        method: 'DELETE',
        url: paths.user(member.id),
        payload: { password: `guess ${index}` },
        headers,
      });
      statuses.push(statusCode);
    }
    await node.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

test('every API route is either on the list of public routes or requires a log-in', async () => {
  const open = [
    'get /api/article_comments/{id}',
    'get /api/articles',
    'get /api/articles/{id}',
    'get /api/articles/{id}/comments',
    'get /api/articles/{id}/related',
    'get /api/charts/{id}',
    'get /api/charts/{id}/distribution',
    'get /api/charts/{id}/events',
    'get /api/charts/{id}/ranking',
    'get /api/charts/{id}/timeline',
    'get /api/charts/{id}/unranked',
    'get /api/contexts/{type}',
    'get /api/days',
    'get /api/days/{day}',
    'get /api/days/{day}/charts/{id}',
    'get /api/docs.jsonld',
    'get /api/games',
    'get /api/games/{id}',
    'get /api/games/{id}/badge',
    'get /api/games/{id}/charts',
    'get /api/games/{id}/first_holders',
    'get /api/games/{id}/firsts',
    'get /api/games/{id}/groups',
    'get /api/games/{id}/ranking',
    'get /api/groups/{id}',
    'get /api/groups/{id}/charts',
    'get /api/groups/{id}/ranking',
    'get /api/keys',
    'get /api/members/{slug}',
    'get /api/members/{slug}/articles',
    'get /api/members/{slug}/comments',
    'get /api/platforms',
    'get /api/platforms/{id}',
    'get /api/platforms/{id}/ranking',
    'get /api/players',
    'get /api/players/{id}',
    'get /api/players/{id}/badges',
    'get /api/players/{id}/compare/{other}',
    'get /api/players/{id}/days',
    'get /api/players/{id}/explanation',
    'get /api/players/{id}/firsts',
    'get /api/players/{id}/games',
    'get /api/players/{id}/ranks',
    'get /api/players/{id}/rivals',
    'get /api/players/{id}/scores',
    'get /api/players/{id}/scores/best',
    'get /api/players/{id}/scores/pinned',
    'get /api/players/{id}/years/{year}',
    'get /api/rankings/{board}',
    'get /api/scores/latest',
    'get /api/scores/on_this_day',
    'get /api/scores/records',
    'get /api/scores/{id}',
    'get /api/scores/{id}/events',
    'get /api/series',
    'get /api/series/{id}',
    'get /api/series/{id}/ranking',
    'get /api/website/configuration',
    'get /api/website/get-stats',
    'post /api/login_check',
    'post /api/support_cases',
    'post /api/token/invalidate',
    'post /api/token/refresh',
    'post /api/users',
    'post /api/users/email-change/confirm',
    'post /api/users/email-change/undo',
    'post /api/users/reset-password/confirm',
    'post /api/users/reset-password/send-link',
  ];
  const { paths: described } = (await server.app.inject(sitePaths.openApi)).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const found: string[] = [];
  for (const [path, methods] of Object.entries(described)) {
    if (!path.startsWith('/api/')) continue;
    for (const method of Object.keys(methods)) {
      const { statusCode } = await server.app.inject({
        method:
          method === 'get'
            ? 'GET'
            : method === 'put'
              ? 'PUT'
              : method === 'delete'
                ? 'DELETE'
                : 'POST',
        url: path.replace('{id}', '1'),
        ...(method === 'get' ? {} : { payload: {} }),
      });
      if (statusCode !== 401) found.push(`${method} ${path}`);
    }
  }
  expect(found.toSorted()).toEqual(open);
});
