import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Better } from '../../../../../src/contract/records/catalogue';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { mergeScores } from '../../../../../src/server/domains/records/scores/mergeScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import { readContract } from '../../../../support/readContract';
import { changeState } from '../../../../support/records/changeState';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let now = Date.UTC(2025, 0, 1, 9);
const hour = 3_600_000;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const today = () => new Date(now).toISOString().slice(0, 10);

function pass(hours: number) {
  now += hours * hour;
  server.setTime(new Date(now).toISOString());
}

async function post(
  userId: number,
  chart: number,
  amounts: number[],
  achievedOn: string | null = null,
) {
  pass(1);
  await postScores(server.database, {
    userId,
    scores: [
      {
        chart,
        amounts,
        platform: null,
        achievedOn,
        confirmed: ['worse', 'zero'],
        key: randomUUID(),
      },
    ],
    at: new Date(now),
  });
}

async function addPlayers(count: number) {
  const players: { userId: number; player: number }[] = [];
  while (players.length < count) {
    const userId = await addMember(server.database);
    const created = server.database.insertInto('players').values({ userId }).returning('id');
    players.push({ userId, player: (await created.executeTakeFirstOrThrow()).id });
  }
  return players;
}

const get = async (chart: number, query = '') =>
  server.app.inject({ url: `/api/charts/${chart}/ranking${query}` });

/** What is the same on a board of a day and on that of the moment then. */
const boardOf = async (chart: number, query = '') => {
  const {
    'hydra:member': scores,
    'hydra:totalItems': total,
    unranked,
    first,
  } = readContract(RankingCollection, (await get(chart, query)).json());
  return { scores, total, unranked, first };
};

const valuesOf = ({ scores }: { scores: Static<typeof RankingCollection>['hydra:member'] }) =>
  scores.map(({ values: [value], rank }) => [rank, value?.raw]);

const states = ['none', 'unproved', 'proof_waiting_due', 'proved', 'withdrawn'] as const;

/** Something that happens on the chart; nothing where the player has no score yet. */
async function happen(
  chart: number,
  { userId, player }: { userId: number; player: number },
  { random, columns }: { random: () => number; columns: number },
) {
  const stored = await server.database
    .selectFrom('scores')
    .select('state')
    .where('chartId', '=', chart)
    .where('playerId', '=', player)
    .executeTakeFirst();
  const choice = random();
  pass(1);
  if (choice < 0.1) await rankPlayer(server.database, player, random() < 0.5, new Date(now));
  else if (stored && choice < 0.4) {
    const state = states[Math.floor(random() * states.length)] ?? 'none';
    const wasUnproved =
      state === 'proof_waiting_due' && ['unproved', 'withdrawn'].includes(stored.state);
    await changeState(server.database, { chart, player, state, wasUnproved, at: new Date(now) });
  } else {
    const amounts = Array.from({ length: columns }, () => Math.floor(random() * 5));
    await post(userId, chart, amounts, random() < 0.2 ? '2024-12-24' : null);
  }
}

const seeds = Array.from(
  { length: Number(process.env.PAST_SEEDS ?? 2) },
  (_, index): [number, Better[]] => [index + 1, index % 2 === 0 ? ['higher'] : ['lower', 'higher']],
);
/** Three a day. */
const operations = Number(process.env.PAST_OPERATIONS ?? 45);

test.each(seeds)(
  'the board of a day is the one that was seen at its end, seed %d',
  async (seed, better) => {
    const random = seededRandom(`past ${seed}`);
    const players = await addPlayers(6);
    const chart = await addChart(server.database, { better });
    const seen = new Map<string, unknown>();
    for (let step = 0; step < operations; step += 1) {
      const player = players[Math.floor(random() * players.length)];
      if (player) await happen(chart, player, { random, columns: better.length });
      if (step % 3 === 0) {
        seen.set(today(), await boardOf(chart));
        pass(24);
      }
    }
    for (const [day, board] of seen)
      expect([day, await boardOf(chart, `?at=${day}`)]).toEqual([day, board]);
    expect(await boardOf(chart, `?at=${today()}`)).toEqual(await boardOf(chart));
  },
);

describe('a chart with three scores', () => {
  let chart: number;
  let day: string;
  let second: { userId: number; player: number } | undefined;

  beforeAll(async () => {
    chart = await addChart(server.database);
    const [one, two, three] = await addPlayers(3);
    if (!one || !two || !three) throw new Error('Three players are needed.');
    second = two;
    await post(one.userId, chart, [10], '2024-06-01');
    await post(two.userId, chart, [20]);
    pass(24);
    day = today();
    await post(three.userId, chart, [10], '2024-07-01');
    pass(48);
    await post(one.userId, chart, [30], '2025-01-02');
  });

  test('starts empty before the first event', async () => {
    expect(await boardOf(chart, '?at=2024-12-31')).toEqual({
      scores: [],
      total: 0,
      unranked: 0,
      first: null,
    });
  });

  test('has the ranks and points of the day', async () => {
    const board = await boardOf(chart, `?at=${day}`);
    expect(valuesOf(board)).toEqual([
      [1, 20],
      [2, 10],
      [2, 10],
    ]);
    expect(board.scores.map(({ points, of, tied }) => [points, of, tied])).toEqual([
      [300, 3, 1],
      [216, 3, 2],
      [216, 3, 2],
    ]);
  });

  test('has the scores of today that were achieved by the day', async () => {
    expect(valuesOf(await boardOf(chart, '?at=2024-12-31&sense=achieved'))).toEqual([[1, 10]]);
    expect(valuesOf(await boardOf(chart, '?at=2025-01-02&sense=achieved'))).toEqual([
      [1, 30],
      [2, 10],
    ]);
    expect(valuesOf(await boardOf(chart, `?at=${today()}&sense=achieved`))).toEqual([
      [1, 30],
      [2, 20],
      [3, 10],
    ]);
  });

  test('is read page by page, at a place and around a player', async () => {
    const query = `?at=${day}&itemsPerPage=1`;
    const collection = readContract(RankingCollection, (await get(chart, query)).json());
    const next = collection['hydra:view']?.['hydra:next'] ?? '';
    expect(next).toContain(`at=${day}`);
    const page = readContract(RankingCollection, (await server.app.inject({ url: next })).json());
    expect(valuesOf({ scores: page['hydra:member'] })).toEqual([[2, 10]]);
    const back = await server.app.inject({ url: page['hydra:view']?.['hydra:previous'] ?? '' });
    expect(
      valuesOf({ scores: readContract(RankingCollection, back.json())['hydra:member'] }),
    ).toEqual([[1, 20]]);
    expect(valuesOf(await boardOf(chart, `${query}&rank=2`))).toEqual([[2, 10]]);
    expect(valuesOf(await boardOf(chart, `${query}&rank=9`))).toEqual([[2, 10]]);
    expect(valuesOf(await boardOf(chart, `${query}&player=${second?.player}`))).toEqual([[1, 20]]);
    expect(await boardOf(chart, `?at=2025-01-01&player=9999`)).toMatchObject({ scores: [] });
  });

  test.each([
    ['at=2025-02-30', 400, 'at'],
    ['at=2999-01-01', 422, 'at'],
    ['at=2025-01-01&sense=felt', 400, 'sense'],
    ['at=2025-01-01&platform=1', 400, 'platform'],
    ['at=2025-01-01&country=FR', 400, 'country'],
    ['at=2025-01-01&own=me', 400, 'own'],
  ])('%s is refused with %i at its parameter', async (query, status, propertyPath) => {
    const response = await get(chart, `?${query}`);
    expect(response.statusCode).toBe(status);
    expect(readContract(Problem, response.json()).violations).toMatchObject([{ propertyPath }]);
  });

  test('is refused with too many changes', async () => {
    const { database } = server;
    await sql`update chart_heads set event_count = 200001 where chart_id = ${chart}`.execute(
      database,
    );
    const response = await get(chart, `?at=${day}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ violations: [{ propertyPath: 'at' }] });
    await sql`update chart_heads set event_count = 4 where chart_id = ${chart}`.execute(database);
  });
});

test('both charts of a merge have their scores of the day', async () => {
  const { database } = server;
  const [from, into] = [await addChart(database), await addChart(database)];
  const [one, two] = await addPlayers(2);
  if (!one || !two) throw new Error('Two players are needed.');
  await post(one.userId, from, [50]);
  await post(two.userId, into, [50]);
  await post(one.userId, into, [40]);
  pass(24);
  const before = [await boardOf(from), await boardOf(into)];
  const day = today();
  pass(24);
  await database
    .transaction()
    .execute(async (transaction) =>
      mergeScores(transaction, { from, into, actorId: null, at: new Date(now) }),
    );
  expect([await boardOf(from, `?at=${day}`), await boardOf(into, `?at=${day}`)]).toEqual(before);
  expect(await boardOf(from, `?at=${today()}`)).toEqual(await boardOf(from));
  expect(await boardOf(into, `?at=${today()}`)).toEqual(await boardOf(into));
});
