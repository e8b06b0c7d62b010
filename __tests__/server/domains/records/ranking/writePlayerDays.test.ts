import { randomUUID } from 'node:crypto';
import { runRankingTask } from '../../../../../src/server/domains/records/ranking/runRankingWork';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

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
  return postScores(opened.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(time),
  });
};

/** Games are ranked a second after their charts. */
async function rankAt(time: string): Promise<void> {
  for (const wait of [0, 2000])
    while (await runRankingTask(opened.database, new Date(Date.parse(time) + wait)));
}

const daysOf = async (userId: number) =>
  opened.database
    .selectFrom('playerDays as d')
    .innerJoin('players as p', 'p.id', 'd.playerId')
    .select(['d.day', 'd.chartPoints', 'd.place0', 'd.scoreCount', 'd.posts'])
    .where('p.userId', '=', userId)
    .orderBy('d.day')
    .execute();

test('each day on which a player’s totals change has one row with the last state of the day', async () => {
  const chart = await addChart(opened.database);
  const userId = await addMember(opened.database);
  const rival = await addMember(opened.database);
  await postAt('2026-05-01T10:00:00Z', { userId, chart, amount: 100 });
  await rankAt('2026-05-01T10:00:02Z');
  await postAt('2026-05-01T23:00:00Z', { userId, chart, amount: 200 });
  await rankAt('2026-05-01T23:00:02Z');
  const first = { day: '2026-05-01', chartPoints: 100, place0: 0, scoreCount: 1, posts: 2 };
  expect(await daysOf(userId)).toEqual([first]);

  await postAt('2026-05-03T10:00:00Z', { userId: rival, chart, amount: 300 });
  await rankAt('2026-05-03T10:00:02Z');
  const third = { day: '2026-05-03', chartPoints: 160, place0: 0, scoreCount: 1, posts: 0 };
  expect(await daysOf(userId)).toEqual([first, third]);
  expect(await daysOf(rival)).toMatchObject([{ day: '2026-05-03', place0: 1, posts: 1 }]);

  // The rival's better score changes nothing for the player, so the fourth has no row.
  await postAt('2026-05-04T10:00:00Z', { userId: rival, chart, amount: 400 });
  await rankAt('2026-05-04T10:00:02Z');
  expect(await daysOf(userId)).toEqual([first, third]);
  expect(await daysOf(rival)).toHaveLength(2);
});
