import { decodeJwt, decodeProtectedHeader } from 'jose';
import { paths } from '../../../../src/contract/paths';
import { SessionProblem } from '../../../../src/contract/schemas/problems';
import { SessionReply } from '../../../../src/contract/schemas/session';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import {
  bearer,
  createMember,
  eventsOf,
  logIn,
  post,
  refresh,
  statusOf,
} from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

test.each([
  ['the username', 'Pixel_Ana', 'Pixel_Ana'],
  ['the username in other capitals', 'Pixel_Bo', 'pIXEL_bO'],
  ['the address', 'Pixel_Cy', 'cy@example.org'],
  ['the address in other capitals, with spaces around', 'Pixel_Di', '  Di@Example.org '],
])('logs in with %s', async (_name, username, typed) => {
  const email = `${username.slice(-2).toLowerCase()}@example.org`;
  const member = await createMember(server, { username, email, language: 'fr' });
  const { token, refresh_token, user } = await logIn(server, { ...member, username: typed });
  expect(user).toMatchObject({ id: member.id, username, email, language: 'fr' });
  expect(user.roles).toEqual(['ROLE_USER', 'ROLE_PLAYER']);
  const { iat = 0, exp = 0, ...claims } = decodeJwt(token);
  expect(exp - iat).toBe(3600);
  expect(claims).toMatchObject({ sub: String(member.id), username, roles: user.roles });
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  expect(refresh_token).not.toContain('.');
  expect(await statusOf(server, token)).toBe(200);
  expect(await eventsOf(server, member.id)).toEqual(['loginSucceeded']);
});

test.each([
  ['an unknown name', 'nobody_here', 'insert coin 1'],
  ['an unknown address', 'nobody@example.org', 'insert coin 1'],
  ['a wrong password', 'wrong_pass', 'insert coin 2'],
  ['a password with something after it', 'wrong_pass', 'insert coin 1 '],
  ['a name PostgreSQL could not even store', 'wrong\u0000pass', 'insert coin 1'],
  ['a pattern', '%', 'insert coin 1'],
])('%s gets the same error message', async (_name, username, password) => {
  await createMember(server, { username: 'wrong_pass' }).catch(() => undefined);
  const response = await post(server, paths.login, { username, password });
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(response.headers['cache-control']).toBe('no-store');
  const { requestId, ...said } = readContract(SessionProblem, response.json());
  expect(requestId).toBe(response.headers['x-request-id']);
  const message = 'The username or the password is incorrect.';
  expect(said).toEqual({
    code: 401,
    message,
    type: '/errors/401',
    title: 'Unauthorized',
    status: 401,
    detail: message,
  });
});

test('the error is in the reader’s language', async () => {
  const headers = { 'accept-language': 'pt-BR' };
  const body = { username: 'nobody', password: 'x' };
  const response = await post(server, paths.login, body, headers);
  expect(response.json()).toMatchObject({
    message: 'O nome de usuário ou a senha não está correto.',
  });
});

test('a disabled member is told so only with the correct password', async () => {
  const member = await createMember(server, { disabledAt: '2026-01-01T00:00:00Z' });
  const { username, password } = member;
  const right = await post(server, paths.login, { username, password });
  const wrong = await post(server, paths.login, { username, password: 'x' });
  expect(right.json()).toMatchObject({ code: 401, message: 'This account has been disabled.' });
  expect(wrong.json()).toMatchObject({ message: 'The username or the password is incorrect.' });
});

test.each([
  ['no password', { username: 'a' }],
  ['an empty name', { username: '', password: 'a' }],
  ['a list', { username: ['a', 'b'], password: 'a' }],
  ['a number', { username: 'a', password: 5 }],
  ['an object', { username: { $ne: null }, password: 'a' }],
  ['more than asked for', { username: 'a', password: 'a', roles: ['ROLE_ADMIN'] }],
])('a log-in with %s gets 400', async (_name, body) => {
  const response = await post(server, paths.login, body);
  expect(response.statusCode).toBe(422);
});

test('a refresh returns the same kind of response as a log-in, with new tokens', async () => {
  const first = await logIn(server, await createMember(server));
  server.setTime('2026-11-20T12:10:00Z');
  const response = await refresh(server, first.refresh_token);
  expect(response.statusCode).toBe(200);
  const second = readContract(SessionReply, response.json());
  expect(second.user).toEqual(first.user);
  expect(second.token).not.toBe(first.token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await statusOf(server, second.token)).toBe(200);
});

test.each([
  ['nonsense', 'nonsense', 401],
  ['an access token', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 401],
  ['nothing', '', 422],
])('a refresh with %s is rejected', async (_name, token, status) => {
  expect((await refresh(server, token)).statusCode).toBe(status);
});

test('an invalid bearer token does not prevent logging in or refreshing', async () => {
  const member = await createMember(server);
  const session = await logIn(server, member, { authorization: 'Bearer expired' });
  const body = { refresh_token: session.refresh_token };
  const headers = { authorization: 'Bearer expired' };
  expect((await post(server, paths.refreshToken, body, headers)).statusCode).toBe(200);
});

test('logging out ends the session at once, and returns the same for an unknown token', async () => {
  const member = await createMember(server);
  const session = await logIn(server, member);
  const other = await logIn(server, member);
  const body = { refresh_token: session.refresh_token };
  expect((await post(server, paths.invalidateToken, body)).statusCode).toBe(204);
  expect((await post(server, paths.invalidateToken, body)).statusCode).toBe(204);
  expect(await statusOf(server, session.token)).toBe(401);
  expect((await refresh(server, session.refresh_token)).statusCode).toBe(401);
  expect(await statusOf(server, other.token)).toBe(200);
  expect(await eventsOf(server, member.id)).toEqual([
    'loginSucceeded',
    'loginSucceeded',
    'loggedOut',
  ]);
});

test('an invalid bearer token is rejected even on a public route', async () => {
  const response = await server.app.inject({
    url: paths.articles,
    headers: bearer({ token: 'x.y.z' }),
  });
  expect(response.statusCode).toBe(401);
  readContract(SessionProblem, response.json());
  expect((await server.app.inject({ url: paths.articles })).statusCode).toBe(200);
});
