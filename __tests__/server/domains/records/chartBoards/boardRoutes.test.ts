import { randomUUID } from 'node:crypto';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { sampleFormats } from '../../../../contract/records/sampleFormats';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { contradictionsOf } from '../../../../support/records/contradictionsOf';
import { moveScores, rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

interface ScoreToAdd {
  amounts: number[];
  platform?: number;
  country?: string;
  /** Minutes after the first post. */
  minute?: number;
}

/** Posts a score for a new member; returns the member's id. */
async function addScore(chart: number, score: ScoreToAdd): Promise<number> {
  const { amounts, platform = null, country, minute = 0 } = score;
  const userId = await addMember(server.database);
  const [result] = await postScores(server.database, {
    userId,
    scores: [
      {
        chart,
        amounts,
        platform,
        achievedOn: null,
        key: randomUUID(),
        confirmed: ['zero', 'unusual'],
      },
    ],
    at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
  });
  expect(result).toMatchObject({ outcome: 'created' });
  if (country !== undefined)
    await server.database
      .updateTable('players')
      .set({ country })
      .where('userId', '=', userId)
      .execute();
  await moveScores(server.database);
  return userId;
}

async function rank(): Promise<void> {
  await rankEverything(server.database);
}

async function getBoard(path: string, language = 'en') {
  const response = await server.app.inject({
    url: path,
    headers: { 'accept-language': language },
  });
  expect(response.statusCode).toBe(200);
  return readContract(RankingCollection, response.json<unknown>());
}

type Board = Awaited<ReturnType<typeof getBoard>>;

const placesOf = (board: Board) =>
  board['hydra:member'].map(({ rank: place, tied, values }) => [place, tied, values[0]?.raw]);

/** All pages from a first one, following the links. */
async function readPages(path: string): Promise<Board[]> {
  const board = await getBoard(path);
  const next = board['hydra:view']?.['hydra:next'];
  return next === undefined ? [board] : [board, ...(await readPages(next))];
}

const tenScores = [90, 80, 80, 70, 60, 60, 60, 50, 40, 30];
const tenPlaces = [
  [1, 1, 90],
  [2, 2, 80],
  [2, 2, 80],
  [4, 1, 70],
  [5, 3, 60],
  [5, 3, 60],
  [5, 3, 60],
  [8, 1, 50],
  [9, 1, 40],
  [10, 1, 30],
];

async function addTenScores(): Promise<number> {
  const chart = await addChart(server.database);
  for (const [minute, amount] of tenScores.entries())
    await addScore(chart, { amounts: [amount], minute });
  return chart;
}

describe('the ranking of a chart', () => {
  test('has ranks 1, 2, 2, 4 with points, values in the reader’s language, and players', async () => {
    const chart = await addChart(server.database);
    const userId = await addScore(chart, { amounts: [12_345], country: 'JP' });
    await addScore(chart, { amounts: [500] });
    await rank();
    const board = await getBoard(`/api/charts/${chart}/ranking`, 'fr');
    expect(board['hydra:totalItems']).toBe(2);
    const member = await server.database
      .selectFrom('users')
      .select(['username', 'slug'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(board['hydra:member']).toMatchObject([
      {
        rank: 1,
        tied: 1,
        of: 2,
        points: 200,
        values: [{ raw: 12_345, text: '12\u202f345' }],
        player: { ...member, country: 'JP' },
        platform: null,
        state: 'none',
      },
      { rank: 2, of: 2, points: 160 },
    ]);
  });

  test.each([
    ['ranked', true],
    ['not ranked yet', false],
  ])('has the same places on pages of any size, %s', async (_name, isRanked) => {
    const chart = await addTenScores();
    if (isRanked) await rank();
    for (const size of [1, 2, 3, 7, 100]) {
      const pages = await readPages(`/api/charts/${chart}/ranking?itemsPerPage=${size}`);
      expect(pages.flatMap(placesOf)).toEqual(tenPlaces);
      expect(pages).toHaveLength(Math.ceil(10 / size));
    }
  });

  test('is of one moment whatever is posted meanwhile: ranks, ties, points and numbers of scores agree', async () => {
    const chart = await addTenScores();
    await rank();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let post = 0; post < 8; post += 1)
        await addScore(chart, { amounts: [(writer * 37 + post * 13) % 100] });
    });
    const look = async (): Promise<void> => {
      const page = await getBoard(`/api/charts/${chart}/ranking?itemsPerPage=100`);
      expect(contradictionsOf(page)).toEqual([]);
      if (page['hydra:totalItems'] < 42) await look();
    };
    await Promise.all([look(), look(), ...writers]);
    expect((await getBoard(`/api/charts/${chart}/ranking`))['hydra:totalItems']).toBe(42);
  });

  test('goes on where a page ended when better scores have come since', async () => {
    const chart = await addTenScores();
    const first = await getBoard(`/api/charts/${chart}/ranking?itemsPerPage=4`);
    await addScore(chart, { amounts: [1000] });
    const second = await getBoard(first['hydra:view']?.['hydra:next'] ?? '');
    expect(placesOf(second).map(([, , amount]) => amount)).toEqual([60, 60, 60, 50]);
    expect(placesOf(second)[0]).toEqual([6, 3, 60]);
  });

  test('of a platform or a country ranks only its scores', async () => {
    const orbit = await addPlatform(server.database, { en: 'Orbit 64' });
    const pocket = await addPlatform(server.database, { en: 'Pocket' });
    const chart = await addChart(server.database, { platformIds: [orbit, pocket] });
    await addScore(chart, { amounts: [30], platform: orbit, country: 'FR' });
    await addScore(chart, { amounts: [20], platform: pocket, country: 'IT' });
    await addScore(chart, { amounts: [10], platform: orbit, country: 'IT' });
    const path = `/api/charts/${chart}/ranking`;
    const ofOrbit = await getBoard(`${path}?platform=${orbit}`);
    expect(placesOf(ofOrbit)).toEqual([
      [1, 1, 30],
      [2, 1, 10],
    ]);
    // Points are those of the board of everyone, where the second of the platform is the third.
    expect(ofOrbit['hydra:member'].map(({ points }) => points)).toEqual([300, 192]);
    expect(ofOrbit['hydra:member'][1]).toMatchObject({
      of: 2,
      platform: { id: orbit, name: 'Orbit 64' },
    });
    const pages = await readPages(`${path}?country=IT&itemsPerPage=1`);
    expect(pages.flatMap(placesOf)).toEqual([
      [1, 1, 20],
      [2, 1, 10],
    ]);
    expect(placesOf(await getBoard(`${path}?country=BR`))).toEqual([]);
    expect(placesOf(await getBoard(`${path}?country=IT&platform=${orbit}`))).toEqual([[1, 1, 10]]);
  });

  test('keeps the score of a deleted account, without a name', async () => {
    const chart = await addChart(server.database);
    const userId = await addScore(chart, { amounts: [5] });
    await server.database.deleteFrom('users').where('id', '=', userId).execute();
    const board = await getBoard(`/api/charts/${chart}/ranking`);
    expect(board['hydra:member']).toMatchObject([{ player: { username: null, slug: null } }]);
  });

  test.each([
    'platform=x',
    'country=fr',
    'itemsPerPage=x',
    'after=x',
    `after=${Buffer.from('{"key":"zz","changed":1,"id":1}').toString('base64url')}`,
    `after=${Buffer.from('{"key":"00","changed":-1,"id":1}').toString('base64url')}`,
    `after=${Buffer.from('{"key":"00","changed":1,"id":99999999999}').toString('base64url')}`,
    `after=${'A'.repeat(400)}`,
  ])('returns 400 for %s', async (query) => {
    const chart = await addChart(server.database);
    const response = await server.app.inject({ url: `/api/charts/${chart}/ranking?${query}` });
    expect(response.statusCode).toBe(400);
    readContract(Problem, response.json<unknown>());
  });

  test('returns 404 for a draft, and for a chart that does not exist', async () => {
    const draft = await addChart(server.database, { gameStatus: 'draft' });
    for (const id of [draft, 999_999]) {
      const { statusCode } = await server.app.inject({ url: `/api/charts/${id}/ranking` });
      expect(statusCode).toBe(404);
    }
  });
});

test('values that differ only in decimals that are usually left out have them', async () => {
  const format = sampleFormats.shownHundredths;
  const textsOf = async (amounts: number[]) => {
    const chart = await addChart(server.database, { format, better: ['lower'] });
    for (const amount of amounts) await addScore(chart, { amounts: [amount] });
    const board = await getBoard(`/api/charts/${chart}/ranking`);
    return board['hydra:member'].map(({ values }) => values.map(({ text }) => text).join());
  };
  expect(await textsOf([65_431, 65_431, 65_441])).toEqual(['1:05.43', '1:05.43', '1:05.44']);
  expect(await textsOf([65_431, 65_439, 70_000])).toEqual(['1:05.431', '1:05.439', '1:10.000']);
});
