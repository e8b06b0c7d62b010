import {
  createPasswords,
  isOutdatedHash,
} from '../../../../src/server/platform/security/passwords';

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

test('verifying takes as long without a stored hash', async () => {
  const hash = await passwords.hash('insert coin 1');
  const median = async (stored: string | null) => {
    const times: number[] = [];
    for (let run = 0; run < 11; run += 1) {
      const start = performance.now();
      await passwords.verify(stored, 'a guess');
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[5] ?? 0;
  };
  await median(null);
  const ratio = (await median(null)) / (await median(hash));
  // Without hashing it would take about a thousandth.
  expect(ratio).toBeGreaterThan(0.3);
});
