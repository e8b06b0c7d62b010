import { pino } from 'pino';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createJobRepository } from '../../../../src/server/platform/jobs/jobRepository';
import { runDueJobs, type Job } from '../../../../src/server/platform/jobs/runJobs';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

const start = '2026-11-20T12:00:00Z';
const day = 86_400_000;
let opened: OpenDatabase;
let now = new Date(start);
beforeAll(async () => {
  opened = await createTestDatabase();
});
beforeEach(async () => {
  now = new Date(start);
  await opened.database.deleteFrom('jobs').execute();
  await node().register(['retention']);
});
afterAll(async () => opened?.close());

const node = () => createJobRepository({ database: opened.database, clock: () => now });
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const row = () => opened.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
const logged: string[] = [];
const logger = pino({ level: 'info' }, { write: (line) => logged.push(line) });
const runOnce = (run: Job['run'], every = day) =>
  runDueJobs({ jobs: [{ kind: 'retention', every, run }], repository: node(), logger });

test('two nodes run a due job once, and again after its interval', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  await Promise.all([runOnce(run), runOnce(run), runOnce(run)]);
  expect(runs).toBe(1);
  expect(await row()).toMatchObject({
    run: 1,
    failures: 0,
    leasedUntil: null,
    startedAt: '2026-11-20T12:00:00.000Z',
    succeededAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-11-21T12:00:00.000Z',
  });
  later(day);
  await runOnce(run);
  expect(runs).toBe(2);
});

test('the job of a node that died is run by another one when the lease has passed', async () => {
  expect(await node().claim(['retention'])).toMatchObject({ run: 1 });
  later(59_999);
  expect(await node().claim(['retention'])).toBeUndefined();
  later(1);
  expect(await node().claim(['retention'])).toMatchObject({ run: 2 });
});

test('a renewed lease keeps other nodes away', async () => {
  const claimed = await node().claim(['retention']);
  if (!claimed) throw new Error('The job was not due.');
  later(50_000);
  await node().renew(claimed);
  later(50_000);
  expect(await node().claim(['retention'])).toBeUndefined();
});

test('a node that lost its lease changes nothing', async () => {
  const late = await node().claim(['retention']);
  if (!late) throw new Error('The job was not due.');
  later(60_000);
  await node().claim(['retention']);
  const before = await row();
  await node().succeed(late, day);
  await node().fail(late, day, new Error('late'));
  await node().renew(late);
  expect(await row()).toEqual(before);
});

test('a failed job is repeated with growing delays, never later than its next run', async () => {
  const fail = () =>
    Promise.reject(Object.assign(new Error('sent to rosa@example.org'), { code: '23505' }));
  for (const [failures, seconds] of [10, 20, 40, 60, 60].entries()) {
    await runOnce(fail, 60_000);
    const { dueAt, ...after } = await row();
    expect(after).toMatchObject({ failures: failures + 1, error: '23505', leasedUntil: null });
    const wait = (Date.parse(dueAt) - now.getTime()) / 1000;
    expect(wait).toBeGreaterThanOrEqual(seconds / 2);
    expect(wait).toBeLessThanOrEqual(seconds);
    now = new Date(dueAt);
  }
  await runOnce(() => Promise.resolve(), 60_000);
  expect(await row()).toMatchObject({ failures: 0, error: '23505' });
  expect(logged.join('')).toContain('background job failed');
  expect(logged.join('')).not.toContain('rosa');
});

test('registering again keeps the schedule', async () => {
  await runOnce(() => Promise.resolve());
  const before = await row();
  await node().register(['retention']);
  expect(await row()).toEqual(before);
});
