import { paths } from '../../../../src/contract/paths';
import { languages } from '../../../../src/contract/languages';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { eventually } from '../../../support/eventually';
import { startMailServer } from '../../../support/server/mailServer';
import { bearer, createMember, logIn, post } from '../../../support/server/members';

const start = '2026-11-20T12:00:00Z';
let server: TestServer;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const logged: string[] = [];
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await createTestServer({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://records.example', rateLimitFactor: 100 },
    writeLog: (line) => logged.push(line),
  });
});
beforeEach(() => {
  server.setTime(start);
  mailServer.received.length = 0;
});
afterAll(async () => {
  await server?.close();
  await mailServer?.close();
});

const askReset = (email: string) =>
  post(server, paths.sendResetLink, { email, callBackUrl: '/reset-password?token={token}' });

const arrived = (count = 1, at = mailServer) =>
  eventually(
    async () => at.received,
    (mails) => mails.length >= count,
  );
const waiting = () =>
  server.database.selectFrom('mails').select(['kind', 'attempts', 'dueAt']).execute();
const givenUp = () =>
  server.database.selectFrom('mails').select('id').where('failedAt', 'is not', null).execute();
const allSent = () => eventually(waiting, (rows) => rows.length === 0);

/** The text part of a message, decoded from quoted-printable. */
function readText(message: string): string {
  const [, part = ''] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(message) ?? [];
  if (/Content-Transfer-Encoding: base64[^]*?\r\n\r\n/.test(message.split('text/html')[0] ?? '')) {
    return Buffer.from(part, 'base64').toString();
  }
  const bytes = part
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

test('a reset link is sent by SMTP to the account’s address only', async () => {
  const member = await createMember(server, { email: 'Rosa@example.org' });
  await askReset('rosa@EXAMPLE.org');
  const [mail] = await arrived();
  expect(mail?.to).toEqual(['Rosa@example.org']);
  expect(mail?.from).toBe('no-reply@records.example');
  const text = readText(mail?.message ?? '');
  expect(text).toContain(`Hello ${member.username},`);
  expect(text).toMatch(/\nhttps:\/\/records\.example\/reset-password\?token=[\w-]{43}\r?\n/);
  expect(mail?.message).toContain('Auto-Submitted: auto-generated');
  await allSent();
});

test.each(languages)(
  'the welcome mail after registering in %s is in that language',
  async (language) => {
    const email = `${language}@example.org`;
    const body = { username: `in_${language.replace('-', '_')}`, email, plainPassword: 'abcdefg1' };
    await post(server, paths.users, body, { 'accept-language': language });
    const [mail] = await arrived();
    expect(mail?.to).toEqual([email]);
    expect(readText(mail?.message ?? '')).toContain(`https://records.example/${language}/login`);
    await allSent();
  },
);

test('a new address gets the confirmation link', async () => {
  const member = await createMember(server, { email: 'before@example.org', language: 'es' });
  const session = await logIn(server, member);
  await server.app.inject({
    method: 'PUT',
    url: paths.user(member.id),
    payload: { email: 'after@example.org' },
    headers: bearer(session),
  });
  const [mail] = await arrived();
  expect(mail?.to).toEqual(['after@example.org']);
  expect(readText(mail?.message ?? '')).toMatch(
    /\nhttps:\/\/records\.example\/es\/email-change\?confirm=[\w-]{43}\r?\n/,
  );
  expect(readText(mail?.message ?? '')).not.toContain('before@example.org');
  await allSent();
});

test('a mail that cannot be delivered is sent later with a new token', async () => {
  const member = await createMember(server);
  await mailServer.close();
  expect((await askReset(member.email)).json()).toEqual({ success: true });
  const failed = await eventually(
    waiting,
    ([row]) => row?.attempts === 1 && row.dueAt < '2026-11-20T12:00:30',
  );
  expect(failed).toMatchObject([{ kind: 'resetLink', attempts: 1 }]);
  mailServer = await startMailServer(mailServer.port);
  server.setTime('2026-11-20T12:00:11Z');
  await post(server, paths.invalidateToken, { refresh_token: 'any request' });
  const [mail] = await arrived();
  expect(mail?.to).toEqual([member.email]);
  await allSent();
  // The log reports the failure, without recipient and content.
  expect(logged.some((line) => line.includes('mail not sent'))).toBe(true);
  expect(logged.join('\n')).not.toMatch(/@example\.org|token=/);
});

test('a mail is given up after a day without success, and kept for an administrator', async () => {
  const member = await createMember(server);
  await mailServer.close();
  await askReset(member.email);
  await eventually(waiting, ([row]) => row !== undefined && row.dueAt < '2026-11-20T12:00:30');
  server.setTime('2026-11-21T11:59:59Z');
  await post(server, paths.invalidateToken, { refresh_token: 'any request' });
  await eventually(givenUp, (rows) => rows.length === 1);
  mailServer = await startMailServer(mailServer.port);
  expect(mailServer.received).toEqual([]);
  await server.database.deleteFrom('mails').execute();
});

test('two nodes send each mail once', async () => {
  const config = { smtpUrl: mailServer.url, rateLimitFactor: 100 };
  const secondNode = await createTestServer({ config, node: server });
  const members = await Promise.all(Array.from({ length: 12 }, () => createMember(server)));
  await Promise.all(
    members.map(({ email }, index) =>
      post(index % 2 ? server : secondNode, paths.sendResetLink, {
        email,
        callBackUrl: '/ja/reset-password?token=[token]',
      }),
    ),
  );
  await arrived(12);
  await allSent();
  await secondNode.close();
  const recipients = mailServer.received.flatMap(({ to }) => to).toSorted();
  expect(recipients).toEqual(members.map(({ email }) => email).toSorted());
});
