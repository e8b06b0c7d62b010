import { sql } from 'kysely';
import { payNextPlatforms } from '../../../../../src/server/domains/records/platformPayments/payNextPlatforms';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { changeState } from '../../../../support/records/changeState';
import { naivePlatforms, storedPlatforms } from '../../../../support/records/naivePlatforms';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';

const at = new Date('2026-05-01T10:00:00Z');
let opened: TestDatabase;
let [first, second] = [0, 0];

beforeAll(async () => {
  opened = await createTestDatabase();
});
beforeEach(async () => {
  const { database } = opened;
  first = await addPlatform(database, { en: 'First' });
  second = await addPlatform(database, { en: 'Second' });
});
afterAll(async () => opened?.close());

const addPlatformChart = async () => addChart(opened.database, { platformIds: [first, second] });

const post = async (
  userId: number,
  chart: number,
  score: [amount: number, platform: number | null],
) =>
  postScores(opened.database, {
    userId,
    at,
    scores: [
      scoreToPost(chart, {
        amounts: [score[0]],
        platform: score[1],
        confirmed: ['worse', 'zero', 'unusual'],
      }),
    ],
  });

async function postAll(chart: number, platform: number | null, amounts: readonly number[]) {
  const members: number[] = [];
  for (const amount of amounts) {
    const member = await addMember(opened.database);
    await post(member, chart, [amount, platform]);
    members.push(member);
  }
  return members;
}

/** Points, places and scores of the players of a platform, the best first. */
async function standingsOf(platform: number) {
  const { rows } = await sql<{ points: number; places: number[]; scores: number }>`
    select chart_points as points, array[place0, place1, place2, place3]::int[] as places, score_count as scores
    from platform_standings where platform_id = ${platform} order by chart_points desc, player_id`.execute(
    opened.database,
  );
  return rows.map(({ points, places, scores }) => [points, places, scores]);
}

test('players are paid for their places on the board of the platform alone', async () => {
  const chart = await addPlatformChart();
  await postAll(chart, first, [90, 70, 70]);
  await postAll(chart, second, [100]);
  await postAll(chart, null, [110]);
  await rankEverything(opened.database);
  expect(await standingsOf(first)).toEqual([
    [300, [1, 1, 0, 0], 1],
    [216, [0, 0, 1, 0], 1],
    [216, [0, 0, 1, 0], 1],
  ]);
  expect(await standingsOf(second)).toEqual([[100, [0, 1, 0, 0], 1]]);
});

test('a score that is posted on another platform moves there', async () => {
  const chart = await addPlatformChart();
  const [member = 0] = await postAll(chart, first, [90, 70]);
  await rankEverything(opened.database);
  await post(member, chart, [90, second]);
  await rankEverything(opened.database);
  expect(await standingsOf(first)).toEqual([[100, [0, 1, 0, 0], 1]]);
  expect(await standingsOf(second)).toEqual([[100, [0, 1, 0, 0], 1]]);
});

test('proved scores are counted, and a withdrawn score is not', async () => {
  const { database } = opened;
  const chart = await addPlatformChart();
  await postAll(chart, first, [90, 70]);
  const players = await database
    .selectFrom('scores')
    .select('playerId')
    .where('chartId', '=', chart)
    .orderBy('sortKey')
    .execute();
  const [best, other] = players.map(({ playerId }) => playerId);
  await changeState(database, { chart, player: best ?? 0, state: 'withdrawn', at });
  await changeState(database, { chart, player: other ?? 0, state: 'proved', at });
  await rankEverything(database);
  expect(await standingsOf(first)).toEqual([[100, [0, 1, 0, 0], 1]]);
  expect(
    await database
      .selectFrom('platformStandings')
      .select('provedCount')
      .where('platformId', '=', first)
      .execute(),
  ).toEqual([{ provedCount: 1 }]);
});

test.each([
  ['a game that is not ranked any more', 'update games set ranked = false where id = $game', 1],
  [
    'a group that is not ranked any more',
    'update chart_groups set ranked = false where game_id = $game',
    1,
  ],
  ['a retired chart', "update charts set status = 'retired' where game_id = $game", 0],
])(
  '%s brings nothing on platforms, and again when that is undone',
  async (_what, statement, scores) => {
    const { database } = opened;
    const chart = await addPlatformChart();
    await postAll(chart, first, [90]);
    await rankEverything(database);
    const { gameId } = await database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .executeTakeFirstOrThrow();
    const change = async (text: string) =>
      sql.raw(text.replace('$game', String(gameId))).execute(database);
    await change(statement);
    await rankEverything(database);
    expect(await standingsOf(first)).toEqual(scores > 0 ? [[0, [0, 0, 0, 0], 1]] : []);
    await change(statement.replace('false', 'true').replace("'retired'", "'open'"));
    await rankEverything(database);
    expect(await standingsOf(first)).toEqual([[100, [0, 1, 0, 0], 1]]);
  },
);

test('the players of a chart with many points follow some at a time', async () => {
  const { database } = opened;
  const chart = await addPlatformChart();
  await postAll(chart, first, [5, 5, 5, 5, 5, 5, 5]);
  await rankEverything(database);
  await postAll(chart, first, [9]);
  await rankEverything(database, { largeTie: 3 });
  expect(await storedPlatforms(database)).toEqual(await naivePlatforms(database));
  const { rows } = await sql<{ most: number }>`
    select max(n) as most from (
      select count(*)::int as n from platform_points where chart_id = ${chart} group by xmin) x`.execute(
    database,
  );
  expect(rows).toEqual([{ most: 3 }]);
});

test('all players of a chart are not begun with again before they have ended', async () => {
  const { database } = opened;
  const chart = await addPlatformChart();
  await postAll(chart, first, [5, 6, 7]);
  await rankEverything(database);
  const request = async () =>
    database.insertInto('platformChanges').values({ chartId: chart, playerId: null }).execute();
  const waiting = async () => {
    const rows = await database
      .selectFrom('platformChanges')
      .select('afterPlayer')
      .orderBy('afterPlayer')
      .execute();
    return rows.map(({ afterPlayer }) => afterPlayer);
  };
  await request();
  await payNextPlatforms(database, { portion: 2 });
  const [second = 0, ...others] = await waiting();
  expect([second > 0, others]).toEqual([true, []]);
  await request();
  await payNextPlatforms(database, { portion: 2 });
  expect(await waiting()).toEqual([0]);
  await rankEverything(database);
});

test('several workers do each piece of work once', async () => {
  const { database } = opened;
  const charts = [await addPlatformChart(), await addPlatformChart(), await addPlatformChart()];
  for (const chart of charts) await postAll(chart, first, [5, 6]);
  await rankEverything(database);
  const before = await standingsOf(first);
  await sql`delete from platform_points where chart_id = any(${sql.val(charts)}::int[])`.execute(
    database,
  );
  await sql`delete from platform_standings where platform_id = ${first}`.execute(database);
  await sql`insert into platform_changes (chart_id) select unnest(${sql.val(charts)}::int[])`.execute(
    database,
  );
  const work = async () => {
    while ((await payNextPlatforms(database, { portion: 1 })) === 'paid');
  };
  await Promise.all([work(), work(), work()]);
  await rankEverything(database);
  expect(await standingsOf(first)).toEqual(before);
});

test('a chart that fails is tried again later, and others do not wait for it', async () => {
  const { database } = opened;
  const [failing, other] = [await addPlatformChart(), await addPlatformChart()];
  await sql`alter table platform_points add constraint refused check (chart_id <> ${sql.lit(failing)})`.execute(
    database,
  );
  await postAll(failing, first, [5]);
  await postAll(other, first, [5]);
  await expect(rankEverything(database)).rejects.toThrow('refused');
  expect(await payNextPlatforms(database)).toBe('paid');
  expect(await payNextPlatforms(database)).toBe('nothing');
  expect(await standingsOf(first)).toEqual([[100, [0, 1, 0, 0], 1]]);
  await sql`alter table platform_points drop constraint refused`.execute(database);
  await rankEverything(database);
  expect(await standingsOf(first)).toHaveLength(2);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
});
