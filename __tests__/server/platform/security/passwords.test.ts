import type * as argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import {
  createPasswords,
  isOutdatedHash,
} from '../../../../src/server/platform/security/passwords';

jest.mock<typeof argon2>('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const passwords = createPasswords();

test('a hash uses the current parameters and matches only its password', async () => {
  const stored = await passwords.hash('insert coin 1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isOutdatedHash(stored)).toBe(false);
  expect(await passwords.hash('insert coin 1')).not.toBe(stored);
  expect(await passwords.verify(stored, 'insert coin 1')).toBe(true);
  expect(await passwords.verify(stored, 'insert coin 2')).toBe(false);
});

test('a password matches however its accents are typed', async () => {
  const one = 'p\u00e4ssw0rd1';
  const two = 'pa\u0308ssw0rd1';
  for (const stored of [await passwords.hash(one), await passwords.hash(two)]) {
    expect(await passwords.verify(stored, one)).toBe(true);
    expect(await passwords.verify(stored, two)).toBe(true);
    expect(await passwords.verify(stored, 'passw0rd1')).toBe(false);
  }
  // From before passwords were normalised.
  const typed = await hash(two, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await passwords.verify(typed, one)).toBe(true);
  expect(await passwords.verify(typed, two)).toBe(true);
});

test.each([
  ['$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHQ$AAAA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$AAAA', true],
  ['$2y$10$abcdefghijklmnopqrstuv', true],
])('the hash %s is outdated', async (stored, outdated) => {
  expect(isOutdatedHash(stored)).toBe(outdated);
  expect(await passwords.verify(stored, 'x')).toBe(false);
});

test('verifying does the same work without a stored hash', async () => {
  const stored = await passwords.hash('insert coin 1');
  // Creates the hash that stands in for a missing one.
  await passwords.verify(null, 'a guess');
  const comparisons = jest.mocked(verify).mockClear().mock;
  await passwords.verify(stored, 'a guess');
  await passwords.verify(null, 'a guess');
  const parametersOf = (value: unknown) => /^.+?p=\d+(?=\$)/.exec(String(value))?.[0];
  expect(comparisons.calls.map(([of, guess]) => [parametersOf(of), guess])).toEqual([
    ['$argon2id$v=19$m=19456,t=2,p=1', 'a guess'],
    ['$argon2id$v=19$m=19456,t=2,p=1', 'a guess'],
  ]);
  // A hash that cannot be read would throw at once.
  expect(await Promise.all(comparisons.results.map(({ value }) => value))).toEqual([false, false]);
});
