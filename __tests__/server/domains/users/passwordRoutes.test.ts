import { paths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { RateLimitProblem } from '../../../../src/contract/schemas/problems';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMailFolder, tokenIn, type MailFolder } from '../../../support/server/mailFolder';
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
let mails: MailFolder;
beforeAll(async () => {
  mails = await createMailFolder();
  server = await createTestServer({
    config: {
      rateLimitFactor: 1000,
      dataFolder: mails.dataFolder,
      publicUrl: 'https://records.example',
    },
  });
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));
afterAll(async () => {
  await server?.close();
  await mails?.remove();
});

const callBackUrl = '/en/reset-password?token=[token]';
const ask = (email: unknown, changes: object = {}, headers = {}) =>
  post(server, paths.sendResetLink, { email, callBackUrl, ...changes }, headers);
const confirm = (token: unknown, plainPassword: unknown = 'a new passphrase') =>
  post(server, paths.confirmReset, { token, plainPassword });

async function tokenFor(email: string, count = 1) {
  expect((await ask(email)).json()).toEqual({ success: true });
  return tokenIn(await mails.newest(email, count));
}

describe('changing the password', () => {
  const change = (headers: Record<string, string>, body: object) =>
    post(server, paths.changePassword, body, headers);

  test('ends every other session and keeps this one', async () => {
    const member = await createMember(server);
    const own = await logIn(server, member);
    const other = await logIn(server, member);
    const reset = await tokenFor(member.email);
    const body = { currentPassword: member.password, newPassword: 'another 1 now' };
    const response = await change(bearer(own), body);
    expect(response.json()).toEqual({ success: true });
    expect(await statusOf(server, own.token)).toBe(200);
    expect((await refresh(server, own.refresh_token)).statusCode).toBe(200);
    expect(await statusOf(server, other.token)).toBe(401);
    expect((await refresh(server, other.refresh_token)).statusCode).toBe(401);
    expect((await confirm(reset)).statusCode).toBe(400);
    const { username } = member;
    const login = (password: string) => post(server, paths.login, { username, password });
    expect((await login(member.password)).statusCode).toBe(401);
    expect((await login('another 1 now')).statusCode).toBe(200);
    expect(await mails.newest(member.email, 2)).toContain('has just been changed');
    expect(await eventsOf(server, member.id)).toContain('passwordChanged');
  });

  test('with a wrong current password changes nothing', async () => {
    const member = await createMember(server);
    const own = await logIn(server, member);
    const other = await logIn(server, member);
    const body = { currentPassword: 'wrong', newPassword: 'another 1 now' };
    const response = await change(bearer(own), body);
    expect(response.statusCode).toBe(400);
    const message = 'The current password is incorrect.';
    const problem = readContract(Problem, response.json());
    expect(problem.message).toBe(message);
    expect(problem.violations).toEqual([{ propertyPath: 'currentPassword', message }]);
    expect(await statusOf(server, other.token)).toBe(200);
    await logIn(server, member);
  });

  test('to a weak one is rejected at its field', async () => {
    const member = await createMember(server);
    const body = { currentPassword: member.password, newPassword: 'abcdefgh' };
    const response = await change(bearer(await logIn(server, member)), body);
    expect(response.statusCode).toBe(422);
    expect(readContract(Problem, response.json()).violations).toMatchObject([
      { propertyPath: 'newPassword' },
    ]);
  });

  test('to the current one is rejected at its field, and no mail is sent', async () => {
    const member = await createMember(server);
    const { password: currentPassword } = member;
    const body = { currentPassword, newPassword: currentPassword };
    const response = await change(bearer(await logIn(server, member)), body);
    expect(response.statusCode).toBe(422);
    expect(readContract(Problem, response.json()).violations).toMatchObject([
      { propertyPath: 'newPassword', message: 'Choose a password other than the current one.' },
    ]);
    expect(await eventsOf(server, member.id)).not.toContain('passwordChanged');
  });

  test('requires a log-in', async () => {
    const body = { currentPassword: 'x', newPassword: 'another 1 now' };
    expect((await change({}, body)).statusCode).toBe(401);
  });

  test.each([
    ['128 characters', 'a1'.repeat(64)],
    ['emoji', '🎮🕹️👾1a🏆🥇🎯'],
    ['NUL inside', 'abc\u0000defg1'],
    ['72 bytes and more', `${'a'.repeat(72)}1`],
    ['spaces around', '  abcdefg1  '],
  ])('keeps every byte of a password with %s', async (_name, newPassword) => {
    const member = await createMember(server);
    const session = await logIn(server, member);
    await change(bearer(session), { currentPassword: member.password, newPassword });
    const login = (password: string) =>
      post(server, paths.login, { username: member.username, password });
    expect((await login(newPassword)).statusCode).toBe(200);
    for (const near of [newPassword.slice(0, -1), `${newPassword}x`, newPassword.trim().slice(1)]) {
      expect((await login(near)).statusCode).toBe(401);
    }
  });
});

describe('resetting the password', () => {
  test('a mail contains a link that works once and ends every session', async () => {
    const member = await createMember(server, { language: 'fr' });
    const session = await logIn(server, member);
    expect((await ask(member.email)).json()).toEqual({ success: true });
    const mail = await mails.newest(member.email);
    expect(mail).toContain('Bonjour');
    expect(mail).toMatch(
      /\r\n\r\nhttps:\/\/records\.example\/en\/reset-password\?token=[\w-]{43}\r\n\r\n/,
    );
    const token = tokenIn(mail);
    expect((await confirm(token)).json()).toEqual({ success: true });
    expect(await statusOf(server, session.token)).toBe(401);
    expect((await refresh(server, session.refresh_token)).statusCode).toBe(401);
    await logIn(server, { username: member.username, password: 'a new passphrase' });
    const again = await confirm(token);
    expect(again.statusCode).toBe(400);
    expect(readContract(Problem, again.json()).message).toBe('Invalid or expired reset token');
    expect(await mails.newest(member.email, 2)).toContain('mot de passe de votre compte');
    expect(await eventsOf(server, member.id)).toContain('resetConfirmed');
  });

  test('one of twenty simultaneous confirmations succeeds', async () => {
    const member = await createMember(server);
    const token = await tokenFor(member.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => confirm(token, `passphrase ${index}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  });

  test('a newer link invalidates the older one', async () => {
    const member = await createMember(server);
    const older = await tokenFor(member.email);
    const newer = await tokenFor(member.email, 2);
    expect(newer).not.toBe(older);
    expect((await confirm(older)).statusCode).toBe(400);
    expect((await confirm(newer)).statusCode).toBe(200);
  });

  test.each([
    ['just within half an hour', '2026-11-20T12:29:59Z', 200],
    ['after half an hour', '2026-11-20T12:30:00Z', 400],
  ])('a link used %s gets the expected status', async (_name, time, status) => {
    const member = await createMember(server);
    const token = await tokenFor(member.email);
    server.setTime(time);
    expect((await confirm(token)).statusCode).toBe(status);
  });

  test('an unknown, a used and an expired link get the same response', async () => {
    const { requestId, ...unknown } = (await confirm('x'.repeat(43))).json();
    expect(requestId).toEqual(expect.any(String));
    expect(unknown).toEqual({
      type: '/errors/400',
      title: 'Bad Request',
      status: 400,
      detail: 'Invalid or expired reset token',
      message: 'Invalid or expired reset token',
    });
  });

  test('neither the response nor a mail reveals whether an account exists', async () => {
    const member = await createMember(server);
    const disabled = await createMember(server, { disabledAt: '2026-01-01T00:00:00Z' });
    const answers = [
      await ask('nobody.at.all@example.org'),
      await ask(disabled.email),
      await ask(member.email.toUpperCase()),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([200, '{"success":true}']);
    }
    await mails.newest(member.email);
    expect(await mails.to('nobody.at.all@example.org')).toEqual([]);
    expect(await mails.to(disabled.email)).toEqual([]);
  });

  test('the database stores no usable reset token', async () => {
    const member = await createMember(server);
    const token = await tokenFor(member.email);
    const rows = await server.database.selectFrom('passwordResets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { tokenHash } of rows) expect((await confirm(tokenHash)).statusCode).toBe(400);
  });

  test.each([
    ['seven characters', 'abcdef1', 422],
    ['eight letters', 'abcdefgh', 400],
    ['129 characters', 'a'.repeat(129), 422],
    ['a list', ['abcdefg1'], 422],
  ])('rejects a new password of %s with an unknown token', async (_name, password, status) => {
    expect((await confirm('unknown token', password)).statusCode).toBe(status);
  });

  test('requests are limited per email address and per client', async () => {
    const node = await createTestServer({ node: server, config: { trustProxy: true } });
    const from = (address: string, email: string) =>
      post(node, paths.sendResetLink, { email, callBackUrl }, { 'x-forwarded-for': address });
    const mailbox: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      mailbox.push((await from(`192.0.2.${index}`, 'Victim@example.org')).statusCode);
    }
    const visitor: number[] = [];
    for (let index = 0; index < 26; index += 1) {
      visitor.push((await from('203.0.113.9', `victim${index}@example.org`)).statusCode);
    }
    const last = await from('203.0.113.9', 'last@example.org');
    await node.close();
    expect(mailbox).toEqual([200, 200, 200, 200, 200, 429]);
    expect(visitor.filter((status) => status === 200)).toHaveLength(25);
    expect(readContract(RateLimitProblem, last.json()).details.limit).toBe(25);
  });

  test('a spoofed host does not change the link', async () => {
    const member = await createMember(server);
    const headers = {
      host: 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    };
    await ask(member.email, {}, headers);
    const mail = await mails.newest(member.email);
    expect(mail).not.toContain('evil');
    expect(mail).toContain('https://records.example/en/reset-password?token=');
  });

  test.each([
    [{ email: ['a@example.org', 'b@example.org'] }],
    [{ email: { a: 1 } }],
    [{ email: 5 }],
    [{ email: 'a@example.org, b@example.org' }],
    [{ email: 'no address' }],
    [{ email: 'a@example.org', origin: 'https://evil.example' }],
  ])('%j is rejected', async (body) => {
    expect((await ask('', body)).statusCode).toBe(422);
  });
});
