import { fetchTwice } from '../../src/components/fetchTwice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes the first time is fetched once', async () => {
  const fetchPart = jest.fn(async () => 'part');
  expect(await fetchTwice(fetchPart)).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('what broke off is fetched once more, after a moment', async () => {
  const fetchPart = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('broken off'))
    .mockResolvedValue('part');
  const fetched = fetchTwice(fetchPart);
  await jest.advanceTimersByTimeAsync(499);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await fetched).toBe('part');
});

test('what fails again has failed', async () => {
  const fetchPart = jest.fn(async () => Promise.reject(new Error('offline')));
  await Promise.all([
    expect(fetchTwice(fetchPart)).rejects.toThrow('offline'),
    jest.advanceTimersByTimeAsync(5_000),
  ]);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});
