import { createAuditLog } from '../../../../src/server/platform/audit/auditLog';
import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember, logIn, post } from '../../../support/server/members';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const rows = () =>
  server.database.selectFrom('auditLog').selectAll().orderBy('id', 'desc').execute();

test('an entry names time, actor, target and request', async () => {
  const audit = createAuditLog(server.database, server.now);
  const details = { limit: 'x\n{"event":"forged"}' };
  await audit({ requestId: 'r-1', member: null }, { event: 'loginLimited', subjectId: 7, details });
  expect((await rows())[0]).toEqual({
    id: expect.any(Number),
    at: '2026-11-20T12:00:00.000Z',
    event: 'loginLimited',
    actorId: null,
    subjectId: 7,
    requestId: 'r-1',
    details,
  });
});

test('an entry is rolled back with its transaction', async () => {
  const audit = createAuditLog(server.database, server.now);
  const failing = server.database.transaction().execute(async (transaction) => {
    await audit({ requestId: 'r-2', member: null }, { event: 'accountDeleted' }, transaction);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect((await rows()).map(({ requestId }) => requestId)).not.toContain('r-2');
});

test('entries can be neither changed nor deleted', async () => {
  const refusal = 'only ever added to';
  const { database } = server;
  await logIn(server, await createMember(server));
  const change = database.updateTable('auditLog').set({ event: 'loggedOut' });
  await expect(change.execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('auditLog').execute()).rejects.toThrow(refusal);
  expect((await rows()).length).toBeGreaterThan(0);
});

test('an entry contains no password, token or address', async () => {
  const member = await createMember(server, { email: 'canary@example.org' });
  const session = await logIn(server, member);
  const { username, email } = member;
  await post(server, paths.login, { username, password: 'canary secret' });
  await post(server, paths.sendResetLink, {
    email,
    callBackUrl: '/en/reset-password?token=[token]',
  });
  await post(server, paths.invalidateToken, { refresh_token: session.refresh_token });
  const text = JSON.stringify(await rows());
  for (const event of ['loginFailed', 'resetRequested', 'loggedOut']) expect(text).toContain(event);
  for (const secret of [
    'canary',
    member.password,
    session.refresh_token,
    session.token,
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(secret);
  }
});
