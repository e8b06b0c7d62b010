import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AccountSessionCollection } from '../../../../../src/contract/schemas/adminUsers';
import {
  administrator,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { createMember, eventsOf, logIn, statusOf } from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration({ rateLimitFactor: 1000, trustProxy: true });

const sessionsOf = async (id: number) => {
  const response = await site.server.app.inject({
    url: adminPaths.userSessions(id),
    headers: site.admin.headers,
  });
  return readContract(AccountSessionCollection, response.json())['hydra:member'];
};
const revoke = (url: string, headers = site.admin.headers) =>
  site.server.app.inject({ method: 'DELETE', url, headers });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a session shows device and network, never the full IP address', async () => {
  const member = await createMember(site.server);
  site.server.setTime('2026-11-20T12:00:00Z');
  await logIn(site.server, member, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' });
  site.server.setTime('2026-11-20T12:30:00Z');
  const phone = await logIn(site.server, member, {
    'user-agent': '<script>alert(1)</script>',
    'x-forwarded-for': '2001:db8:1:2::3',
  });
  expect(await sessionsOf(member.id)).toMatchObject([
    { device: null, addressRange: '2001:db8:1::/48', lastUsedAt: '2026-11-20T12:30:00.000Z' },
    { device: 'Firefox · Linux', addressRange: '203.0.113.0/24', current: false },
  ]);
  site.server.setTime('2026-11-20T12:50:00Z');
  await statusOf(site.server, phone.token);
  expect((await sessionsOf(member.id))[0]?.lastUsedAt).toBe('2026-11-20T12:50:00.000Z');
});

test('one session can be ended alone, then all of them', async () => {
  const member = await createMember(site.server);
  const [first, second, third] = [
    await logIn(site.server, member, { 'user-agent': firefox }),
    await logIn(site.server, member),
    await logIn(site.server, member),
  ];
  const one = (await sessionsOf(member.id)).find(({ device }) => device !== null);
  const { statusCode } = await revoke(adminPaths.userSession(member.id, one?.id ?? ''));
  expect(statusCode).toBe(204);
  expect(await statusOf(site.server, first.token)).toBe(401);
  expect(await statusOf(site.server, second.token)).toBe(200);

  expect((await revoke(adminPaths.userSessions(member.id))).statusCode).toBe(204);
  expect(await statusOf(site.server, second.token)).toBe(401);
  expect(await statusOf(site.server, third.token)).toBe(401);
  expect(await sessionsOf(member.id)).toEqual([]);
  expect((await eventsOf(site.server, member.id)).slice(-2)).toEqual([
    'sessionsRevoked',
    'sessionsRevoked',
  ]);
});

test('a session ends only through its own member’s route, and not a super administrator’s', async () => {
  const [owner, other] = [await createMember(site.server), await createMember(site.server)];
  const { token } = await logIn(site.server, owner);
  const [session] = await sessionsOf(owner.id);
  await revoke(adminPaths.userSession(other.id, session?.id ?? ''));
  expect(await statusOf(site.server, token)).toBe(200);
  expect((await revoke(adminPaths.userSession(owner.id, "1' or true"))).statusCode).toBe(404);

  const superior = await superAdministrator(site.server);
  expect((await revoke(adminPaths.userSessions(superior.id))).statusCode).toBe(403);
  const still = await site.server.app.inject({ url: paths.me, headers: superior.headers });
  expect(still.statusCode).toBe(200);
});

test('an administrator’s own session is marked, and may be ended', async () => {
  const own = await administrator(site.server);
  const response = await site.server.app.inject({
    url: adminPaths.userSessions(own.id),
    headers: own.headers,
  });
  const [session] = readContract(AccountSessionCollection, response.json())['hydra:member'];
  expect(session?.current).toBe(true);
  const ended = await revoke(adminPaths.userSession(own.id, session?.id ?? ''), own.headers);
  expect(ended.statusCode).toBe(204);
  const after = await site.server.app.inject({ url: paths.me, headers: own.headers });
  expect(after.statusCode).toBe(401);
});
