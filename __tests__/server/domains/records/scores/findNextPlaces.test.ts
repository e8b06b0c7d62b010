import { sql } from 'kysely';
import type { Better } from '../../../../../src/contract/records/catalogue';
import type { OwnScore } from '../../../../../src/contract/schemas/players';
import { findPlayerOf } from '../../../../../src/server/domains/records/players/findPlayerOf';
import { readOwnScores } from '../../../../../src/server/domains/records/players/readOwnScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { predictScores } from '../../../../../src/server/domains/records/scores/predictScores';
import { sampleFormats } from '../../../../contract/records/sampleFormats';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const at = new Date('2026-05-01T10:00:00Z');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

async function post(userId: number, chart: number, amounts: number[]) {
  await postScores(opened.database, { userId, scores: [scoreToPost(chart, { amounts })], at });
}

async function readOwn(userId: number): Promise<OwnScore[]> {
  const playerId = (await findPlayerOf(opened.database, userId)) ?? 0;
  const query = {
    size: 50,
    after: undefined,
    game: undefined,
    order: 'latest' as const,
    withdrawn: false,
  };
  const { items } = await readOwnScores(opened.database, { playerId, query, language: 'en' });
  return items;
}

interface Board {
  others: number[][];
  own: number[];
  chart?: Parameters<typeof addChart>[1];
}

/** The next place of a member on a new chart with these scores. */
async function nextOn({ others, own, chart: rules }: Board) {
  const chart = await addChart(opened.database, rules);
  for (const amounts of others) await post(await addMember(opened.database), chart, amounts);
  const userId = await addMember(opened.database);
  await post(userId, chart, own);
  const [score] = await readOwn(userId);
  return { userId, chart, score, next: score?.next };
}

const lower: Better[] = ['lower'];
const values = (next: OwnScore['next'] | undefined) => next?.values.map(({ raw }) => raw);

test.each<[string, Board, number[], number]>([
  ['the next better score', { others: [[500], [300]], own: [100] }, [301], 2],
  ['a tie as a whole', { others: [[500], [300], [300], [300]], own: [100] }, [301], 2],
  ['into a tie, where there is no value between', { others: [[301], [300]], own: [100] }, [301], 1],
  ['those who share the first place', { others: [[500], [500]], own: [500] }, [501], 1],
  [
    'on a chart where less is better',
    { others: [[300], [500]], own: [900], chart: { better: lower } },
    [499],
    2,
  ],
  [
    'in the last of two columns',
    { others: [[7, 300]], own: [7, 200], chart: { better: ['higher', 'higher'] } },
    [7, 301],
    1,
  ],
  ['level with the best value there can be', { others: [[1_000_000]], own: [100] }, [1_000_000], 1],
])('passes %s', async (_title, board, amounts, rank) => {
  const { next } = await nextOn(board);
  expect(values(next)).toEqual(amounts);
  expect(next).toMatchObject({ rank });
});

test('brings what posting the value would bring', async () => {
  const { database } = opened;
  const others = [[900], [800], [800], [700], [600], [600], [600]];
  const { userId, chart, score, next } = await nextOn({ others, own: [500] });
  await rankEverything(database);
  const scores = [scoreToPost(chart, { amounts: values(next) ?? [] })];
  const [result] = await predictScores(database, { userId, scores, at });
  expect(result).toMatchObject({
    outcome: 'improved',
    prediction: { rank: next?.rank, points: (score?.points ?? 0) + (next?.points ?? 0) },
  });
  expect(next?.points).toBeGreaterThan(0);
});

test('writes the value with all the decimals it needs', async () => {
  const chart = { better: lower, format: sampleFormats.shownHundredths };
  const { next } = await nextOn({ others: [[120_903]], own: [130_000], chart });
  expect(next?.values[0]?.text).toBe('2:00.902');
});

test.each<[string, Board]>([
  ['at the first place held alone', { others: [[300]], own: [500] }],
  ['where nothing is better than a shared first place', { others: [[1e6]], own: [1e6] }],
])('is nothing %s', async (_title, board) => {
  expect((await nextOn(board)).next).toBeNull();
});

test('is nothing on a chart that takes no scores, and for a score that does not rank', async () => {
  const { database } = opened;
  const { userId, chart } = await nextOn({ others: [[500]], own: [100] });
  const read = async () => (await readOwn(userId)).map(({ next }) => next);
  expect(await read()).not.toEqual([null]);
  const setStatus = async (status: 'open' | 'locked') =>
    database.updateTable('charts').set({ status }).where('id', '=', chart).execute();
  await setStatus('locked');
  expect(await read()).toEqual([null]);
  await setStatus('open');
  await sql`update scores set state = 'unproved', ranked = false where chart_id = ${chart}
    and player_id = ${await findPlayerOf(database, userId)}`.execute(database);
  expect(await read()).toEqual([null]);
});

test('brings no points in a group that gives none', async () => {
  const { userId, chart } = await nextOn({ others: [[500]], own: [100] });
  await sql`update chart_groups u set ranked = false from charts c
    where c.group_id = u.id and c.id = ${chart}`.execute(opened.database);
  const [score] = await readOwn(userId);
  expect(score).toMatchObject({ rank: 2, points: 0, next: { rank: 1, points: 0 } });
});

test('costs a bounded number of buffers for each score, however many the charts have', async () => {
  const { database } = opened;
  const explain = async (count: number) => {
    const { charts } = await addChartsOfGame(database, [3]);
    const userId = await addMember(database);
    for (const chart of charts) {
      await addScores(database, { chart, count, value: `n * 7919 % ${count} / 3 * 4` });
      await post(userId, chart, [Math.round(count / 2)]);
    }
    await rankEverything(database);
    await sql`vacuum analyze`.execute(opened.unlimited);
    const playerId = (await findPlayerOf(database, userId)) ?? 0;
    const query = {
      size: 50,
      after: undefined,
      game: undefined,
      order: 'latest' as const,
      withdrawn: false,
    };
    return explainQueries(database, async (recorded) =>
      readOwnScores(recorded, { playerId, query, language: 'en' }),
    );
  };
  const [small, large] = [await explain(500), await explain(10_000)];
  expect(large.buffers).toBeLessThanOrEqual(2 * small.buffers);
  expect(large.buffers / 3).toBeLessThanOrEqual(120);
});
