import { ProblemError } from '../../../../src/server/platform/errors/problemError';
import { createRateLimits } from '../../../../src/server/platform/rateLimits/rateLimits';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';

let opened: OpenDatabase;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

const limit = { name: 'test', uses: 4, window: 60_000 };
const create = (factor = 1) =>
  createRateLimits({
    database: opened.database,
    clock: () => now,
    pseudonym: (value) => Buffer.from(value).toString('hex'),
    factor,
  });

async function takeUntilRefused(limits: ReturnType<typeof create>, who: string) {
  for (let uses = 0; ; uses += 1) {
    try {
      await limits.take(limit, who);
    } catch (error) {
      if (error instanceof ProblemError) return { uses, facts: error.facts };
      throw error;
    }
  }
}

test.each([
  [1, 4],
  [2.5, 10],
  [0.5, 2],
  [0.001, 1],
])('a factor of %f allows %i uses', async (factor, uses) => {
  const { facts, ...found } = await takeUntilRefused(create(factor), `factor ${factor}`);
  expect(found.uses).toBe(uses);
  expect(facts).toMatchObject({
    status: 429,
    fields: { error: 'rate_limit_exceeded', details: { limit: uses, retry_after: 60 } },
    headers: { 'Retry-After': 60 },
  });
});

test('a factor that no database column can count allows every use', async () => {
  await expect(create(1e12).take(limit, 'large factor')).resolves.toBeUndefined();
});

test('a new window starts when the old one ends, and attempts in between do not extend it', async () => {
  const limits = create();
  await takeUntilRefused(limits, 'window');
  now = new Date('2026-11-20T12:00:59Z');
  await expect(limits.take(limit, 'window')).rejects.toMatchObject({
    facts: { headers: { 'Retry-After': 1 } },
  });
  now = new Date('2026-11-20T12:01:00Z');
  expect((await takeUntilRefused(limits, 'window')).uses).toBe(4);
});

test('other keys and other limits have their own counts', async () => {
  const limits = create();
  await takeUntilRefused(limits, 'one');
  await expect(limits.take(limit, 'another')).resolves.toBeUndefined();
  await expect(limits.take({ ...limit, name: 'other' }, 'one')).resolves.toBeUndefined();
});

test('a use that is given back can be used again', async () => {
  const limits = create();
  for (let index = 0; index < 20; index += 1) {
    await limits.take(limit, 'back');
    await limits.giveBack(limit, 'back');
  }
  expect((await takeUntilRefused(limits, 'back')).uses).toBe(4);
});

test('simultaneous uses are counted individually', async () => {
  const limits = create();
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => limits.take(limit, 'crowd')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});
