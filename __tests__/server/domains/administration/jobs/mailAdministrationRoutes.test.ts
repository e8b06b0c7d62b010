import { adminPaths } from '../../../../../src/contract/adminPaths';
import { QueuedMailCollection } from '../../../../../src/contract/schemas/adminJobs';
import { readContract } from '../../../../support/readContract';
import { superAdministrator } from '../../../../support/server/administration';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let admin: Awaited<ReturnType<typeof superAdministrator>>;
// Without a mail server and a folder, mails stay queued.
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  admin = await superAdministrator(server);
});
beforeEach(async () => {
  await server.database.deleteFrom('mails').execute();
});
afterAll(async () => server?.close());

interface MailFacts {
  address?: string;
  failedAt?: string;
  leasedUntil?: string;
  dueAt?: string;
}

async function addMail({ address = 'rosa@example.org', ...facts }: MailFacts = {}) {
  const { id } = await server.database
    .insertInto('mails')
    .values({
      kind: 'welcome',
      userId: admin.id,
      address,
      language: 'en',
      path: null,
      attempts: 3,
      createdAt: '2026-11-20T10:00:00Z',
      dueAt: '2026-11-20T12:30:00Z',
      error: 'EENVELOPE 550',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const call = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
  server.app.inject({ method, url, headers: admin.headers });
const list = async (query: string) =>
  readContract(QueuedMailCollection, (await call('GET', `${adminPaths.mails}${query}`)).json());
const find = (id: number) =>
  server.database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
const lastEntry = () =>
  server.database
    .selectFrom('auditLog')
    .select(['event', 'actorId', 'subjectId', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('lists waiting mails by their next attempt, with masked addresses', async () => {
  const late = await addMail({ dueAt: '2026-11-20T13:00:00Z' });
  const sending = await addMail({ leasedUntil: '2026-11-20T12:00:30Z', address: 'x@a.example' });
  await addMail({ failedAt: '2026-11-20T11:00:00Z' });
  const found = await list('');
  expect(found['hydra:totalItems']).toBe(2);
  expect(found['hydra:member']).toEqual([
    expect.objectContaining({ id: sending, state: 'sending', recipient: 'x…@a.example' }),
    {
      '@id': adminPaths.mail(late),
      '@type': 'Mail',
      id: late,
      kind: 'welcome',
      state: 'waiting',
      recipient: 'r…@example.org',
      memberId: admin.id,
      attempts: 3,
      lastError: 'EENVELOPE 550',
      createdAt: '2026-11-20T10:00:00.000Z',
      nextAttemptAt: '2026-11-20T13:00:00.000Z',
      failedAt: null,
    },
  ]);
});

test('lists mails that were given up, and refuses an unknown state', async () => {
  await addMail();
  const failed = await addMail({ failedAt: '2026-11-20T11:00:00Z' });
  expect((await list('?state=failed'))['hydra:member']).toEqual([
    expect.objectContaining({ id: failed, state: 'failed', nextAttemptAt: null }),
  ]);
  expect((await call('GET', `${adminPaths.mails}?state=sent`)).statusCode).toBe(400);
});

test('a mail that was given up is tried for another day when it is sent again, and this is recorded', async () => {
  const id = await addMail({ failedAt: '2026-11-20T11:00:00Z' });
  expect((await call('POST', adminPaths.mailResend(id))).statusCode).toBe(204);
  expect(await find(id)).toMatchObject({
    failedAt: null,
    dueAt: '2026-11-20T12:00:00.000Z',
    giveUpAt: '2026-11-21T12:00:00.000Z',
  });
  expect(await lastEntry()).toEqual({
    event: 'mailResent',
    actorId: admin.id,
    subjectId: admin.id,
    details: { mail: 'welcome' },
  });
});

test('a discarded mail is gone, and this is recorded', async () => {
  const id = await addMail();
  expect((await call('DELETE', adminPaths.mail(id))).statusCode).toBe(204);
  expect(await find(id)).toBeUndefined();
  expect(await lastEntry()).toMatchObject({ event: 'mailDiscarded', details: { mail: 'welcome' } });
});

test.each([
  ['sent again', 'POST', adminPaths.mailResend],
  ['discarded', 'DELETE', adminPaths.mail],
] as const)('a mail that a node is sending is not %s', async (_name, method, path) => {
  const id = await addMail({ leasedUntil: '2026-11-20T12:00:30Z' });
  const before = await find(id);
  expect((await call(method, path(id))).statusCode).toBe(409);
  expect(await find(id)).toEqual(before);
  expect((await call(method, path(id + 1))).statusCode).toBe(404);
});
