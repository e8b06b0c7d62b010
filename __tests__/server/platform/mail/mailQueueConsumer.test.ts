import { createMailQueueConsumer } from '../../../../src/server/platform/mail/mailQueueConsumer';
import { createMailQueue } from '../../../../src/server/platform/mail/mailQueue';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

let opened: OpenDatabase;
let now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
beforeAll(async () => {
  opened = await createTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await opened.database.deleteFrom('mails').execute();
});
afterAll(async () => opened?.close());

const consumer = () => createMailQueueConsumer({ database: opened.database, clock });
async function order(count = 1) {
  const queue = createMailQueue(clock);
  for (let index = 0; index < count; index += 1) {
    const address = `reader${index}@example.org`;
    await queue.add(opened.database, { kind: 'welcome', userId: 1, address, language: 'en' });
  }
}

test('simultaneous senders each claim a different mail', async () => {
  for (let round = 0; round < 10; round += 1) {
    await order(20);
    const claimed = await Promise.all(Array.from({ length: 20 }, () => consumer().claim()));
    const ids = claimed.flatMap((mail) => (mail ? [mail.id] : []));
    // Locked rows are skipped, so a sender may get none, but never one that another has.
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    await opened.database.deleteFrom('mails').execute();
  }
});

test('a mail of a crashed sender is claimed by another after a minute', async () => {
  await order();
  const first = await consumer().claim();
  expect(await consumer().claim()).toBeUndefined();
  now = new Date('2026-11-20T12:01:00Z');
  expect(await consumer().claim()).toMatchObject({ id: first?.id, attempts: 2 });
});

test('the delay after a failed mail grows with each attempt, up to an hour', async () => {
  await order();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const mail = await consumer().claim();
    if (!mail) throw new Error('No mail was due.');
    await consumer().failed(mail);
    const { dueAt } = await opened.database
      .selectFrom('mails')
      .select('dueAt')
      .executeTakeFirstOrThrow();
    waits.push((new Date(dueAt).getTime() - now.getTime()) / 1000);
    now = new Date(dueAt);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});
