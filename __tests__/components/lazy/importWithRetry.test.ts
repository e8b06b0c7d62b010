import { importWithRetry } from '../../../src/components/lazy/importWithRetry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = () => jest.fn(async (): Promise<string> => Promise.reject(new Error('missing')));

test('requests once when the import succeeds', async () => {
  const load = jest.fn(async () => 'part');
  expect(await importWithRetry(load)).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed import after a delay', async () => {
  const load = failing().mockRejectedValueOnce(new Error('broken off')).mockResolvedValue('part');
  const loaded = importWithRetry(load);
  await jest.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('part');
});

test('gives up after the last delay; each is longer than the one before', async () => {
  const load = failing();
  const onFailure = jest.fn();
  importWithRetry(load, [100, 200, 400]).catch(onFailure);
  for (const [time, tries] of [
    [100, 2],
    [199, 2],
    [1, 3],
    [399, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(time);
    expect(load).toHaveBeenCalledTimes(tries);
  }
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('does not wait while the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failing();
  await expect(importWithRetry(load)).rejects.toThrow('missing');
  expect(load).toHaveBeenCalledTimes(1);
});
