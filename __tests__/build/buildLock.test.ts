import { withBuildLock } from '../../src/build/buildLock';
import { endProcesses, temporaryFolder } from '../support/server/serverProcess';

afterAll(endProcesses);

test('a second build waits for the first to end, successful or not', async () => {
  const folder = await temporaryFolder();
  const logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let signalStart: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (signalStart = resolve));
  const first = withBuildLock(async () => {
    order.push('first starts');
    signalStart();
    await finished;
    order.push('first fails');
    throw new Error('no build');
  }, folder);
  const outcome = first.catch((error: unknown) => error);
  await started;
  const waiting = new Promise<void>((resolve) => logged.mockImplementation(() => resolve()));
  const second = withBuildLock(async () => order.push('second'), folder);
  await waiting;
  finish();
  expect(await outcome).toEqual(new Error('no build'));
  await second;
  expect(order).toEqual(['first starts', 'first fails', 'second']);
  expect(logged.mock.calls).toEqual([[expect.stringContaining('Waiting')]]);
  logged.mockRestore();
});
