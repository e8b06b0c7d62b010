import { pino } from 'pino';
import type { JobKind } from '../../../src/contract/jobKinds';
import { createAppServices } from '../../../src/server/process/appServices';
import { createBackgroundJobs } from '../../../src/server/process/backgroundJobs';
import { createTestDatabase, type TestDatabase } from '../../support/database/createTestDatabase';

let opened: TestDatabase;
let closed: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
  closed = await createTestDatabase();
  await closed.close();
});
afterAll(async () => opened?.close());

async function run(kind: JobKind): Promise<void> {
  const services = createAppServices({
    config: { port: 3000 },
    database: closed.database,
    patient: opened.patient,
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  await createBackgroundJobs(services)
    .find((job) => job.kind === kind)
    ?.run();
}

test.each(['rankingMarks', 'rankingDays'] as const)(
  'the job %s, which reads all players, needs only the patient database',
  async (kind) => {
    await expect(run(kind)).resolves.toBeUndefined();
    // Others are not that patient.
    await expect(run('suspensions')).rejects.toThrow('The database cannot be reached');
  },
);
