import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
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
  const hash = await passwords.hash('insert coin 1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isOutdatedHash(hash)).toBe(false);
  expect(await passwords.hash('insert coin 1')).not.toBe(hash);
  expect(await passwords.verify(hash, 'insert coin 1')).toBe(true);
  expect(await passwords.verify(hash, 'insert coin 2')).toBe(false);
});

test.each([
  ['$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHQ$AAAA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$AAAA', true],
  ['$2y$10$abcdefghijklmnopqrstuv', true],
])('the hash %s is outdated', async (hash, outdated) => {
  expect(isOutdatedHash(hash)).toBe(outdated);
  expect(await passwords.verify(hash, 'x')).toBe(false);
});

test('verifying does the same work without a stored hash', async () => {
  const stored = await passwords.hash('insert coin 1');
  // Creates the hash that stands in for a missing one.
  await passwords.verify(null, 'a guess');
  const comparisons = jest.mocked(verify).mockClear().mock;
  await passwords.verify(stored, 'a guess');
  await passwords.verify(null, 'a guess');
  const parametersOf = (hash: unknown) => /^.+?p=\d+(?=\$)/.exec(String(hash))?.[0];
  expect(comparisons.calls.map(([hash, guess]) => [parametersOf(hash), guess])).toEqual([
    ['$argon2id$v=19$m=19456,t=2,p=1', 'a guess'],
    ['$argon2id$v=19$m=19456,t=2,p=1', 'a guess'],
  ]);
  // A hash that cannot be read would throw at once.
  expect(await Promise.all(comparisons.results.map(({ value }) => value))).toEqual([false, false]);
});
