import { sql } from 'kysely';
import { countDay } from '../../../../src/server/domains/session/countDay';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, logIn, refresh, statusOf } from '../../../support/server/members';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));
afterAll(async () => server?.close());

const activityOf = async ({ id }: { id: number }) =>
  server.database
    .selectFrom('memberActivity')
    .select(['days', 'lastDay'])
    .where('userId', '=', id)
    .executeTakeFirst();

test('a day counts once, however often and from however many sessions a member is here', async () => {
  const member = await createMember(server);
  expect(await activityOf(member)).toBeUndefined();
  for (let session = 0; session < 3; session += 1) {
    const { token, refresh_token: refreshToken } = await logIn(server, member);
    expect(await statusOf(server, token)).toBe(200);
    await refresh(server, refreshToken);
  }
  server.setTime('2026-11-20T12:30:00Z');
  expect(await statusOf(server, (await logIn(server, member)).token)).toBe(200);
  expect(await activityOf(member)).toEqual({ days: 1, lastDay: '2026-11-20' });
});

test('a request on a new day counts, also a minute after the one before', async () => {
  server.setTime('2026-11-20T23:59:30Z');
  const member = await createMember(server);
  const { token } = await logIn(server, member);
  server.setTime('2026-11-21T00:00:30Z');
  await Promise.all([1, 2, 3].map(async () => statusOf(server, token)));
  expect(await activityOf(member)).toEqual({ days: 2, lastDay: '2026-11-21' });
});

test('a renewed session counts', async () => {
  const member = await createMember(server);
  const { refresh_token: refreshToken } = await logIn(server, member);
  server.setTime('2026-11-24T08:00:00Z');
  await refresh(server, refreshToken);
  expect(await activityOf(member)).toEqual({ days: 2, lastDay: '2026-11-24' });
});

test('a clock that goes back counts nothing', async () => {
  const member = await createMember(server);
  await logIn(server, member);
  server.setTime('2026-11-18T12:00:00Z');
  await logIn(server, member);
  expect(await activityOf(member)).toEqual({ days: 1, lastDay: '2026-11-20' });
});

test('nodes that see a member at once count one day', async () => {
  const member = await createMember(server);
  const at = new Date('2026-11-20T12:00:00Z');
  await Promise.all([1, 2, 3, 4].map(async () => countDay(server.database, member.id, at)));
  expect(await activityOf(member)).toEqual({ days: 1, lastDay: '2026-11-20' });
});

test('the days end with the account, and an account that is gone has none', async () => {
  const member = await createMember(server);
  const { token } = await logIn(server, member);
  const removed = await server.app.inject({
    method: 'DELETE',
    url: `/api/users/${member.id}`,
    headers: bearer({ token }),
    payload: { password: member.password },
  });
  expect(removed.statusCode).toBe(204);
  expect(await activityOf(member)).toBeUndefined();
  await countDay(server.database, member.id, new Date('2026-11-21T12:00:00Z'));
  expect(await activityOf(member)).toBeUndefined();
  const { rows } = await sql`select from users where id = ${member.id}`.execute(server.database);
  expect(rows).toHaveLength(0);
});
