import { randomUUID } from 'node:crypto';
import { playerBoards } from '../../../../../src/contract/records/rankingBoards';
import { findPlayerChange } from '../../../../../src/server/domains/records/players/findPlayerChange';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
let player: number;

/** Posts a score on a new chart, and ranks it on the same day. */
async function postOn(userId: number, day: string) {
  const { database } = opened;
  const at = new Date(`${day}T10:00:00Z`);
  const score = { chart: await addChart(database), amounts: [5], platform: null, achievedOn: null };
  const scores = [{ ...score, confirmed: [], key: randomUUID() }];
  await postScores(database, { userId, scores, at });
  await rankEverything(database, { now: at });
}

async function playerOf(userId: number): Promise<number> {
  const { id } = await opened.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  opened = await createTestDatabase();
  const member = await addMember(opened.database);
  for (const day of ['2026-05-01', '2026-06-10', '2026-06-20']) await postOn(member, day);
  player = await playerOf(member);
});
afterAll(async () => opened?.close());

const changeOn = async (day: string, id = player) =>
  findPlayerChange(opened.database, {
    id,
    now: new Date(`${day}T23:00:00Z`),
    boards: playerBoards,
  });

test.each([
  // Everything came since then.
  ['2026-05-30', 3],
  ['2026-05-31', 2],
  ['2026-07-09', 2],
  ['2026-07-10', 1],
  ['2026-07-19', 1],
  // The totals are those of that day.
  ['2026-07-20', 0],
])('on %s, %d scores and as many first places are new in 30 days', async (day, scores) => {
  const change = await changeOn(day);
  expect(change).toMatchObject({ nbScore: scores, medals: [0, scores, 0, 0] });
  expect(change?.points).toBe(100 * scores);
});

test('a player who had less before has lost it', async () => {
  await opened.database
    .updateTable('playerTotals')
    .set({ chartPoints: 40, day: '2026-07-12' })
    .where('playerId', '=', player)
    .execute();
  expect(await changeOn('2026-08-01')).toMatchObject({ since: '2026-07-02', points: 40 - 200 });
});

test('the change is not known if older totals were not kept', async () => {
  await opened.database.deleteFrom('playerDays').execute();
  expect(await changeOn('2026-08-01')).toBeNull();
  const newcomer = await addMember(opened.database);
  await postOn(newcomer, '2026-07-25');
  expect(await changeOn('2026-08-01', await playerOf(newcomer))).toMatchObject({ nbScore: 1 });
});

test('a player without totals has no change', async () => {
  expect(await changeOn('2026-08-01', 999_999)).toBeNull();
});

test('few blocks are read', async () => {
  const facts = await explainQueries(opened.database, async (database) =>
    findPlayerChange(database, {
      id: player,
      now: new Date('2026-07-09'),
      boards: playerBoards,
    }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(20);
});
