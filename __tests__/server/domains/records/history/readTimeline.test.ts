import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { TimelineCollection } from '../../../../../src/contract/schemas/scoreHistory';
import type { Better } from '../../../../../src/contract/records/catalogue';
import type { ScoreState } from '../../../../../src/contract/records/scoreStates';
import { createChartRepository } from '../../../../../src/server/domains/games/chartRepository';
import { readTimeline } from '../../../../../src/server/domains/records/history/readTimeline';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import type { ScoreContent } from '../../../../../src/server/domains/records/scores/scoreEvents';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import { explainQueries } from '../../../../support/database/explainQueries';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { changeState } from '../../../../support/records/changeState';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let minute = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

const nextMinute = () => new Date(Date.UTC(2026, 4, 1, 10, (minute += 1)));

const post = async (userId: number, chart: number, amounts: number[]) =>
  postScores(server.database, {
    userId,
    scores: [
      {
        chart,
        amounts,
        platform: null,
        achievedOn: null,
        confirmed: ['worse', 'zero'],
        key: randomUUID(),
      },
    ],
    at: nextMinute(),
  });

async function addPlayers(count: number): Promise<{ userId: number; player: number }[]> {
  const players: { userId: number; player: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = await addMember(server.database);
    const created = await server.database
      .insertInto('players')
      .values({ userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    players.push({ userId, player: created.id });
  }
  return players;
}

async function addTwo() {
  const [one, two] = await addPlayers(2);
  if (!one || !two) throw new Error('Two players are needed.');
  return { chart: await addChart(server.database), one, two };
}

const setState = async (chart: number, player: number, state: ScoreState, wasUnproved = false) =>
  changeState(server.database, { chart, player, state, wasUnproved, at: nextMinute() });

async function get(url: string) {
  const response = await server.app.inject({ url });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const getTimeline = async (chart: number, query = '') =>
  readContract(TimelineCollection, (await get(`/api/charts/${chart}/timeline${query}`)).body);

/** The values and players of the steps. */
async function stepsOf(chart: number) {
  return (await getTimeline(chart))['hydra:member'].map(({ values, player }) => [
    values.map(({ raw }) => raw),
    player?.id,
  ]);
}

test('each better score is a step, in order of time', async () => {
  const { chart, one, two } = await addTwo();
  await post(one.userId, chart, [10]);
  await post(two.userId, chart, [1500]);
  await post(one.userId, chart, [20]);
  await post(one.userId, chart, [2000]);
  const list = await getTimeline(chart);
  expect(list['hydra:totalItems']).toBe(3);
  expect(list['hydra:member']).toMatchObject([
    { sequence: 1, values: [{ raw: 10 }], player: { id: one.player } },
    { sequence: 2, values: [{ raw: 1500, text: '1,500' }], player: { id: two.player } },
    { sequence: 4, values: [{ raw: 2000 }], player: { id: one.player } },
  ]);
  expect(list['hydra:member'][1]?.at).toMatch(/^2026-05-01T10:\d\d:00.000Z$/);
});

test('a score as good as the first one is no step', async () => {
  const { chart, one, two } = await addTwo();
  await post(one.userId, chart, [10]);
  await post(two.userId, chart, [10]);
  expect(await stepsOf(chart)).toEqual([[[10], one.player]]);
});

test('the next score is first after a correction, and the oldest of equal ones', async () => {
  const { chart, one, two } = await addTwo();
  await post(two.userId, chart, [30]);
  await post(one.userId, chart, [30]);
  await post(two.userId, chart, [900]);
  await post(two.userId, chart, [30]);
  await post(one.userId, chart, [20]);
  expect(await stepsOf(chart)).toEqual([
    [[30], two.player],
    [[900], two.player],
    [[30], one.player],
    [[30], two.player],
  ]);
});

test('a deactivated record is followed by the next one until its proof is accepted', async () => {
  const { chart, one, two } = await addTwo();
  await post(one.userId, chart, [50]);
  await post(two.userId, chart, [40]);
  await setState(chart, one.player, 'unproved');
  await setState(chart, one.player, 'proof_waiting_due', true);
  expect(await stepsOf(chart)).toEqual([
    [[50], one.player],
    [[40], two.player],
  ]);
  await setState(chart, one.player, 'proved');
  expect((await stepsOf(chart)).at(-1)).toEqual([[50], one.player]);
});

test('of equal scores the oldest is first again when it ranks again', async () => {
  const { chart, one, two } = await addTwo();
  await post(one.userId, chart, [30]);
  await post(two.userId, chart, [30]);
  await setState(chart, one.player, 'unproved');
  await setState(chart, one.player, 'proved');
  expect(await stepsOf(chart)).toEqual([
    [[30], one.player],
    [[30], two.player],
    [[30], one.player],
  ]);
});

test('a chart whose only score was withdrawn has nobody in the last step', async () => {
  const { chart, one } = await addTwo();
  await post(one.userId, chart, [50]);
  await setState(chart, one.player, 'withdrawn');
  expect((await getTimeline(chart))['hydra:member'].at(-1)).toMatchObject({
    values: [],
    player: null,
    score: null,
    scoreId: null,
  });
});

test('a player who does not rank any more is followed by the next one', async () => {
  const { chart, one, two } = await addTwo();
  await post(one.userId, chart, [50]);
  await post(two.userId, chart, [40]);
  const { database } = server;
  await rankPlayer(database, one.player, false);
  await post(one.userId, chart, [60]);
  await post(two.userId, chart, [41]);
  await rankPlayer(database, one.player, true);
  const steps = [
    [[50], one.player],
    [[40], two.player],
    [[41], two.player],
    [[60], one.player],
  ];
  expect(await stepsOf(chart)).toEqual(steps);
  await sql`select rebuild_chart_records(${chart})`.execute(database);
  expect(await stepsOf(chart)).toEqual(steps);
});

test('the newest 200 steps come first, and the earlier ones on the next page', async () => {
  const { chart, one } = await addTwo();
  for (let amount = 1; amount <= 203; amount += 1) await post(one.userId, chart, [amount]);
  const list = await getTimeline(chart);
  expect(list['hydra:totalItems']).toBe(203);
  const values = list['hydra:member'].map(({ values: [value] }) => value?.raw);
  expect(values).toHaveLength(200);
  expect([values[0], values.at(-1)]).toEqual([4, 203]);
  const next = new URL(list['hydra:view']?.['hydra:next'] ?? '', 'http://test');
  const earlier = await getTimeline(chart, next.search);
  expect(earlier['hydra:member'].map(({ values: [value] }) => value?.raw)).toEqual([1, 2, 3]);
  expect(earlier['hydra:view']).not.toHaveProperty('hydra:next');
});

/** What was first after each event, from all scores as they were then. */
async function replay(chart: number, columns: readonly Better[]) {
  const events = await server.database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chart)
    .orderBy('sequence')
    .execute();
  type Entry = { player: number; amounts: number[]; since: number; state: ScoreState };
  const scores = new Map<number, Entry & { hidden: boolean }>();
  const steps: unknown[] = [];
  for (const { playerId, sequence, ...event } of events) {
    const { amounts, state } = event.after as ScoreContent;
    const known = scores.get(playerId);
    const kept = event.kind !== 'created' && String(known?.amounts) === String(amounts);
    const since = (kept ? known?.since : undefined) ?? sequence;
    const waits = state === 'proof_waiting_due' && known?.state === 'unproved';
    const unranked = event.kind === 'unranked' || event.detail?.playerUnranked === true;
    const hidden = waits || unranked || state === 'unproved' || state === 'withdrawn';
    scores.set(playerId, { player: playerId, amounts, since, state, hidden });
    const [first] = [...scores.values()]
      .filter((score) => !score.hidden)
      .toSorted((one, other) => {
        const column = columns.findIndex((_, index) => one.amounts[index] !== other.amounts[index]);
        const difference = (one.amounts[column] ?? 0) - (other.amounts[column] ?? 0);
        if (column === -1) return one.since - other.since;
        return columns[column] === 'lower' ? difference : -difference;
      });
    const step = [first?.amounts ?? [], first?.player];
    if (JSON.stringify(step) !== JSON.stringify(steps.at(-1))) steps.push(step);
  }
  return steps;
}

const states: ScoreState[] = ['none', 'unproved', 'proof_waiting_due', 'proved', 'withdrawn'];

test.each([
  [1, ['higher']],
  [2, ['lower']],
  [3, ['lower', 'higher']],
] satisfies [number, Better[]][])(
  'the timeline is what a replay of all events shows, also when it is made again, seed %d',
  async (seed, better) => {
    const random = seededRandom(`timeline ${seed}`);
    const players = await addPlayers(5);
    const chart = await addChart(server.database, { better });
    for (let step = 0; step < 120; step += 1) {
      const { userId, player } = players[Math.floor(random() * players.length)] ?? {};
      if (userId === undefined || player === undefined) continue;
      if (random() < 0.1) await rankPlayer(server.database, player, random() < 0.5);
      const stored = await server.database
        .selectFrom('scores')
        .select('state')
        .where('chartId', '=', chart)
        .where('playerId', '=', player)
        .executeTakeFirst();
      if (stored && random() < 0.4) {
        const state = states[Math.floor(random() * states.length)] ?? 'none';
        const wasUnproved = state === 'proof_waiting_due' && stored.state === 'unproved';
        await setState(chart, player, state, wasUnproved);
      } else
        await post(
          userId,
          chart,
          better.map(() => Math.floor(random() * 6)),
        );
    }
    const replayed = await replay(chart, better);
    expect(replayed.length).toBeGreaterThan(10);
    expect(await stepsOf(chart)).toEqual(replayed);
    const { database } = server;
    const kept = database.selectFrom('chartRecords').selectAll().where('chartId', '=', chart);
    const rows = await kept.orderBy('sequence').execute();
    await sql`select rebuild_chart_records(${chart})`.execute(database);
    expect(await kept.orderBy('sequence').execute()).toEqual(rows);
  },
);

test('a page of the timeline reads few blocks, however many events the chart has', async () => {
  const { chart, one } = await addTwo();
  for (let amount = 1; amount <= 5; amount += 1) await post(one.userId, chart, [amount]);
  const { database } = server;
  await sql`insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, after, at, previous_hash, hash)
    select ${chart}, n, 1, ${one.player}, n, 'corrected', '{"amounts": [1], "state": "none"}', now(), '', ''
    from generate_series(6, 5000) n`.execute(database);
  const details = await createChartRepository(database).find(chart, 'en');
  if (!details) throw new Error('The chart is not public.');
  const facts = await explainQueries(database, async (explained) =>
    readTimeline(explained, { chart: details, before: undefined, language: 'en' }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(40);
  expect(facts.scans.map(({ table }) => table)).not.toContain('score_events');
});

test.each(['/api/charts/999999/timeline', '/api/charts/x/timeline'])(
  '%s returns 404',
  async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    readContract(Problem, body);
  },
);

test('a cursor that no page gave is refused', async () => {
  const chart = await addChart(server.database);
  expect((await get(`/api/charts/${chart}/timeline?after=x`)).status).toBe(400);
});
