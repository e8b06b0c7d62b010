import { adminPaths } from '../../../../src/contract/adminPaths';
import { AuditPage } from '../../../../src/contract/schemas/adminAudit';
import { paths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import {
  SupportCase,
  SupportCaseCollection,
  SupportReceipt,
} from '../../../../src/contract/schemas/support';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { post } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';
import { makeSnapshot } from '../../../support/snapshots';

let server: TestServer;
let staff: Record<string, string>;
let keys = 0;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  staff = (await joinAs(server, { roles: ['ROLE_ADMIN'] })).headers;
});
afterAll(async () => server?.close());

const newKey = () => {
  keys += 1;
  return `a key of the test number ${keys}`.replaceAll(' ', '-');
};
const send = (
  { description = 'The list stays empty.', snapshot = makeSnapshot(), key = newKey() } = {},
  headers: Record<string, string> = {},
) =>
  post(
    server,
    paths.supportCases,
    { description, snapshot },
    { ...headers, 'idempotency-key': key },
  );
const sent = async (...parameters: Parameters<typeof send>) => {
  const response = await send(...parameters);
  expect(response.statusCode).toBe(201);
  return readContract(SupportReceipt, response.json());
};
const get = (url: string, headers = staff) => server.app.inject({ url, headers });
const listed = async (query = '') =>
  readContract(SupportCaseCollection, (await get(`${adminPaths.supportCases}${query}`)).json());
const idOf = async (code: string) => {
  const { 'hydra:member': found } = await listed(`?code=${code}`);
  return found[0]?.id ?? Number.NaN;
};
const auditOf = async (id: number) => {
  const rows = await server.database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ details }) => JSON.stringify(details).includes(`"case":${id}`))
    .map(({ event }) => event);
};

const request = {
  ago: 900,
  method: 'GET',
  route: '/api/articles/{id}',
  status: 503,
  reason: 'http',
  duration: 40,
};
const error = {
  ago: 800,
  name: 'TypeError',
  message: 'Failed to fetch',
  frames: ['/assets/7.js:1:20'],
  count: 2,
};

describe('reporting a problem', () => {
  test('a guest gets a code and the date on which the case expires', async () => {
    const receipt = await sent();
    expect(Date.parse(receipt.expiresAt) - Date.parse(receipt.createdAt)).toBe(30 * 86_400_000);
    const { 'hydra:member': found } = await listed(`?code=${receipt.code}`);
    expect(found).toEqual([
      expect.objectContaining({ code: receipt.code, status: 'open', reporter: null, actions: 1 }),
    ]);
  });

  test('a member’s case names its sender', async () => {
    const member = await joinAs(server);
    const { code } = await sent({}, member.headers);
    const { 'hydra:member': found } = await listed(`?code=${code}`);
    expect(found[0]?.reporter).toEqual({ id: member.id, username: member.username });
  });

  test('sending again with the same key returns the same case; another report needs another key', async () => {
    const report = { key: newKey() };
    const first = await sent(report);
    expect(await sent(report)).toEqual(first);
    const other = await send({ ...report, description: 'Something else.' });
    expect(other.statusCode).toBe(422);
    const thief = await joinAs(server);
    expect((await send(report, thief.headers)).statusCode).toBe(422);
  });

  test.each([
    ['no words', { description: ' a ' }, 'description'],
    ['too many words', { description: 'x'.repeat(2001) }, 'description'],
    ['no snapshot', { snapshot: 'hello' }, 'snapshot'],
    ['another file', { snapshot: '{"payload":"[]"}' }, 'snapshot'],
    ['a changed snapshot', { snapshot: makeSnapshot().replace('"en"', '"fr"') }, 'snapshot'],
    [
      'an address with its query',
      {
        snapshot: makeSnapshot({
          meta: { requests: [{ ...request, route: '/api/users?token=a' }] },
        }),
      },
      'snapshot',
    ],
    [
      'more failed requests than are recorded',
      { snapshot: makeSnapshot({ meta: { requests: Array.from({ length: 31 }, () => request) } }) },
      'snapshot',
    ],
    [
      'an error with more than is recorded',
      { snapshot: makeSnapshot({ meta: { errors: [{ ...error, stack: 'at ada' }] } }) },
      'snapshot',
    ],
    ['one of the future', { snapshot: makeSnapshot({ meta: { schema: 99 } }) }, 'snapshot'],
  ])('%s is rejected at its field', async (_what, report, field) => {
    const response = await send(report);
    expect(response.statusCode).toBe(422);
    const { violations } = readContract(Problem, response.json());
    expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual([field]);
  });

  test('a report that is too large is rejected', async () => {
    const snapshot = makeSnapshot({ state: { ui: 'x'.repeat(6 * 1024 * 1024) } });
    expect((await send({ snapshot })).statusCode).toBe(413);
  });

  test('a report without a key is rejected', async () => {
    const body = { description: 'The list stays empty.', snapshot: makeSnapshot() };
    expect((await post(server, paths.supportCases, body)).statusCode).toBe(400);
  });

  test('one address is limited in what it can store', async () => {
    const node = await createTestServer({ node: server });
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      const body = { description: 'Again and again.', snapshot: makeSnapshot() };
      const { statusCode } = await node.app.inject({
        method: 'POST',
        url: paths.supportCases,
        payload: body,
        headers: { 'idempotency-key': newKey() },
        remoteAddress: '203.0.113.7',
      });
      statuses.push(statusCode);
    }
    await node.close();
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
  });
});

describe('working on cases', () => {
  test('a case is opened, worked on, downloaded and deleted, and each is recorded', async () => {
    const snapshot = makeSnapshot({ state: { theme: { key: 'dark' } } });
    const id = await idOf((await sent({ snapshot, description: 'It\nbroke.' })).code);
    const opened = readContract(SupportCase, (await get(adminPaths.supportCase(id))).json());
    expect(opened).toMatchObject({ description: 'It\nbroke.', summary: 'It broke.', notes: '' });

    const change = { status: 'inProgress', notes: 'Asked the developers.' };
    const changed = await server.app.inject({
      method: 'PUT',
      url: adminPaths.supportCase(id),
      payload: change,
      headers: staff,
    });
    expect(readContract(SupportCase, changed.json())).toMatchObject(change);
    expect((await listed('?status=inProgress'))['hydra:member'].map((one) => one.id)).toContain(id);
    expect((await listed('?status=closed'))['hydra:member'].map((one) => one.id)).not.toContain(id);

    await get(`${adminPaths.supportSnapshot(id)}?replay=1`);
    const file = await get(adminPaths.supportSnapshot(id));
    expect(file.body).toBe(snapshot);
    expect(file.headers['content-disposition']).toMatch(/vgr-snapshot-.*\.json/);

    const removal = { method: 'DELETE' as const, url: adminPaths.supportCase(id), headers: staff };
    expect((await server.app.inject(removal)).statusCode).toBe(204);
    expect((await server.app.inject(removal)).statusCode).toBe(404);
    expect((await get(adminPaths.supportSnapshot(id))).statusCode).toBe(404);
    expect(await auditOf(id)).toEqual([
      'supportCaseSent',
      'supportCaseOpened',
      'supportCaseChanged',
      'supportSnapshotReplayed',
      'supportSnapshotDownloaded',
      'supportCaseDeleted',
    ]);
  });

  test('the history of a case is paged and remains after its deletion', async () => {
    const member = await joinAs(server);
    const id = await idOf((await sent({}, member.headers)).code);
    await idOf((await sent()).code);
    const colleague = await joinAs(server, { roles: ['ROLE_ADMIN'] });
    await get(adminPaths.supportCase(id), colleague.headers);
    const change = async (payload: object) =>
      server.app.inject({
        method: 'PUT',
        url: adminPaths.supportCase(id),
        payload,
        headers: staff,
      });
    await change({ status: 'inProgress', notes: 'Asked the developers.' });
    await change({ status: 'closed', notes: 'Asked the developers.' });
    const url = adminPaths.supportCase(id);
    await server.app.inject({ method: 'DELETE', url, headers: staff });
    const history = async (query = '') =>
      readContract(AuditPage, (await get(`${adminPaths.audit}?case=${id}${query}`)).json());
    const first = await history('&itemsPerPage=3');
    const second = await history(`&itemsPerPage=3&before=${String(first.older)}`);
    expect(second.older).toBeNull();
    const lines = [...first.items, ...second.items];
    expect(
      lines.map(({ event, details: { case: _id, code: _code, ...rest } }) => [event, rest]),
    ).toEqual([
      ['supportCaseDeleted', {}],
      ['supportCaseChanged', { from: 'inProgress', to: 'closed' }],
      ['supportCaseChanged', { from: 'open', to: 'inProgress', notes: true }],
      ['supportCaseOpened', {}],
      ['supportCaseSent', {}],
    ]);
    expect(lines.map(({ actor }) => actor?.username).slice(-2)).toEqual([
      colleague.username,
      member.username,
    ]);
    expect(JSON.stringify(lines)).not.toContain('developers');
  });

  test('is allowed for administrators only', async () => {
    const id = await idOf((await sent()).code);
    const member = await joinAs(server);
    const calls = [
      ['GET', adminPaths.supportCases],
      ['GET', adminPaths.supportCase(id)],
      ['GET', adminPaths.supportSnapshot(id)],
      ['PUT', adminPaths.supportCase(id)],
      ['DELETE', adminPaths.supportCase(id)],
    ] as const;
    for (const [method, url] of calls) {
      const payload = method === 'PUT' ? { payload: { notes: 'x' } } : {};
      const ask = async (headers: Record<string, string>) =>
        (await server.app.inject({ method, url, headers, ...payload })).statusCode;
      expect([await ask({}), await ask(member.headers)]).toEqual([401, 403]);
    }
  });

  test('an unknown status is rejected, in a list and in a case', async () => {
    const id = await idOf((await sent()).code);
    expect((await get(`${adminPaths.supportCases}?status=lost`)).statusCode).toBe(400);
    const response = await server.app.inject({
      method: 'PUT',
      url: adminPaths.supportCase(id),
      payload: { status: 'lost' },
      headers: staff,
    });
    expect(response.statusCode).toBe(422);
  });

  test('a case remains without a name when its sender’s account is deleted', async () => {
    const member = await joinAs(server);
    const { code } = await sent({}, member.headers);
    await server.database.deleteFrom('users').where('id', '=', member.id).execute();
    expect((await listed(`?code=${code}`))['hydra:member'][0]?.reporter).toBeNull();
  });
});

test('a case is hidden after thirty days, even before it is deleted', async () => {
  const { code } = await sent();
  const id = await idOf(code);
  const before = server.now();
  server.setTime(new Date(before.getTime() + 30 * 86_400_000 + 1).toISOString());
  staff = (await joinAs(server, { roles: ['ROLE_ADMIN'] })).headers;
  expect((await get(adminPaths.supportCase(id))).statusCode).toBe(404);
  expect((await listed(`?code=${code}`))['hydra:member']).toEqual([]);
});
