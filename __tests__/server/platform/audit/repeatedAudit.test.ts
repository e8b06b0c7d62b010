import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import { createRepeatedAudit } from '../../../../src/server/platform/audit/repeatedAudit';
import { administrator } from '../../../support/server/administration';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readContract } from '../../../support/readContract';
import { AuditPage } from '../../../../src/contract/schemas/adminAudit';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const denialsOf = async (memberId: number) => {
  const rows = await server.database
    .selectFrom('auditLog as l')
    .leftJoin('auditCounts as c', 'c.auditId', 'l.id')
    .select(['l.details', 'l.requestId', 'c.total'])
    .where('l.actorId', '=', memberId)
    .where('l.event', '=', 'accessDenied')
    .orderBy('l.id')
    .execute();
  return rows.map(({ details, total }) => ({ details, total: Number(total) }));
};

test('repeated rejections of a member are one entry with a count per route', async () => {
  const member = await joinAs(server);
  const ask = (url: string) => server.app.inject({ url, headers: member.headers });
  // All at once would be 150 requests that wait for one row, and a busy machine ends those that wait too long.
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(adminPaths.users)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  }
  await ask(adminPaths.audit);
  expect(await denialsOf(member.id)).toEqual([
    { details: { method: 'GET', route: adminPaths.users }, total: 150 },
    { details: { method: 'GET', route: adminPaths.audit }, total: 1 },
  ]);
});

test('two nodes share one entry, and each hour starts a new one', async () => {
  const { database } = server;
  const clock = { now: new Date('2026-11-20T12:59:59Z') };
  const nodes = [1, 2].map(() => createRepeatedAudit(database, () => clock.now));
  const details = { method: 'GET', route: '/api/x' };
  const entry = { event: 'accessDenied', actorId: 4242, details } as const;
  const record = () =>
    Promise.all(
      nodes.flatMap((node) =>
        Array.from({ length: 20 }, () => node({ requestId: 'r', member: null }, entry)),
      ),
    );
  await record();
  expect(await denialsOf(4242)).toEqual([{ details, total: 40 }]);
  clock.now = new Date('2026-11-20T13:00:00Z');
  await record();
  expect(await denialsOf(4242)).toEqual([
    { details, total: 40 },
    { details, total: 40 },
  ]);
});

test('rejected log-ins are counted', async () => {
  const limited = await createTestServer();
  const log = async () =>
    limited.app.inject({
      method: 'POST',
      url: paths.login,
      payload: { username: 'nobody_here', password: 'wrong password' },
    });
  for (let attempt = 0; attempt < 14; attempt += 1) await log();
  const rows = await limited.database
    .selectFrom('auditLog')
    .select('id')
    .where('event', '=', 'loginLimited')
    .execute();
  expect(rows).toHaveLength(1);
  await limited.close();
});

test('counts can be neither decreased nor deleted', async () => {
  const refusal = 'only grow';
  const { database } = server;
  const member = await joinAs(server);
  await server.app.inject({ url: adminPaths.users, headers: member.headers });
  const own = database.updateTable('auditCounts').where('actorId', '=', member.id);
  await expect(own.set({ total: 0 }).execute()).rejects.toThrow(refusal);
  await expect(own.set({ total: 2, event: 'loggedOut' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('auditCounts').execute()).rejects.toThrow(refusal);
});

test('administrators see the count and the time of the last occurrence', async () => {
  const member = await joinAs(server);
  for (let times = 0; times < 3; times += 1) {
    await server.app.inject({ url: adminPaths.users, headers: member.headers });
  }
  const { headers } = await administrator(server);
  const url = `${adminPaths.audit}?event=accessDenied&member=${member.username}`;
  const { items } = readContract(AuditPage, (await server.app.inject({ url, headers })).json());
  expect(items).toEqual([
    expect.objectContaining({ count: 3, lastAt: server.now().toISOString() }),
  ]);
});
