import { sql } from 'kysely';
import { closeDays } from '../../../../../src/server/domains/records/dayRoots/closeDays';
import { verifyRecords } from '../../../../../src/server/domains/records/verification/verifyRecords';
import { verifyDayRoots } from '../../../../../src/server/domains/records/verification/verifyDayRoots';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { postOn } from '../../../../support/records/postOn';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
let chart: number;
let other: number;

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  const userId = await addMember(database);
  chart = await addChart(database);
  other = await addChart(database);
  for (const day of [20, 21, 22])
    await postOn(database, { userId, chart, amount: day, at: `2026-11-${day}T10:00:00Z` });
  await postOn(database, { userId, chart: other, amount: 5, at: '2026-11-20T10:00:00Z' });
  await closeDays({ database, clock: () => new Date('2026-11-21T01:00:00Z') });
  await closeDays({ database, clock: () => new Date('2026-11-24T01:00:00Z') });
});
afterAll(async () => opened?.close());

/** What is found after a change, which is undone. */
async function findAfter(change: string) {
  const undone = new Error('undone');
  const found: string[] = [];
  const attempt = opened.database.transaction().execute(async (transaction) => {
    for (const table of ['score_events', 'day_roots'])
      await sql`alter table ${sql.id(table)} disable trigger user`.execute(transaction);
    await sql`${sql.raw(change)}`.execute(transaction);
    await verifyDayRoots(transaction, {
      difference: (text) => void found.push(text),
      pending: () => undefined,
      progress: () => undefined,
    });
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

const flip = (column: string) => `${column} = set_byte(${column}, 3, get_byte(${column}, 3) # 1)`;

test('finds nothing where nothing was changed', async () => {
  const lines: string[] = [];
  await verifyDayRoots(opened.database, {
    difference: (text) => void lines.push(text),
    pending: () => undefined,
    progress: (text) => void lines.push(text),
  });
  expect(lines).toEqual(['[5/5] signed days: 4']);
});

test.each([
  [flip('signature'), 'day 2026-11-21: the signature does not fit'],
  [flip('root'), 'day 2026-11-21: the root is not that of the chains of the charts'],
  [
    flip('previous_root'),
    'day 2026-11-21: the root of the day before is not that of the day before',
  ],
  ['event_count = 9', 'day 2026-11-21: the numbers of charts and events are wrong'],
])('names the day after %s', async (change, text) => {
  const found = await findAfter(`update day_roots set ${change} where day = '2026-11-21'`);
  expect(found).toContain(text);
});

test.each([
  [
    `update day_heads set ${flip('hash')} where day = '2026-11-21'`,
    () => `day 2026-11-21, chart ${chart}, event 2: not what was signed`,
  ],
  [
    `update day_nodes set ${flip('hashes')} where day = '2026-11-21' and level = 8`,
    () => 'day 2026-11-21: the stored parts of the tree do not lead to the root',
  ],
  [
    `delete from day_nodes where day = '2026-11-22' and level = 4`,
    () => 'day 2026-11-22: the stored parts of the tree do not lead to the root',
  ],
  [
    `update chart_heads set rooted_count = 9`,
    () => `chart ${chart}: the last root does not have the events that it is said to have`,
  ],
])('names what %s changed', async (change, text) => {
  expect(await findAfter(change)).toContain(text());
});

test('one byte of a signed event that was changed with all hashes behind it is found', async () => {
  const found = await findAfter(`update score_events set ${flip('hash')} where sequence = 2`);
  expect(found).toContain(`day 2026-11-21, chart ${chart}, event 2: not what was signed`);
});

test('it is a part of the whole verification', async () => {
  const progress: string[] = [];
  await verifyRecords(opened.database, {
    difference: () => undefined,
    pending: () => undefined,
    progress: (text) => void progress.push(text),
  });
  expect(progress.at(-1)).toBe('[5/5] signed days: 4');
});
