import { createRetry } from '../../../src/store/unsent/createRetry';

/** Attempts whose results the test decides. */
function setUp(results: boolean[], run = async (task: () => Promise<void>) => task()) {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    return results.shift() ?? true;
  };
  const retry = createRetry({ attempt, pauses: [1000, 5000], run });
  return { retry, attempts: () => attempts };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('repeats with growing pauses until it succeeds', async () => {
  const { retry, attempts } = setUp([false, false, false, true]);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(attempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(4999);
  expect(attempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(5001);
  expect(attempts()).toBe(4);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(4);
});

test('a new request ends the pause and resets the backoff', async () => {
  const { retry, attempts } = setUp([false, false, false]);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(1000);
  expect(attempts()).toBe(2);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(attempts()).toBe(4);
});

test('begins with a pause when asked to try later, which tryNow ends', async () => {
  const { retry, attempts } = setUp([]);
  retry.tryLater();
  await jest.advanceTimersByTimeAsync(999);
  expect(attempts()).toBe(0);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(1);
});

test('makes no attempt offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { retry, attempts } = setUp([]);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(0);
  online.mockReturnValue(true);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(1);
});

test('a request at the very end of a run starts another one', async () => {
  let onEnd = () => {};
  const { retry, attempts } = setUp([], async (task) => {
    await task();
    onEnd();
  });
  onEnd = () => {
    onEnd = () => {};
    retry.tryNow();
  };
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(2);
});

test('stopping ends the pause and all attempts', async () => {
  const { retry, attempts } = setUp([false, false]);
  retry.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  retry.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(1);
});
