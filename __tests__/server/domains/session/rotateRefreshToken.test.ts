import { SessionReply } from '../../../../src/contract/schemas/session';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import {
  createMember,
  eventsOf,
  logIn,
  post,
  refresh,
  statusOf,
} from '../../../support/server/members';
import { paths } from '../../../../src/contract/paths';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
beforeEach(() => server.setTime('2026-11-20T12:00:00Z'));
afterAll(async () => server?.close());

async function renewed(refreshToken: string) {
  const response = await refresh(server, refreshToken);
  expect(response.statusCode).toBe(200);
  return readContract(SessionReply, response.json());
}
const logOut = (refreshToken: string) =>
  post(server, paths.invalidateToken, { refresh_token: refreshToken });

test('fifty simultaneous refreshes all succeed and create one child token', async () => {
  const { refresh_token: parent } = await logIn(server, await createMember(server));
  const answers = await Promise.all(Array.from({ length: 50 }, () => renewed(parent)));
  const children = new Set(answers.map(({ refresh_token }) => refresh_token));
  expect(children.size).toBe(1);
  expect(children).not.toContain(parent);
  for (const child of children) await renewed(child);
});

test('the parent of the active token gets the same child, however often a response is lost', async () => {
  const { refresh_token: parent } = await logIn(server, await createMember(server));
  const first = await renewed(parent);
  server.setTime('2026-11-20T15:00:00Z');
  expect((await renewed(parent)).refresh_token).toBe(first.refresh_token);
  expect((await renewed(parent)).refresh_token).toBe(first.refresh_token);
});

test('reusing a grandparent ends the session with all its tokens, and is recorded', async () => {
  const member = await createMember(server);
  const { refresh_token: grandParent } = await logIn(server, member);
  const elsewhere = await logIn(server, member);
  const parent = await renewed(grandParent);
  const active = await renewed(parent.refresh_token);

  expect((await refresh(server, grandParent)).statusCode).toBe(401);
  expect((await refresh(server, parent.refresh_token)).statusCode).toBe(401);
  expect((await refresh(server, active.refresh_token)).statusCode).toBe(401);
  expect(await statusOf(server, active.token)).toBe(401);
  expect(await statusOf(server, elsewhere.token)).toBe(200);
  expect(await eventsOf(server, member.id)).toEqual([
    'loginSucceeded',
    'loginSucceeded',
    'refreshTokenReused',
  ]);
});

test('a stolen parent shares the owner’s token chain and ends with the owner’s log-out', async () => {
  const { refresh_token: parent } = await logIn(server, await createMember(server));
  const owner = await renewed(parent);
  const thief = await renewed(parent);
  expect(thief.refresh_token).toBe(owner.refresh_token);
  await logOut(owner.refresh_token);
  expect((await refresh(server, thief.refresh_token)).statusCode).toBe(401);
  expect(await statusOf(server, thief.token)).toBe(401);
});

test('no token outlives a log-out that runs at the same time as refreshes', async () => {
  const member = await createMember(server);
  let renewals = 0;
  for (let round = 0; round < 25; round += 1) {
    const { refresh_token: parent, token } = await logIn(server, member);
    const refreshes = Array.from({ length: 4 }, () => refresh(server, parent));
    // It runs during all of them, or during those still pending when the first has a response.
    if (round % 2 === 1) await Promise.race(refreshes);
    const answers = await Promise.all([...refreshes, logOut(parent)]);
    const replies = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((response) => readContract(SessionReply, response.json()));
    renewals += replies.length;
    for (const reply of replies) {
      expect(await statusOf(server, reply.token)).toBe(401);
      expect((await refresh(server, reply.refresh_token)).statusCode).toBe(401);
    }
    expect(await statusOf(server, token)).toBe(401);
  }
  expect(renewals).toBeGreaterThan(0);
});

test.each([
  ['just before thirty days', '2026-12-20T11:59:59Z', 200],
  ['after thirty days', '2026-12-20T12:00:00Z', 401],
])('a refresh token used %s gets the expected status', async (_name, time, status) => {
  const { refresh_token: token } = await logIn(server, await createMember(server));
  server.setTime(time);
  expect((await refresh(server, token)).statusCode).toBe(status);
});

test('each refresh extends the session by thirty days', async () => {
  let { refresh_token: token } = await logIn(server, await createMember(server));
  for (const day of ['2026-12-15', '2027-01-10', '2027-02-05']) {
    server.setTime(`${day}T12:00:00Z`);
    ({ refresh_token: token } = await renewed(token));
  }
  expect(token).not.toBe('');
});

test('a disabled member cannot refresh', async () => {
  const member = await createMember(server);
  const { refresh_token: token } = await logIn(server, member);
  await server.database
    .updateTable('users')
    .set({ disabledAt: server.now() })
    .where('id', '=', member.id)
    .execute();
  expect((await refresh(server, token)).statusCode).toBe(401);
});

test('the database stores no usable refresh token', async () => {
  const first = await logIn(server, await createMember(server));
  const second = await renewed(first.refresh_token);
  const rows = await Promise.all([
    server.database.selectFrom('sessions').selectAll().execute(),
    server.database.selectFrom('refreshTokens').selectAll().execute(),
  ]);
  const dump = JSON.stringify(rows);
  for (const { refresh_token: token } of [first, second]) expect(dump).not.toContain(token);
  const [sessions] = rows;
  expect(sessions.length).toBeGreaterThan(1);
  for (const { activeHash } of sessions) {
    expect((await refresh(server, activeHash)).statusCode).toBe(401);
  }
});
