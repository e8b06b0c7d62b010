import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { paths } from '../../../../src/contract/paths';
import { deriveKey } from '../../../../src/server/platform/security/keys';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import {
  bearer,
  createMember,
  logIn,
  statusOf,
  type TestMember,
} from '../../../support/server/members';

const secret = 'a secret only the tests know, long enough';
const key = deriveKey(secret, 'access-token');
const now = Math.floor(Date.parse('2026-11-20T12:00:00Z') / 1000);

let server: TestServer;
let member: TestMember;
let claims: Record<string, unknown>;
let good: string;
beforeAll(async () => {
  server = await createTestServer({ config: { tokenSecret: secret, rateLimitFactor: 1000 } });
  member = await createMember(server);
  ({ token: good } = await logIn(server, member));
  claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));
afterAll(async () => server?.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = { alg: 'HS256', typ: 'at+jwt' };

/** Signed with the server's own key, but with other contents. */
function sign(changes: Record<string, unknown>, head: object = header, algorithm = 'sha256') {
  const input = `${encode(head)}.${encode({ ...claims, ...changes })}`;
  return `${input}.${createHmac(algorithm, key).update(input).digest('base64url')}`;
}
const unsigned = (head: object) => `${encode(head)}.${encode(claims)}.`;

test('accepts a token signed by the server, and the same token signed by hand', async () => {
  expect(await statusOf(server, good)).toBe(200);
  expect(await statusOf(server, sign({}))).toBe(200);
});

const forgeries: [string, () => string | Promise<string>][] = [
  ['nothing', () => ''],
  ['a word', () => 'token'],
  ['three dots', () => '...'],
  ['no signature', () => good.split('.').slice(0, 2).join('.')],
  ['another signature', () => `${good.slice(0, -6)}AAAAAA`],
  [
    'changed claims',
    () => good.replace(/\.[^.]+\./, `.${encode({ ...claims, roles: ['ROLE_SUPER_ADMIN'] })}.`),
  ],
  ['algorithm none', () => unsigned({ alg: 'none', typ: 'at+jwt' })],
  ['algorithm NONE', () => unsigned({ alg: 'NONE', typ: 'at+jwt' })],
  ['no algorithm', () => unsigned({ typ: 'at+jwt' })],
  ['HS512 with our key', () => sign({}, { ...header, alg: 'HS512' }, 'sha512')],
  ['RS256 by name', () => sign({}, { ...header, alg: 'RS256' })],
  ['type JWT', () => sign({}, { ...header, typ: 'JWT' })],
  ['no type', () => sign({}, { alg: 'HS256' })],
  ['a key id', () => sign({}, { ...header, kid: '../../dev/null' })],
  ['a key of its own', () => sign({}, { ...header, jwk: { kty: 'oct', k: 'AAAA' } })],
  ['a key from elsewhere', () => sign({}, { ...header, jku: 'https://example.org/keys' })],
  ['something critical', () => sign({}, { ...header, crit: ['exp'] })],
  ['another issuer', () => sign({ iss: 'somebody' })],
  ['another audience', () => sign({ aud: 'somebody' })],
  ['no expiry', () => sign({ exp: undefined })],
  ['an expiry that is text', () => sign({ exp: '9999999999' })],
  ['an expiry in a hundred years', () => sign({ iat: now - 4000, exp: now + 3_000_000_000 })],
  ['an expiry gone by', () => sign({ iat: now - 3700, exp: now - 6 })],
  ['no time of issue', () => sign({ iat: undefined })],
  ['a time of issue to come', () => sign({ iat: now + 60 })],
  ['a time before which it is not good', () => sign({ nbf: now + 60 })],
  ['no subject', () => sign({ sub: undefined })],
  ['another subject', () => sign({ sub: String(member.id + 1) })],
  ['a subject that is no number', () => sign({ sub: '1 or 1=1' })],
  ['no session', () => sign({ sid: undefined })],
  ['a session there is not', () => sign({ sid: '00000000-0000-4000-8000-000000000000' })],
  ['a session that is no id', () => sign({ sid: "'; drop table sessions" })],
  ['a list of sessions', () => sign({ sid: [claims.sid] })],
  ['five thousand characters more', () => sign({ padding: 'x'.repeat(5000) })],
  [
    'the public secret itself as a key',
    () => new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(secret)),
  ],
  ['a key for another purpose', () => signWith(deriveKey(secret, 'refresh-token'))],
];

function signWith(other: Buffer) {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${createHmac('sha256', other).update(input).digest('base64url')}`;
}

test.each(forgeries)('a token with %s is rejected', async (_name, forge) => {
  const response = await server.app.inject({
    url: paths.me,
    headers: bearer({ token: await forge() }),
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 401, message: expect.any(String) });
});

test('a refresh token is not accepted as an access token', async () => {
  const { refresh_token: token } = await logIn(server, member);
  expect(await statusOf(server, token)).toBe(401);
});

test.each([
  ['within the hour', '2026-11-20T12:59:59Z', 200],
  ['within the five seconds clocks may differ', '2026-11-20T13:00:04Z', 200],
  ['after them', '2026-11-20T13:00:06Z', 401],
  ['before it was made', '2026-11-20T11:59:00Z', 401],
])('a token used %s gets the expected status', async (_name, time, status) => {
  server.setTime(time);
  expect(await statusOf(server, good)).toBe(status);
});

test('roles come from the database, not from the token', async () => {
  const chief = await createMember(server, { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  const session = await logIn(server, chief);
  const read = () => server.app.inject({ url: paths.user(member.id), headers: bearer(session) });
  expect((await read()).statusCode).toBe(200);
  await server.database
    .updateTable('users')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', chief.id)
    .execute();
  expect((await read()).statusCode).toBe(403);
});

test('disabling a member takes effect with the next request', async () => {
  const other = await createMember(server);
  const { token } = await logIn(server, other);
  await server.database
    .updateTable('users')
    .set({ disabledAt: server.now() })
    .where('id', '=', other.id)
    .execute();
  expect(await statusOf(server, token)).toBe(401);
});

test('another authentication scheme is ignored', async () => {
  const url = paths.articles;
  const basic = { authorization: 'Basic dXNlcjpwYXNz' };
  expect((await server.app.inject({ url, headers: basic })).statusCode).toBe(200);
});

test('Vary includes Authorization, and a member’s response is private', async () => {
  const url = paths.articles;
  const own = await server.app.inject({ url, headers: bearer({ token: good }) });
  const anonymous = await server.app.inject({ url });
  for (const { headers } of [own, anonymous]) expect(headers.vary).toContain('Authorization');
  expect(own.headers['cache-control']).toBe('private, no-cache');
  expect(anonymous.headers['cache-control']).toBe('no-cache');
});
