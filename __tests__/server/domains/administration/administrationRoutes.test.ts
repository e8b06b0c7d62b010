import { adminPaths } from '../../../../src/contract/adminPaths';
import { sitePaths } from '../../../../src/contract/paths';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { eventsOf } from '../../../support/server/members';

/** Routes for super administrators; all others below /api/admin are for administrators too. */
const superCalls = [
  /^PUT \/api\/admin\/users\/\{id\}\/roles$/,
  /^[A-Z]+ \/api\/admin\/(?:roles|configuration|operation|jobs|mails)(?:\/|$)/,
];

/** Routes for game editors too. */
const editorCalls = [
  /^[A-Z]+ \/api\/admin\/(?:games|catalogue|series|platforms|formats)(?:\/|$)/,
  /^POST \/api\/admin\/pictures$/,
  /^GET \/api\/admin\/overview$/,
];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Call = { method: (typeof methods)[number]; pattern: string };
type Visitor = { headers: Record<string, string>; id: number };

let server: TestServer;
let calls: Call[] = [];
let visitors: Record<
  'guest' | 'member' | 'other' | 'gameEditor' | 'administrator' | 'super',
  Visitor
>;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  const { paths: described } = (await server.app.inject(sitePaths.openApi)).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  calls = Object.entries(described)
    .filter(([pattern]) => pattern.startsWith('/api/admin'))
    .flatMap(([pattern, operations]) =>
      methods
        .filter((method) => method.toLowerCase() in operations)
        .map((method) => ({ method, pattern })),
    );
  visitors = {
    guest: { headers: {}, id: 0 },
    member: await joinAs(server),
    other: await joinAs(server, { roles: ['ROLE_USER', 'ROLE_SONATA_ADMIN', 'ROLE_VGR_ADMIN'] }),
    gameEditor: await joinAs(server, { roles: ['ROLE_USER', 'ROLE_VGR_GAME'] }),
    administrator: await joinAs(server, { roles: ['ROLE_ADMIN'] }),
    super: await joinAs(server, { roles: ['ROLE_SUPER_ADMIN'] }),
  };
});
afterAll(async () => server?.close());

/** The status of a request for the resource with this id. */
async function ask({ method, pattern }: Call, who: keyof typeof visitors, id: number) {
  const url = pattern
    .replace('{id}', String(id))
    .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const { statusCode } = await server.app.inject({
    method,
    url,
    headers: visitors[who].headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return statusCode;
}

async function answers(who: keyof typeof visitors, id: number) {
  const found: Record<string, number> = {};
  for (const call of calls) found[`${call.method} ${call.pattern}`] = await ask(call, who, id);
  return found;
}

const all = (status: number) =>
  Object.fromEntries(calls.map(({ method, pattern }) => [`${method} ${pattern}`, status]));

test('lists at least one route', () => {
  expect(calls.length).toBeGreaterThan(8);
});

test('guests get 401', async () => {
  expect(await answers('guest', visitors.member.id)).toEqual(all(401));
});

test('members get 403 for themselves and for others, and the attempt is recorded', async () => {
  const { member, other } = visitors;
  expect(await answers('member', member.id)).toEqual(all(403));
  expect(await answers('other', member.id)).toEqual(all(403));
  const events = await eventsOf(server, other.id);
  expect(events.filter((event) => event === 'accessDenied')).toHaveLength(calls.length);
});

const nobody = 999_999;
const refusedTo = async (who: keyof typeof visitors) =>
  Object.entries(await answers(who, nobody))
    .filter(([, status]) => status === 401 || status === 403)
    .map(([call]) => call);

test('game editors get 403 on all routes but those of the catalogue', async () => {
  const expected = Object.keys(all(0)).filter((call) => !editorCalls.some((one) => one.test(call)));
  expect(await refusedTo('gameEditor')).toEqual(expected);
});

test('administrators get 403 only on routes for super administrators', async () => {
  const expected = Object.keys(all(0)).filter((call) => superCalls.some((one) => one.test(call)));
  expect(await refusedTo('administrator')).toEqual(expected);
  expect(await refusedTo('super')).toEqual([]);
});

test('losing the role takes effect with the next request', async () => {
  const former = await joinAs(server, { roles: ['ROLE_ADMIN'] });
  const status = async () =>
    (await server.app.inject({ url: adminPaths.users, headers: former.headers })).statusCode;
  expect(await status()).toBe(200);
  await server.database
    .updateTable('users')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', former.id)
    .execute();
  expect(await status()).toBe(403);
});
