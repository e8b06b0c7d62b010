import { sql } from 'kysely';
import {
  findDoubts,
  paceRule,
  type Claim,
} from '../../../../../src/server/domains/records/scores/findDoubts';
import { sortKey } from '../../../../../src/server/domains/records/formulas/sortKey';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import type { ScoreToPost } from '../../../../../src/server/domains/records/scores/checkScore';
import { explainQueries } from '../../../../support/database/explainQueries';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addScores } from '../../../../support/records/addScores';
import { postOn } from '../../../../support/records/postOn';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';

const at = new Date('2026-05-01T10:00:00Z');
let opened: TestDatabase;
let userId: number;
let chart: number;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());
/** Ten scores from 1001 to 1010: from 1031 on a value is unusual, as a fiftieth of the first place is 20.2. */
beforeEach(async () => {
  userId = await addMember(opened.database);
  chart = await addChart(opened.database);
  await addScores(opened.database, { chart, count: 10, value: '1000 + n' });
});

async function postOne(amount: number, { by = userId, ...changes }: PostChanges = {}) {
  const scores = [scoreToPost(chart, { amounts: [amount], ...changes })];
  const [posted] = await postScores(opened.database, { userId: by, scores, at });
  return posted;
}
type PostChanges = Partial<ScoreToPost> & { by?: number };

const requestsOf = async (chartId = chart) =>
  opened.database
    .selectFrom('proofRequests')
    .innerJoin('scores', 'scores.id', 'proofRequests.scoreId')
    .selectAll('proofRequests')
    .where('chartId', '=', chartId)
    .orderBy('proofRequests.id')
    .execute();

const decide = async (state: 'refused' | 'accepted') =>
  sql`update proof_requests set state = ${state}, decided_at = now() where state = 'open'`.execute(
    opened.database,
  );

const unusual = { refused: 'confirmUnusual', doubt: { grounds: 'unusualValue', first: [1010] } };

test('a value far above the first place is asked back, and put before the moderators once it is confirmed', async () => {
  expect(await postOne(1031)).toMatchObject(unusual);
  expect(await requestsOf()).toEqual([]);
  const posted = await postOne(1031, { confirmed: ['unusual'] });
  expect(posted).toMatchObject({ outcome: 'created' });
  expect(await requestsOf()).toMatchObject([
    {
      kind: 'unusual',
      askedBy: null,
      grounds: 'unusualValue',
      state: 'open',
      amounts: [1031],
      revision: 1,
      message: null,
    },
  ]);
  const [score] = await opened.database
    .selectFrom('scores')
    .selectAll()
    .where('id', '=', posted && 'scoreId' in posted ? posted.scoreId : 0)
    .execute();
  expect(score).toMatchObject({ state: 'none', ranked: true });
});

test('an ordinary record is posted without a question, even if it is confirmed', async () => {
  expect(await postOne(1030, { confirmed: ['unusual'] })).toMatchObject({ outcome: 'created' });
  expect(await requestsOf()).toEqual([]);
});

test('a row that is sent again gets its result, and no second request', async () => {
  const row = scoreToPost(chart, { amounts: [5000], confirmed: ['unusual'] });
  const post = async () => postScores(opened.database, { userId, scores: [row], at });
  expect(await post()).toEqual(await post());
  expect(await requestsOf()).toHaveLength(1);
});

test('a better value is doubted anew, and the doubt about the one before is void', async () => {
  await postOne(5000, { confirmed: ['unusual'] });
  await postOne(6000, { confirmed: ['unusual'] });
  expect(await requestsOf()).toMatchObject([
    { amounts: [5000], state: 'void' },
    { amounts: [6000], state: 'open', revision: 2 },
  ]);
});

test('a doubted score makes those of others no less unusual', async () => {
  await postOne(9000, { confirmed: ['unusual'] });
  const other = await addMember(opened.database);
  expect(await postOne(8000, { by: other })).toMatchObject(unusual);
  await decide('accepted');
  expect(await postOne(8000, { by: other })).toMatchObject({ outcome: 'created' });
});

test('the own score counts as the first place once it is proved, or a moderator found it in order', async () => {
  await postOne(9000, { confirmed: ['unusual'] });
  expect(await postOne(9001)).toMatchObject(unusual);
  await decide('refused');
  expect(await postOne(9001)).toMatchObject({ outcome: 'improved' });
  expect(await postOne(9002)).toMatchObject(unusual);
  await sql`update scores set state = 'proved' where chart_id = ${chart}
    and amounts[1] = 9001`.execute(opened.database);
  expect(await postOne(9002)).toMatchObject({ outcome: 'improved' });
});

test('a value of a player who does not rank is doubted, too: it stays when the player ranks again', async () => {
  await postOne(500);
  await sql`update players set ranked = false where user_id = ${userId}`.execute(opened.database);
  await sql`update scores set ranked = false where chart_id = ${chart} and amounts[1] = 500`.execute(
    opened.database,
  );
  expect(await postOne(9000)).toMatchObject(unusual);
  expect(await postOne(9000, { confirmed: ['unusual'] })).toMatchObject({ outcome: 'improved' });
  expect(await requestsOf()).toMatchObject([{ amounts: [9000], state: 'open' }]);
  await decide('refused');
  expect(await postOne(9001)).toMatchObject({ outcome: 'improved' });
});

describe('a new account', () => {
  const noon = '2026-05-01T12:00:00Z';

  async function chartsWithScore(count: number) {
    const charts: number[] = [];
    const rival = await addMember(opened.database);
    while (charts.length < count) {
      const added = await addChart(opened.database);
      await postOn(opened.database, { userId: rival, chart: added, amount: 500, at: '2026-04-01' });
      charts.push(added);
    }
    return charts;
  }
  const post = async (charts: readonly number[], time: string, changes: PostChanges = {}) =>
    postScores(opened.database, {
      userId,
      scores: charts.map((id) => scoreToPost(id, { amounts: [501], ...changes })),
      at: new Date(time),
    });
  const refusedIn = (results: Awaited<ReturnType<typeof post>>) =>
    results.filter((result) => 'refused' in result);

  test('is asked from the 21st first place within an hour on, also over several batches', async () => {
    const charts = await chartsWithScore(paceRule.places + 3);
    expect(refusedIn(await post(charts.slice(0, 15), noon))).toEqual([]);
    const rest = await post(charts.slice(15), '2026-05-01T12:59:00Z');
    expect(refusedIn(rest)).toHaveLength(3);
    expect(rest.at(-1)).toMatchObject({
      refused: 'confirmUnusual',
      doubt: { grounds: 'manyFirstPlaces', first: [500] },
    });
    const last = charts.slice(-3);
    const confirmed = { confirmed: ['unusual' as const] };
    expect(refusedIn(await post(last.slice(1), '2026-05-01T12:59:30Z', confirmed))).toEqual([]);
    expect(await requestsOf(charts.at(-1))).toMatchObject([{ grounds: 'manyFirstPlaces' }]);
    expect(refusedIn(await post(last.slice(0, 1), '2026-05-01T13:00:01Z'))).toHaveLength(0);
  });

  test.each([
    ['shares', 500, true],
    ['would take if it ranked', 501, false],
  ])('is asked about places that it %s, too', async (_name, amount, ranked) => {
    const charts = await chartsWithScore(paceRule.places + 2);
    await post([chart], noon, { amounts: [1] });
    await sql`update players set ranked = ${ranked} where user_id = ${userId}`.execute(
      opened.database,
    );
    const claims = { amounts: [amount] };
    expect(refusedIn(await post(charts.slice(0, 15), noon, claims))).toEqual([]);
    expect(refusedIn(await post(charts.slice(15), noon, claims))).toMatchObject([
      { refused: 'confirmUnusual', doubt: { grounds: 'manyFirstPlaces', first: [500] } },
      { refused: 'confirmUnusual' },
    ]);
  });

  test('takes places that nobody had, and an older account takes any', async () => {
    const free: number[] = [];
    while (free.length < paceRule.places + 1) free.push(await addChart(opened.database));
    expect(refusedIn(await post(free, noon))).toEqual([]);
    await sql`update users set created_at = '2026-03-01' where id = ${userId}`.execute(
      opened.database,
    );
    const charts = await chartsWithScore(paceRule.places + 1);
    expect(refusedIn(await post(charts, noon))).toEqual([]);
  });
});

test('costs the same on a large chart with a long history', async () => {
  const { database } = opened;
  await addScores(database, { chart, count: 10_000, value: '2000 + n' });
  await sql`insert into proof_requests (score_id, game_id, player_id, revision, amounts, kind, grounds, state, asked_at)
    select s.id, c.game_id, s.player_id, 1, s.amounts, 'unusual', 'unusualValue', 'void', now()
    from scores s join charts c on c.id = s.chart_id where c.id = ${chart}`.execute(database);
  await sql`insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, sort_key)
    select ${chart}, 100 + n, now(), s.id, s.player_id, s.amounts, s.sort_key from generate_series(1, 5000) n,
    (select * from scores where chart_id = ${chart} order by id limit 1) s`.execute(database);
  await postOne(500);
  const { id: playerId } = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  await sql`vacuum analyze`.execute(database);
  const claim: Claim = {
    chart,
    amounts: [900_000],
    sortKey: sortKey([900_000], ['higher']),
    better: 'higher',
    ownKey: undefined,
    isConfirmed: false,
  };
  const facts = await explainQueries(database, async (explained) =>
    findDoubts(explained, { userId, playerId, claims: [claim], at }),
  );
  expect(facts.buffers).toBeLessThan(110);
  expect(facts.rowsRead).toBeLessThan(200);
});
