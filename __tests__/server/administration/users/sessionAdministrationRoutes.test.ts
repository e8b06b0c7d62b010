import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import { AccountSessionCollection } from '../../../../src/contract/schemas/adminUsers';
import { administrator, superAdministrator } from '../../../support/administration';
import { createTestServer, type TestServer } from '../../../support/createTestServer';
import { createMember, eventsOf, logIn, statusOf } from '../../../support/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let admin: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000, trustProxy: true } });
  admin = await administrator(server);
});
afterAll(async () => server?.close());

const sessionsOf = async (id: number) => {
  const response = await server.app.inject({
    url: adminPaths.userSessions(id),
    headers: admin.headers,
  });
  return readContract(AccountSessionCollection, response.json())['hydra:member'];
};
const revoke = (url: string, headers = admin.headers) =>
  server.app.inject({ method: 'DELETE', url, headers });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a session shows device and network, never the full IP address', async () => {
  const member = await createMember(server);
  server.setTime('2026-11-20T12:00:00Z');
  await logIn(server, member, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' });
  server.setTime('2026-11-20T12:30:00Z');
  const phone = await logIn(server, member, {
    'user-agent': '<script>alert(1)</script>',
    'x-forwarded-for': '2001:db8:1:2::3',
  });
  expect(await sessionsOf(member.id)).toMatchObject([
    { device: null, addressRange: '2001:db8:1::/48', lastUsedAt: '2026-11-20T12:30:00.000Z' },
    { device: 'Firefox · Linux', addressRange: '203.0.113.0/24', current: false },
  ]);
  server.setTime('2026-11-20T12:50:00Z');
  await statusOf(server, phone.token);
  expect((await sessionsOf(member.id))[0]?.lastUsedAt).toBe('2026-11-20T12:50:00.000Z');
});

test('one session can be ended alone, then all of them', async () => {
  const member = await createMember(server);
  const [first, second, third] = [
    await logIn(server, member, { 'user-agent': firefox }),
    await logIn(server, member),
    await logIn(server, member),
  ];
  const one = (await sessionsOf(member.id)).find(({ device }) => device !== null);
  const { statusCode } = await revoke(adminPaths.userSession(member.id, one?.id ?? ''));
  expect(statusCode).toBe(204);
  expect(await statusOf(server, first.token)).toBe(401);
  expect(await statusOf(server, second.token)).toBe(200);

  expect((await revoke(adminPaths.userSessions(member.id))).statusCode).toBe(204);
  expect(await statusOf(server, second.token)).toBe(401);
  expect(await statusOf(server, third.token)).toBe(401);
  expect(await sessionsOf(member.id)).toEqual([]);
  expect((await eventsOf(server, member.id)).slice(-2)).toEqual([
    'sessionsRevoked',
    'sessionsRevoked',
  ]);
});

test('a session ends only through its own member’s route, and not a super administrator’s', async () => {
  const [owner, other] = [await createMember(server), await createMember(server)];
  const { token } = await logIn(server, owner);
  const [session] = await sessionsOf(owner.id);
  await revoke(adminPaths.userSession(other.id, session?.id ?? ''));
  expect(await statusOf(server, token)).toBe(200);
  expect((await revoke(adminPaths.userSession(owner.id, "1' or true"))).statusCode).toBe(404);

  const superior = await superAdministrator(server);
  expect((await revoke(adminPaths.userSessions(superior.id))).statusCode).toBe(403);
  const still = await server.app.inject({ url: paths.me, headers: superior.headers });
  expect(still.statusCode).toBe(200);
});

test('an administrator’s own session is marked, and may be ended', async () => {
  const own = await administrator(server);
  const response = await server.app.inject({
    url: adminPaths.userSessions(own.id),
    headers: own.headers,
  });
  const [session] = readContract(AccountSessionCollection, response.json())['hydra:member'];
  expect(session?.current).toBe(true);
  const ended = await revoke(adminPaths.userSession(own.id, session?.id ?? ''), own.headers);
  expect(ended.statusCode).toBe(204);
  const after = await server.app.inject({ url: paths.me, headers: own.headers });
  expect(after.statusCode).toBe(401);
});
