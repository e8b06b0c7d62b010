import { hash } from '@node-rs/argon2';
import { paths } from '../../../../src/contract/paths';
import { LoginLimitProblem } from '../../../../src/contract/schemas/problems';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import {
  createMember,
  eventsOf,
  logIn,
  post,
  type TestMember,
} from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let secondNode: TestServer;
const config = { trustProxy: true };
beforeAll(async () => {
  server = await createTestServer({ config });
  secondNode = await createTestServer({ config, node: server });
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));
afterAll(async () => {
  await secondNode?.close();
  await server?.close();
});

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const attempt = (node: TestServer, username: string, password: string, address: string) =>
  post(node, paths.login, { username, password }, { 'x-forwarded-for': address });

/** Wrong passwords from changing addresses, alternating between both nodes. */
async function guess(member: Pick<TestMember, 'username'>, times: number, address?: string) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const node = index % 2 === 0 ? server : secondNode;
    const { statusCode } = await attempt(
      node,
      member.username,
      `guess ${index}`,
      address ?? newAddress(),
    );
    statuses.push(statusCode);
  }
  return statuses;
}

const refused = (times: number) => Array.from({ length: times }, () => 401);

test('the eleventh guess at an account gets 429, from any address and on any node', async () => {
  const member = await createMember(server);
  expect(await guess(member, 11)).toEqual([...refused(10), 429]);
  const response = await attempt(server, member.username, member.password, newAddress());
  expect(response.statusCode).toBe(429);
  const limit = readContract(LoginLimitProblem, response.json());
  expect(limit.retry_after).toBe(900);
  expect(limit.message).toBe('Too many attempts to log in. Try again in 15 minutes.');
  expect(response.headers['retry-after']).toBe('900');
  server.setTime('2026-11-20T12:15:00Z');
  await logIn(secondNode, member);
});

test('an unknown username is limited in the same way', async () => {
  expect(await guess({ username: 'nobody_at_all' }, 11)).toEqual([...refused(10), 429]);
  const otherCase = await attempt(server, 'NOBODY_at_all', 'x', newAddress());
  expect(otherCase.statusCode).toBe(429);
});

test('username and email address of one account share a counter', async () => {
  const member = await createMember(server);
  await guess(member, 10);
  expect(await guess({ username: member.email }, 1)).toEqual([429]);
});

test('counts survive a restart', async () => {
  const member = await createMember(server);
  await guess(member, 10);
  const restarted = await createTestServer({ config, node: server });
  const response = await attempt(restarted, member.username, 'x', newAddress());
  await restarted.close();
  expect(response.statusCode).toBe(429);
});

test('parallel guesses are all counted', async () => {
  const member = await createMember(server);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      attempt(index % 2 ? server : secondNode, member.username, `guess ${index}`, newAddress()),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14);
});

test('the wait doubles with each further round of guesses', async () => {
  const member = await createMember(server);
  const waits: (string | undefined)[] = [];
  for (const time of ['12:00', '12:20', '13:20', '15:20']) {
    server.setTime(`2026-11-20T${time}:00Z`);
    await guess(member, 11);
    const { headers } = await attempt(server, member.username, 'x', newAddress());
    waits.push(headers['retry-after']?.toString());
  }
  expect(waits).toEqual(['900', '1800', '3600', '7200']);
});

test('a correct password clears the count', async () => {
  const member = await createMember(server);
  const home = { 'x-forwarded-for': newAddress() };
  await guess(member, 9);
  await logIn(server, member, home);
  expect(await guess(member, 10)).toEqual(refused(10));
});

test('guesses from elsewhere do not lock out an address that logged in before', async () => {
  const member = await createMember(server);
  const home = { 'x-forwarded-for': newAddress() };
  await logIn(server, member, home);
  expect(await guess(member, 12)).toEqual([...refused(10), 429, 429]);
  await logIn(server, member, home);
});

test('one address may try fifty times in five minutes, over all usernames', async () => {
  const address = newAddress();
  const statuses = await Promise.all(
    Array.from({ length: 52 }, async (_, index) => {
      const { statusCode } = await attempt(server, `nobody_${index}`, 'x', address);
      return statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('frequent successful log-ins from one address are not limited', async () => {
  const member = await createMember(server);
  const home = { 'x-forwarded-for': newAddress() };
  for (let index = 0; index < 54; index += 1) await logIn(server, member, home);
  expect((await logIn(server, member, home)).user.id).toBe(member.id);
});

test.each([
  ['accountDisabled', { disabledAt: '2026-11-20T11:00:00Z' }],
  ['passwordResetRequired', { passwordResetRequiredAt: '2026-11-20T11:00:00Z' }],
] as const)('a correct password is recorded for an account that is %s', async (reason, change) => {
  const member = await createMember(server);
  await server.database.updateTable('users').where('id', '=', member.id).set(change).execute();
  const { username, password } = member;
  expect((await post(server, paths.login, { username, password })).statusCode).toBe(401);
  await post(server, paths.login, { username, password: 'a wrong one' });
  const rows = await server.database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .where('subjectId', '=', member.id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { event: 'loginFailed', details: { reason } },
    { event: 'loginFailed', details: { reason: 'invalidCredentials' } },
  ]);
});

test('a rate-limited log-in is recorded', async () => {
  const member = await createMember(server);
  await guess(member, 11);
  const events = await eventsOf(server, member.id);
  expect(events).toEqual([...Array.from({ length: 10 }, () => 'loginFailed'), 'loginLimited']);
});

test('a hash with weaker parameters is replaced at the next log-in', async () => {
  const member = await createMember(server);
  const weak = await hash(member.password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const setHash = server.database.updateTable('users').where('id', '=', member.id);
  await setHash.set({ passwordHash: weak }).execute();
  await logIn(server, member);
  const { passwordHash } = await server.database
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await logIn(server, member);
});

test('an account without a password cannot log in', async () => {
  const member = await createMember(server);
  await server.database
    .updateTable('users')
    .set({ passwordHash: null })
    .where('id', '=', member.id)
    .execute();
  const { statusCode } = await attempt(server, member.username, member.password, newAddress());
  expect(statusCode).toBe(401);
});

test('readers get responses while many members log in', async () => {
  const member = await createMember(server);
  const order: string[] = [];
  const logIns = Array.from({ length: 50 }, async () => {
    await attempt(server, member.username, member.password, newAddress());
    order.push('log-in');
  });
  const reading = server.app.inject(paths.articles).then(({ statusCode }) => {
    order.push('reading');
    return statusCode;
  });
  expect(await reading).toBe(200);
  await Promise.all(logIns);
  expect(order.indexOf('reading')).toBeLessThan(40);
});
