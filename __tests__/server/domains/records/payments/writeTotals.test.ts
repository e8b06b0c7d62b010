import { randomUUID } from 'node:crypto';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { rankEverything } from '../../../../support/records/rankEverything';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

const postAt = async (
  time: string,
  { userId, chart, amount }: { userId: number; chart: number; amount: number },
) => {
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  await postScores(opened.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(time),
  });
  await rankEverything(opened.database, { now: new Date(time) });
};

/** The kept days of a member, and the day of the totals. */
const daysOf = async (userId: number) => {
  const days = await opened.database
    .selectFrom('playerDays as d')
    .innerJoin('players as p', 'p.id', 'd.playerId')
    .select(['d.day', 'd.chartPoints', 'd.place0', 'd.scoreCount', 'd.posts'])
    .where('p.userId', '=', userId)
    .orderBy('d.day')
    .execute();
  const today = await opened.database
    .selectFrom('playerTotals as t')
    .innerJoin('players as p', 'p.id', 't.playerId')
    .select(['t.day', 't.chartPoints', 't.place0', 't.scoreCount'])
    .where('p.userId', '=', userId)
    .executeTakeFirst();
  return { days, today };
};

test('the last state of each day on which a player’s totals changed is kept when they change on a later one', async () => {
  const chart = await addChart(opened.database);
  const userId = await addMember(opened.database);
  const rival = await addMember(opened.database);
  await postAt('2026-05-01T10:00:00Z', { userId, chart, amount: 100 });
  await postAt('2026-05-01T23:00:00Z', { userId, chart, amount: 200 });
  const first = { day: '2026-05-01', chartPoints: 100, place0: 0, scoreCount: 1 };
  expect(await daysOf(userId)).toEqual({ days: [], today: first });

  await postAt('2026-05-03T10:00:00Z', { userId: rival, chart, amount: 300 });
  const third = { day: '2026-05-03', chartPoints: 160, place0: 0, scoreCount: 1 };
  expect(await daysOf(userId)).toEqual({ days: [{ ...first, posts: 2 }], today: third });
  expect(await daysOf(rival)).toMatchObject({ days: [], today: { day: '2026-05-03', place0: 1 } });

  // The rival's better score changes nothing for the player, so the fourth has no row.
  await postAt('2026-05-04T10:00:00Z', { userId: rival, chart, amount: 400 });
  expect(await daysOf(userId)).toEqual({ days: [{ ...first, posts: 2 }], today: third });
  expect(await daysOf(rival)).toMatchObject({
    days: [{ day: '2026-05-03', place0: 1, posts: 1 }],
    today: { day: '2026-05-04' },
  });
});
