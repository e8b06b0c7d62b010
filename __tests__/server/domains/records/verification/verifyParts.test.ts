import { sql } from 'kysely';
import { fillParts } from '../../../../../src/server/domains/records/payments/fillParts';
import { findCharts } from '../../../../../src/server/domains/records/verification/countStandings';
import { verifyParts } from '../../../../../src/server/domains/records/verification/verifyParts';
import type { Database } from '../../../../../src/server/platform/database/tables';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addUnfilledParts } from '../../../../support/records/unfilledParts';

let opened: TestDatabase;
let game: number;
let group: number;

beforeAll(async () => {
  opened = await createTestDatabase();
  const chart = await addUnfilledParts(opened.database, 1);
  const row = await opened.database
    .selectFrom('charts')
    .select(['gameId', 'groupId'])
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  ({ gameId: game, groupId: group } = row);
  // A single score is worth 100 points and a shared first place.
  await sql`update score_points set points = 100, medal = 1`.execute(opened.database);
  await sql`update charts set ranked_count = 1 where id = ${chart}`.execute(opened.database);
});
afterAll(async () => opened?.close());

async function verify(database: Database) {
  const differences: string[] = [];
  const pending: string[] = [];
  const report = {
    difference: (text: string) => differences.push(text),
    pending: (text: string) => pending.push(text),
    progress: () => undefined,
  };
  await verifyParts(database, game, { charts: await findCharts(database, game), report });
  return { differences, pending };
}

test('parts that are not filled are named as pending', async () => {
  expect((await verify(opened.database)).pending).toHaveLength(3);
  await fillParts(opened);
  expect(await verify(opened.database)).toEqual({ differences: [], pending: [] });
});

test.each([
  [
    'update part_standings set chart_points = 99',
    () => `game ${game} without dlc, player 1: chartPoints is 99 instead of 100`,
  ],
  [
    'update part_standings set place5 = 1',
    () => `group ${group}, player 1: place5 is 1 instead of 0`,
  ],
  ['delete from part_standings', () => `group ${group}, player 1: missing`],
  [
    'update part_standings set part_id = (select id from game_parts where group_id > 1) where part_id = 1',
    () => 'scoreCount is 1 instead of 0',
  ],
  ['update game_parts set player_count = 5', () => `group ${group}: playerCount is 5 instead of 1`],
  ['delete from game_parts', () => `group ${group}: missing`],
])('names what is wrong after: %s', async (statement, named) => {
  const undone = new Error('undone');
  const found: string[] = [];
  const work = opened.database.transaction().execute(async (transaction) => {
    await sql.raw(statement).execute(transaction);
    found.push(...(await verify(transaction)).differences);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(found).toContainEqual(expect.stringContaining(named()));
});
