import { changePlayerRanking } from '../../../../../src/server/domains/records/players/changePlayerRanking';
import { mergeScores } from '../../../../../src/server/domains/records/scores/mergeScores';
import { rankingMove } from '../../../../../src/server/domains/records/scores/moveRankings';
import {
  createScoreMover,
  movePortion,
} from '../../../../../src/server/domains/records/scores/moveScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const at = new Date('2027-01-01T00:00:00Z');
const move = rankingMove(() => at);

let opened: TestDatabase;
let charts: number[];
let userId: number;
let playerId: number;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());
beforeEach(async () => {
  ({ charts } = await addChartsOfGame(opened.database, [10]));
  userId = await addMember(opened.database);
  await post(userId, 10);
  const player = opened.database.selectFrom('players').select('id').where('userId', '=', userId);
  playerId = (await player.executeTakeFirstOrThrow()).id;
});

const post = async (by: number, value: number, on: readonly number[] = charts) =>
  postScores(opened.database, {
    userId: by,
    at: new Date(at.getTime() + value),
    scores: on.map((chart) => scoreToPost(chart, { amounts: [value] })),
  });

async function decide(ranked: boolean) {
  await opened.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('players')
      .set({ unrankedAt: ranked ? null : at, unrankReason: ranked ? null : 'forged' })
      .where('id', '=', playerId)
      .execute();
    const reason = ranked ? 'explained' : 'forged';
    const change = { playerId, at, actorId: null, reason, note: 'Seen.' } as const;
    await changePlayerRanking(transaction, change);
  });
}

/** How many scores of the player rank. */
async function countRanked(): Promise<number> {
  const rows = await opened.database
    .selectFrom('scores')
    .select('id')
    .where('playerId', '=', playerId)
    .where('ranked', '=', true)
    .execute();
  return rows.length;
}

async function countEvents(kind: 'unranked' | 'reranked'): Promise<number> {
  const rows = await opened.database
    .selectFrom('scoreEvents')
    .select(['id', 'detail'])
    .where('playerId', '=', playerId)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

async function expectNothingWrong() {
  await rankEverything(opened.database);
  expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
}

test('scores leave the boards in portions, and no count is wrong between them', async () => {
  await decide(false);
  const next = createScoreMover(opened.database, move, { portion: 4 });
  const seen: number[] = [];
  while (await next()) {
    seen.push(await countRanked());
    expect((await verifyAll(opened.database)).differences).toEqual([]);
  }
  expect(seen).toEqual([6, 2, 0, 0, 0]);
  expect(await countEvents('unranked')).toBe(10);
  await expectNothingWrong();
});

test('what is posted between two portions is right at once, and gets no second event', async () => {
  await decide(false);
  await movePortion(opened.database, move, { playerId, size: 3 });
  await post(userId, 20, charts.slice(0, 5));
  expect(await countRanked()).toBeLessThanOrEqual(5);
  const next = createScoreMover(opened.database, move, { portion: 3 });
  while (await next());
  expect(await countRanked()).toBe(0);
  await decide(true);
  while (await next());
  expect(await countRanked()).toBe(10);
  expect(await countEvents('reranked')).toBe(10);
  await expectNothingWrong();
});

test('a decision that is reversed between two portions leaves the other scores alone', async () => {
  await decide(false);
  await movePortion(opened.database, move, { playerId, size: 4 });
  await decide(true);
  const next = createScoreMover(opened.database, move, { portion: 4 });
  while (await next());
  expect([await countEvents('unranked'), await countEvents('reranked')]).toEqual([4, 4]);
  expect(await countRanked()).toBe(10);
  await expectNothingWrong();
});

test('of two scores of a player who does not rank the better one remains after a merge', async () => {
  const [from = 0, into = 0] = charts;
  await post(userId, 90, [into]);
  await decide(false);
  // The score of the other chart has not left its board yet.
  await movePortion(opened.database, move, { playerId, size: 1 });
  await opened.database
    .transaction()
    .execute(async (transaction) => mergeScores(transaction, { from, into, actorId: null, at }));
  await opened.database
    .updateTable('charts')
    .set({ status: 'retired', mergedInto: into })
    .where('id', '=', from)
    .execute();
  const next = createScoreMover(opened.database, move);
  while (await next());
  const score = opened.database
    .selectFrom('scores')
    .select(['amounts', 'ranked'])
    .where('chartId', '=', into)
    .where('playerId', '=', playerId);
  expect(await score.executeTakeFirst()).toEqual({ amounts: [90], ranked: false });
  await expectNothingWrong();
});

test('several workers move a player beside posts and decisions', async () => {
  const rival = await addMember(opened.database);
  const lifetime = new AbortController();
  const work = async () => {
    const next = createScoreMover(opened.database, move, { portion: 2 });
    while (!lifetime.signal.aborted) await next();
  };
  const working = [work(), work(), work()];
  for (let round = 1; round <= 8; round += 1) {
    await decide(round % 2 === 0);
    await Promise.all([
      movePortion(opened.database, move, { playerId, wait: true, size: 2 }),
      post(userId, 20 + round),
      post(rival, 20 + round, charts.toReversed()),
    ]);
  }
  lifetime.abort();
  await Promise.all(working);
  await expectNothingWrong();
  expect(await countRanked()).toBe(10);
});
