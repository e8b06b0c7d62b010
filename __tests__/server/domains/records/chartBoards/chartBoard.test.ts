import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { OwnScoreCollection } from '../../../../../src/contract/schemas/players';
import { Score } from '../../../../../src/contract/schemas/scoreHistory';
import { PostResults } from '../../../../../src/contract/schemas/scores';
import {
  pointsByRank,
  tiePoints,
} from '../../../../../src/server/domains/records/formulas/chartPoints';
import { addScores } from '../../../../support/records/addScores';
import { moveScores, rankEverything } from '../../../../support/records/rankEverything';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { post } from '../../../../support/server/members';

// Of 4,200 scores, more than from which a chart has buckets, some are ties, and a tenth is one.
const size = 4200;
let server: TestServer;
let chart: number;
let member: Awaited<ReturnType<typeof joinAs>>;
const ranks = new Map<number, { rank: number; tied: number; of: number; points: number }>();

const postAs = async (value: number, dryRun = false) => {
  const scores = [{ chart, values: [value], key: randomUUID(), confirmed: ['worse'] }];
  const response = await post(server, paths.scoreBatch, { scores, dryRun }, member.headers);
  return readContract(PostResults, response.json<unknown>()).results[0];
};
const countRanks = async () => {
  const { rows } = await sql<{ id: number; rank: number; tied: number }>`
    select id, rank() over (order by sort_key) as rank, count(*) over (partition by sort_key) as tied
    from scores where chart_id = ${chart} and ranked`.execute(server.database);
  const points = pointsByRank(rows.length);
  for (const { id, rank, tied } of rows)
    ranks.set(id, { rank, tied, of: rows.length, points: tiePoints(points, rank, tied) });
};
const get = async (url: string) => {
  const response = await server.app.inject({ url, headers: member.headers });
  expect(response.statusCode).toBe(200);
  return response.json<unknown>();
};

beforeAll(async () => {
  server = await createTestServer();
  chart = await addChart(server.database);
  await addScores(server.database, {
    chart,
    count: size,
    value: `case when n % 10 = 0 then 50000 else n * 7919 % 100003 / 9 * 9 end`,
  });
  await rankEverything(server.database);
  member = await joinAs(server);
  await postAs(30_001);
  await countRanks();
});
afterAll(async () => server?.close());

type Board = Static<typeof RankingCollection>;
const isTrue = (score: { id: number; rank: number | null }) =>
  expect(score).toMatchObject(ranks.get(score.id) ?? { rank: 'unknown' });

test('have the same ranks on every page as a count of all scores', async () => {
  const [buckets] = await server.database
    .selectFrom('chartBuckets')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .execute();
  expect(buckets?.total).toBeGreaterThan(20);
  let url: string | undefined = `${paths.chartRanking(chart)}?itemsPerPage=200`;
  let seen = 0;
  while (url !== undefined) {
    const board: Board = readContract(RankingCollection, await get(url));
    board['hydra:member'].forEach(isTrue);
    seen += board['hydra:member'].length;
    url = board['hydra:view']?.['hydra:next'];
  }
  expect(seen).toBe(size + 1);
});

test('have the ranks around the member, of a score and of the scores of a player', async () => {
  const around = readContract(
    RankingCollection,
    await get(`${paths.chartRanking(chart)}?around=me&itemsPerPage=21`),
  );
  around['hydra:member'].forEach(isTrue);
  const own = around['hydra:member'][10];
  expect(own?.player.username).toBe(member.username);
  isTrue(readContract(Score, await get(paths.score(own?.id ?? 0))));
  const { 'hydra:member': scores } = readContract(OwnScoreCollection, await get(paths.ownScores));
  expect(scores).toHaveLength(1);
  const { rank, of, points } = ranks.get(scores[0]?.id ?? 0) ?? {};
  expect(scores[0]).toMatchObject({ rank, of, points });
});

test('have their own ranks and the points of the board of everyone on narrowed boards', async () => {
  const { database } = server;
  const platform = await addPlatform(database, { en: 'Half' });
  await sql`update scores set platform_id = ${platform} where chart_id = ${chart} and id % 2 = 0`.execute(
    database,
  );
  await sql`update players set country = 'IS' where id in (
    select player_id from scores where chart_id = ${chart} and id % 49 = 3)`.execute(database);
  await moveScores(database);
  await rankEverything(database);
  const boards = [
    [`platform=${platform}`, sql`platform_id = ${platform}`],
    ['country=IS', sql`country = 'IS'`],
    [`platform=${platform}&country=IS`, sql`platform_id = ${platform} and country = 'IS'`],
  ] as const;
  for (const [query, condition] of boards) {
    const { rows } = await sql<{ id: number; rank: number; tied: number; of: number }>`
      select id, rank() over (order by sort_key) as rank, count(*) over (partition by sort_key) as tied,
        count(*) over () as of
      from scores where chart_id = ${chart} and ranked and ${condition} order by sort_key, changed_at, id`.execute(
      database,
    );
    const due = rows.map((row) => ({ ...row, points: ranks.get(row.id)?.points }));
    const shown: object[] = [];
    let url: string | undefined = `${paths.chartRanking(chart)}?${query}&itemsPerPage=83`;
    while (url !== undefined) {
      const board: Board = readContract(RankingCollection, await get(url));
      shown.push(
        ...board['hydra:member'].map(({ id, rank, tied, of, points }) => ({
          id,
          rank,
          tied,
          of,
          points,
        })),
      );
      url = board['hydra:view']?.['hydra:next'];
    }
    expect(shown).toEqual(due);
    expect(due.filter(({ points }) => points).length).toBeGreaterThan(3);
    expect(due.filter(({ points }) => points === 0).length).toBeGreaterThan(5);
  }
});

test.each([100, 30_001, 49_999, 50_000, 90_000])(
  'predict the place that posting %i brings',
  async (value) => {
    const predicted = (await postAs(value, true))?.prediction;
    await postAs(value);
    await countRanks();
    const { id } = await server.database
      .selectFrom('scores')
      .select('id')
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    expect(predicted).toMatchObject({ ...ranks.get(id) });
  },
);

test('have the own score in the middle of the page around the member, also while it changes', async () => {
  const posting = new AbortController();
  const write = async () => {
    for (let value = 20_000; value < 20_900; value += 30) await postAs(value);
    posting.abort();
  };
  const middles = new Set<string | null | undefined>();
  const look = async () => {
    while (!posting.signal.aborted) {
      const url = `${paths.chartRanking(chart)}?around=me&itemsPerPage=21`;
      const board = readContract(RankingCollection, await get(url));
      middles.add(board['hydra:member'][10]?.player.username);
    }
  };
  await Promise.all([write(), look(), look()]);
  expect([...middles]).toEqual([member.username]);
});
