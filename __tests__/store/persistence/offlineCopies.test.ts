import {
  copyLimit,
  forgetOfflineCopies,
  offlineCopies,
} from '../../../src/store/persistence/offlineCopies';

const place = (address: string, member = '7') => ({ member, address });
const at = (minute: number) => jest.setSystemTime(new Date(2026, 1, 1, 0, minute));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns a copy with its date', () => {
  at(5);
  offlineCopies.keep(place('/a?x=1'), { name: 'A' });
  at(9);
  expect(offlineCopies.find(place('/a?x=1'))).toEqual({
    keptAt: new Date(2026, 1, 1, 0, 5).toISOString(),
    body: { name: 'A' },
  });
  expect(offlineCopies.find(place('/a?x=2'))).toBeUndefined();
});

test('deletes the copies of one member only', () => {
  offlineCopies.keep(place('/a', '7'), 1);
  offlineCopies.keep(place('/a', '77'), 2);
  forgetOfflineCopies('7');
  expect(offlineCopies.find(place('/a', '7'))).toBeUndefined();
  expect(offlineCopies.find(place('/a', '77'))?.body).toBe(2);
});

test('makes room for a new copy by deleting the oldest', () => {
  const third = 'x'.repeat(copyLimit / 3 - 100);
  for (const [index, address] of ['/a', '/b', '/c', '/a', '/d'].entries()) {
    at(index);
    offlineCopies.keep(place(address), third);
  }
  const kept = ['/a', '/b', '/c', '/d'].filter((address) => offlineCopies.find(place(address)));
  expect(kept).toEqual(['/a', '/c', '/d']);
});

test('keeps no response that is larger than the limit, and what is there', () => {
  offlineCopies.keep(place('/a'), 1);
  offlineCopies.keep(place('/b'), 'x'.repeat(copyLimit));
  expect(offlineCopies.find(place('/a'))?.body).toBe(1);
  expect(offlineCopies.find(place('/b'))).toBeUndefined();
});

test('ignores a copy that is not readable', () => {
  localStorage.setItem('vgr:copy:7:/a', 'broken');
  expect(offlineCopies.find(place('/a'))).toBeUndefined();
});
