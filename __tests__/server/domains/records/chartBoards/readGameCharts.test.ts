import { sql } from 'kysely';
import { readGameCharts } from '../../../../../src/server/domains/records/chartBoards/readGameCharts';
import { findGameLatest } from '../../../../../src/server/domains/records/latest/findGameLatest';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const sizes = { small: 500, large: 10_000 };
const chartsPerGame = 3;

interface Filled {
  gameId: number;
  userId: number;
}

let opened: TestDatabase;
let small: Filled;
let large: Filled;

/** A game with so many scores on each of its charts, and a member with a score on each. */
async function fill(count: number): Promise<Filled> {
  const { database } = opened;
  const { gameId, charts } = await addChartsOfGame(database, [chartsPerGame]);
  for (const chart of charts)
    await addScores(database, { chart, count, value: `n * 7919 % ${count} / 3 * 4` });
  const userId = await addMember(database);
  const scores = charts.map((chart) => scoreToPost(chart, { amounts: [count] }));
  await postScores(database, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
  return { gameId, userId };
}

beforeAll(async () => {
  opened = await createTestDatabase();
  small = await fill(sizes.small);
  large = await fill(sizes.large);
  await rankEverything(opened.database);
  await sql`vacuum analyze`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());

const explain = async ({ gameId, userId }: Filled, own: boolean) =>
  explainQueries(opened.database, async (database) =>
    readGameCharts(database, {
      gameId,
      page: { page: 1, itemsPerPage: 150 },
      language: 'en',
      userId: own ? userId : undefined,
    }),
  );

test('reads the latest scores from the newest events, however many there are', async () => {
  const { buffers, rowsRead } = await explainQueries(opened.database, async (database) =>
    findGameLatest(database, { gameId: large.gameId, size: 5, language: 'en' }),
  );
  expect(buffers).toBeLessThanOrEqual(150);
  expect(rowsRead).toBeLessThanOrEqual(2000);
});

test.each([false, true])(
  'costs hardly more on large charts than on small ones, own places: %s',
  async (own) => {
    const ofSmall = await explain(small, own);
    const ofLarge = await explain(large, own);
    expect(ofLarge.buffers).toBeLessThanOrEqual(2 * ofSmall.buffers);
    expect(ofLarge.buffers).toBeLessThanOrEqual(120 * chartsPerGame);
  },
);
