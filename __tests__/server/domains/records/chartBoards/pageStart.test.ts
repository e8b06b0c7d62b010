import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { keepBuckets } from '../../../../../src/server/domains/records/places/keepBuckets';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import { addScores } from '../../../../support/records/addScores';
import { moveScores } from '../../../../support/records/rankEverything';
import { readContract } from '../../../../support/readContract';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

type Board = Static<typeof RankingCollection>;
type Direction = 'hydra:next' | 'hydra:previous';

async function getBoard(url: string): Promise<Board> {
  const response = await server.app.inject({ url });
  expect(response.statusCode).toBe(200);
  return readContract(RankingCollection, response.json<unknown>());
}

const linkOf = (board: Board | undefined, direction: Direction) =>
  board?.['hydra:view']?.[direction];
const idsOf = (boards: readonly Board[]) =>
  boards.flatMap((board) => board['hydra:member'].map(({ id }) => id));

/** The pages that the links lead to, without the first one. */
async function follow(from: Board | undefined, direction: Direction): Promise<Board[]> {
  const url = linkOf(from, direction);
  if (url === undefined) return [];
  const board = await getBoard(url);
  return [board, ...(await follow(board, direction))];
}

/** All scores, read from a page in both directions. */
async function readAround(url: string) {
  const board = await getBoard(url);
  const before = await follow(board, 'hydra:previous');
  const after = await follow(board, 'hydra:next');
  return { board, ids: idsOf([...before.toReversed(), board, ...after]) };
}

/** The scores of a board in order, each with its place. */
async function countBoard(chart: number, condition = sql`true`) {
  const { rows } = await sql<{ id: number; rank: number; amount: number }>`
    select id, rank() over (order by sort_key)::int as rank, amounts[1] as amount from scores
    where chart_id = ${chart} and ranked and ${condition} order by sort_key, changed_at, id`.execute(
    server.database,
  );
  return rows;
}

/** A chart of random scores, a third of which are ties, half on a platform and a third in a country. */
async function addRandomChart(seed: string, count: number) {
  const { database } = server;
  const random = seededRandom(seed);
  const chart = await addChart(database);
  const platform = await addPlatform(database, { en: seed });
  const values = 1 + Math.floor(random() * count);
  await addScores(database, { chart, count, value: `n * 7919 % ${values}` });
  await addScores(database, { chart, count: Math.floor(random() * count), value: '1' });
  await sql`update scores set platform_id = ${platform} where chart_id = ${chart} and id % 2 = 0`.execute(
    database,
  );
  await sql`update players set country = 'FR' where id % 3 = 0
    and id in (select player_id from scores where chart_id = ${chart})`.execute(database);
  await moveScores(database);
  return {
    chart,
    below: (limit: number) => Math.floor(random() * limit),
    boards: [
      ['', sql`true`],
      [`platform=${platform}&`, sql`platform_id = ${platform}`],
      ['country=FR&', sql`country = 'FR'`],
      [`platform=${platform}&country=FR&`, sql`platform_id = ${platform} and country = 'FR'`],
    ] as const,
  };
}

describe.each([
  ['counted', 1000],
  ['with buckets', 10],
])('the pages of a board, %s', (kind, threshold) => {
  test.each([1, 2, 3, 4])('have every score once in both directions, seed %i', async (seed) => {
    const { chart, below, boards } = await addRandomChart(`pages ${kind} ${seed}`, 40);
    await keepBuckets(server.database, chart, threshold);
    for (const [narrowed, condition] of boards) {
      const all = await countBoard(chart, condition);
      const ids = all.map(({ id }) => id);
      const url = `${paths.chartRanking(chart)}?${narrowed}itemsPerPage=${1 + below(20)}`;
      const first = await getBoard(url);
      expect(linkOf(first, 'hydra:previous')).toBeUndefined();
      const forwards = [first, ...(await follow(first, 'hydra:next'))];
      expect(idsOf(forwards)).toEqual(ids);
      const backwards = await follow(forwards.at(-1), 'hydra:previous');
      expect(backwards.toReversed().map((board) => idsOf([board]))).toEqual(
        forwards.slice(0, -1).map((board) => idsOf([board])),
      );
      const players = first['hydra:member'].map(({ player }) => player.id);
      for (const start of [`rank=${1 + below(ids.length + 5)}`, `player=${players[0]}`])
        expect((await readAround(`${url}&${start}`)).ids).toEqual(ids);
    }
  });

  test('start with any place, and behind the end of the board with the last scores', async () => {
    const { chart, boards } = await addRandomChart(`places ${kind}`, 30);
    await keepBuckets(server.database, chart, threshold);
    for (const [narrowed, condition] of boards) {
      const all = await countBoard(chart, condition);
      for (let place = 1; place <= all.length + 2; place += 1) {
        const url = `${paths.chartRanking(chart)}?${narrowed}itemsPerPage=7&rank=${place}`;
        const shown = (await getBoard(url))['hydra:member'].map(({ id, rank }) => ({ id, rank }));
        const start = all.findIndex(({ rank }) => rank === all[place - 1]?.rank);
        const due = start === -1 ? all.slice(-7) : all.slice(start, start + 7);
        expect(shown).toEqual(due.map(({ id, rank }) => ({ id, rank })));
      }
    }
  });
});

test('every page has the best score of its board, the first one of everyone or of a country', async () => {
  const { chart, boards } = await addRandomChart('first', 40);
  for (const [narrowed, condition] of boards) {
    const [best] = await countBoard(chart, condition);
    for (const start of ['', 'rank=9', 'rank=999']) {
      const { first } = await getBoard(
        `${paths.chartRanking(chart)}?${narrowed}itemsPerPage=5&${start}`,
      );
      expect(first).toMatchObject({ rank: 1, values: [{ raw: best?.amount }] });
    }
  }
  const empty = await getBoard(`${paths.chartRanking(await addChart(server.database))}?rank=3`);
  expect(empty).toMatchObject({ first: null, 'hydra:totalItems': 0, 'hydra:member': [] });
});

test('the best score and the places of a page are of one moment, whatever is posted meanwhile', async () => {
  const { database } = server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 60 });
  const userId = await addMember(database);
  const posting = new AbortController();
  const write = async () => {
    for (let amount = 100; amount < 140; amount += 1) {
      const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
      await postScores(database, {
        userId,
        scores: [{ ...score, key: randomUUID() }],
        at: new Date(),
      });
    }
    posting.abort();
  };
  const url = `${paths.chartRanking(chart)}?itemsPerPage=5`;
  const look = async () => {
    while (!posting.signal.aborted) {
      const page = await getBoard(url);
      expect(page.first?.values).toEqual(page['hydra:member'][0]?.values);
      const previous = linkOf(await getBoard(`${url}&rank=40`), 'hydra:previous');
      const before = await getBoard(previous ?? '');
      expect(before['hydra:member']).toHaveLength(5);
    }
  };
  await Promise.all([write(), look(), look()]);
});

test('links of a page around a place have its platform, but not the place', async () => {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 30 });
  const board = await getBoard(`${paths.chartRanking(chart)}?rank=11&itemsPerPage=5`);
  expect(board['hydra:view']).toMatchObject({
    '@id': `${paths.chartRanking(chart)}?rank=11&itemsPerPage=5`,
    'hydra:first': `${paths.chartRanking(chart)}?itemsPerPage=5`,
  });
  expect(linkOf(board, 'hydra:next')).toMatch(/\?itemsPerPage=5&after=[\w-]+$/);
  expect(linkOf(board, 'hydra:previous')).toMatch(/\?itemsPerPage=5&before=[\w-]+$/);
  const { headers } = await server.app.inject({
    url: linkOf(board, 'hydra:previous') ?? '',
    headers: { accept: 'application/json' },
  });
  expect(headers['link']).toContain('rel="prev"');
});

test.each([
  ['rank=0', 'rank'],
  ['rank=-3', 'rank'],
  ['rank=x', 'rank'],
  ['rank=1e3', 'rank'],
  ['player=x', 'player'],
])('%s is refused at its field, in the reader’s language', async (query, propertyPath) => {
  const chart = await addChart(server.database);
  const response = await server.app.inject({
    url: `${paths.chartRanking(chart)}?${query}`,
    headers: { 'accept-language': 'fr' },
  });
  expect(response.statusCode).toBe(400);
  const { violations } = readContract(Problem, response.json<unknown>());
  expect(violations).toMatchObject([{ propertyPath, message: expect.stringMatching(/\p{L}/u) }]);
});
