import { pino } from 'pino';
import { createWorker } from '../../../../src/server/platform/jobs/createWorker';
import { eventually } from '../../../support/eventually';

const logger = pino({ level: 'silent' });
const hour = 3_600_000;
const until = async (holds: () => boolean) => eventually(async () => holds(), Boolean);
const stops: (() => Promise<void>)[] = [];
afterEach(async () => Promise.all(stops.splice(0).map(async (stop) => stop())));

function createTestWorker(work: (isStopped: () => boolean) => Promise<void>, pause = hour) {
  const worker = createWorker({ job: 'test', logger, pause, work });
  stops.push(worker.stop);
  return worker;
}

test('a worker that is started while it works looks once more when it is done', async () => {
  const gates: (() => void)[] = [];
  const worker = createTestWorker(
    async () => new Promise<void>((resolve) => void gates.push(resolve)),
  );
  worker.start();
  await until(() => gates.length === 1);
  worker.start();
  worker.start();
  expect(gates).toHaveLength(1);
  gates[0]?.();
  await until(() => gates.length === 2);
  gates[1]?.();
  await worker.stop();
  expect(gates).toHaveLength(2);
});

test('a worker looks again by itself, also after a failure', async () => {
  let looks = 0;
  createTestWorker(async () => {
    looks += 1;
    if (looks === 1) throw new Error('The database is gone.');
  }, 1);
  await until(() => looks > 2);
  expect(looks).toBeGreaterThan(2);
});

test('after failures a worker waits for its pauses, whoever starts it', async () => {
  const looks: string[] = [];
  const worker = createWorker({
    job: 'test',
    logger,
    pause: hour,
    retryPauses: [hour],
    work: async () => {
      looks.push('look');
      throw new Error('The database is gone.');
    },
  });
  worker.start();
  await until(() => looks.length === 1);
  worker.start();
  await worker.stop();
  expect(looks).toHaveLength(1);
});

test('stopping tells the work, and waits for it', async () => {
  const steps: string[] = [];
  const worker = createTestWorker(async (isStopped) => {
    steps.push('begin');
    await until(isStopped);
    steps.push('end');
  });
  worker.start();
  await until(() => steps.length === 1);
  await worker.stop();
  expect(steps).toEqual(['begin', 'end']);
});
