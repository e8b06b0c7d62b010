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

const row = () => opened.database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
async function claimOne() {
  const mail = await consumer().claim();
  if (!mail) throw new Error('No mail was due.');
  return mail;
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

test('the delay after a failed mail doubles with each attempt up to an hour, less up to half at random', async () => {
  await order();
  const full = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600];
  for (const seconds of full) {
    const mail = await claimOne();
    await consumer().failed(mail, new Error('refused'));
    const { dueAt } = await row();
    const wait = (Date.parse(dueAt) - now.getTime()) / 1000;
    expect(wait).toBeGreaterThanOrEqual(seconds / 2);
    expect(wait).toBeLessThanOrEqual(seconds);
    now = new Date(dueAt);
  }
});

test('a sender whose claim has expired does not change the schedule of the next one', async () => {
  await order();
  const late = await claimOne();
  now = new Date('2026-11-20T12:01:00Z');
  await claimOne();
  const before = await row();
  await consumer().failed(late, new Error('refused'));
  expect(await row()).toEqual(before);
});

test('a mail that failed for a day is kept but no longer tried', async () => {
  await order();
  await consumer().failed(await claimOne(), new Error('refused'));
  now = new Date('2026-11-21T11:59:59Z');
  await consumer().failed(
    await claimOne(),
    Object.assign(new Error('to x@y.org'), { code: 'EENVELOPE', responseCode: 550 }),
  );
  expect(await row()).toMatchObject({
    failedAt: '2026-11-21T11:59:59.000Z',
    error: 'EENVELOPE 550',
  });
  now = new Date('2027-11-21T11:59:59Z');
  expect(await consumer().claim()).toBeUndefined();
});
