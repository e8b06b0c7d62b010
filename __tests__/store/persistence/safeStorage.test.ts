import { createSafeStorage } from '../../../src/store/persistence/safeStorage';
import { createFakeStorage } from '../../support/browser/fakeStorage';

const setUp = (content?: Record<string, string>) => {
  const fake = createFakeStorage(content);
  const refusals: string[] = [];
  const storage = createSafeStorage(() => fake.storage);
  storage.onRefused(() => refusals.push('refused'));
  return { ...fake, storage, refusals };
};

test('passes through to the browser’s storage', () => {
  const { storage, entries, refusals } = setUp({ a: '1' });
  expect(storage.getItem('a')).toBe('1');
  storage.setItem('b', '2');
  storage.removeItem('a');
  expect(Object.fromEntries(entries)).toEqual({ b: '2' });
  expect(refusals).toEqual([]);
});

test('keeps in memory what a full storage rejects, and reports it once', () => {
  const { storage, behaviour, refusals } = setUp({ a: '1' });
  behaviour.refuses = true;
  storage.setItem('a', '2');
  storage.setItem('b', '3');
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['2', '3']);
  storage.removeItem('b');
  expect(storage.getItem('b')).toBeNull();
  expect(refusals).toEqual(['refused']);
  expect(storage.unkept()).toEqual(['a']);
});

test('writes to the storage again once there is room', () => {
  const { storage, behaviour, entries } = setUp();
  behaviour.refuses = true;
  storage.setItem('a', '1');
  expect(storage.unkept()).toEqual(['a']);
  behaviour.refuses = false;
  storage.setItem('a', '2');
  expect(storage.unkept()).toEqual([]);
  expect(entries.get('a')).toBe('2');
  expect(storage.getItem('a')).toBe('2');
});

test('falls back to memory when accessing the storage throws', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(storage.getItem('b')).toBeNull();
  let told = 0;
  storage.onRefused(() => {
    told += 1;
  });
  expect(told).toBe(1);
});
