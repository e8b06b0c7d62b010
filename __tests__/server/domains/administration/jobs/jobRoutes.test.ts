import { adminPaths } from '../../../../../src/contract/adminPaths';
import { jobKinds } from '../../../../../src/contract/jobKinds';
import { JobCollection } from '../../../../../src/contract/schemas/adminJobs';
import { eventually } from '../../../../support/eventually';
import { readContract } from '../../../../support/readContract';
import { superAdministrator } from '../../../../support/server/administration';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let admin: Awaited<ReturnType<typeof superAdministrator>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 }, runsJobs: true });
  admin = await superAdministrator(server);
});
afterAll(async () => server?.close());

const call = (method: 'GET' | 'POST', url: string) =>
  server.app.inject({ method, url, headers: admin.headers });
const list = async () =>
  readContract(JobCollection, (await call('GET', adminPaths.jobs)).json())['hydra:member'];
/** All jobs ran when the server started. */
const settled = () =>
  eventually(
    list,
    (jobs) =>
      jobs.length > 0 &&
      jobs.every(({ kind, lastSuccessAt }) => kind === 'mails' || lastSuccessAt !== null),
  );

test('lists every kind with its last run and its next one', async () => {
  const jobs = await settled();
  expect(jobs.map(({ kind }) => kind)).toEqual([...jobKinds].toSorted());
  expect(jobs.find(({ kind }) => kind === 'articleCleanup')).toEqual({
    '@id': '/api/admin/jobs/articleCleanup',
    '@type': 'Job',
    kind: 'articleCleanup',
    state: 'waiting',
    lastRunAt: '2026-11-20T12:00:00.000Z',
    lastSuccessAt: '2026-11-20T12:00:00.000Z',
    lastErrorAt: null,
    lastError: null,
    failures: 0,
    nextRunAt: '2026-11-21T12:00:00.000Z',
    nbWaiting: null,
    nbFailed: null,
  });
});

test('counts the mails that wait and those that were given up', async () => {
  const mail = { kind: 'welcome', userId: null, language: 'en', path: null } as const;
  const common = { ...mail, address: 'a@example.org', createdAt: server.now() };
  await server.database
    .insertInto('mails')
    .values([
      { ...common, dueAt: '2026-11-20T12:05:00Z', failedAt: null },
      { ...common, dueAt: '2026-11-20T12:04:00Z', failedAt: null },
      { ...common, dueAt: '2026-11-20T12:00:00Z', failedAt: '2026-11-20T11:00:00Z' },
    ])
    .execute();
  expect((await list()).find(({ kind }) => kind === 'mails')).toMatchObject({
    nbWaiting: 2,
    nbFailed: 1,
    nextRunAt: '2026-11-20T12:04:00.000Z',
  });
});

test('a job and waiting mails are due once an administrator asks for it, which is recorded', async () => {
  await settled();
  for (const kind of ['retention', 'mails']) {
    expect((await call('POST', adminPaths.jobRun(kind))).statusCode).toBe(204);
  }
  const jobs = await list();
  expect(jobs.find(({ kind }) => kind === 'mails')?.nextRunAt).toBe('2026-11-20T12:00:00.000Z');
  const entries = await server.database
    .selectFrom('auditLog')
    .select(['actorId', 'details'])
    .where('event', '=', 'jobRequested')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actorId: admin.id, details: { job: 'retention' } },
    { actorId: admin.id, details: { job: 'mails' } },
  ]);
  expect((await call('POST', adminPaths.jobRun('anything'))).statusCode).toBe(404);
});
