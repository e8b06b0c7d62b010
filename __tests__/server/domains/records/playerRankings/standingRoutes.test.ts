import { randomUUID } from 'node:crypto';
import { Problem } from '../../../../../src/contract/schemas/errors';
import {
  GameStandingCollection,
  PlayerStandingCollection,
} from '../../../../../src/contract/schemas/standings';
import {
  deltaOf,
  type PlayerDeltas,
} from '../../../../../src/server/domains/records/payments/playerDeltas';
import { addToTotals } from '../../../../../src/server/domains/records/payments/writeTotals';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
/** Five members with scores on the chart of one game, and two of them on another's. */
const members: number[] = [];
const games: number[] = [];
const posted = [
  [500, 400, 400, 300, 200],
  [10, 20],
];

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  for (const amounts of posted) {
    const chart = await addChart(database);
    const { gameId } = await database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('gameTranslations')
      .values({ gameId, language: 'en', name: `Game ${gameId}` })
      .execute();
    games.push(gameId);
    for (const [index, amount] of amounts.entries()) {
      const userId = members[index] ?? (await addMember(database));
      members[index] = userId;
      const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
      const scores = [{ ...score, key: randomUUID() }];
      await postScores(database, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
    }
  }
  await rankEverything(database);
});
afterAll(async () => server?.close());

async function get(url: string) {
  const response = await server.app.inject({ url });
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function readPages(url: string) {
  const all: { rank: number; points: number; username: string | null }[][] = [];
  for (let next: string | undefined = url; next !== undefined;) {
    const { body } = await get(next);
    const page = readContract(GameStandingCollection, body);
    all.push(
      page['hydra:member'].map(({ rank, points, player }) => ({
        rank,
        points,
        username: player.username,
      })),
    );
    next = page['hydra:view']?.['hydra:next'];
  }
  return all;
}

describe('the ranking of a game', () => {
  test.each([1, 2, 3, 50])('has the same ranks on pages of %d', async (size) => {
    const pages = await readPages(`/api/games/${games[0]}/ranking?itemsPerPage=${size}`);
    expect(pages).toHaveLength(Math.ceil(5 / size));
    expect(pages.flat().map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5]);
    expect(new Set(pages.flat().map(({ username }) => username)).size).toBe(5);
  });

  test.each([1, 2, 50])('by medals has the same ranks on pages of %d', async (size) => {
    const pages = await readPages(`/api/games/${games[0]}/ranking?by=medals&itemsPerPage=${size}`);
    expect(pages.flat().map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5]);
  });

  test('has the points, medals and scores of each player', async () => {
    const { body } = await get(`/api/games/${games[1]}/ranking?by=game-points`);
    const board = readContract(GameStandingCollection, body);
    expect(board['hydra:totalItems']).toBe(2);
    expect(board['hydra:member']).toMatchObject([
      { rank: 1, of: 2, points: 200, medals: [1, 1, 0, 0, 0, 0], nbScore: 1, nbProved: 0 },
      { rank: 2, of: 2, medals: [0, 0, 1, 0, 0, 0] },
    ]);
  });

  test('says, like those of all players, while totals of a very large tie are being counted', async () => {
    const change = async (by: number) =>
      server.database
        .updateTable('gameRankings')
        .set(({ eb }) => ({ tiesChanged: eb('tiesChanged', '+', by) }))
        .where('gameId', '=', games[0] ?? 0)
        .execute();
    const countingOf = async () => {
      const urls = [`/api/games/${games[0]}/ranking`, `/api/games/${games[1]}/ranking`];
      const pages = await Promise.all([...urls, '/api/rankings/points'].map(get));
      return pages.map(({ body }) => readContract(GameStandingCollection, body).counting);
    };
    expect(await countingOf()).toEqual([undefined, undefined, undefined]);
    await change(1);
    expect(await countingOf()).toEqual([true, undefined, true]);
    await change(-1);
  });

  test('returns 404 for a game that does not exist', async () => {
    const { status, body } = await get('/api/games/999999/ranking');
    expect(status).toBe(404);
    readContract(Problem, body);
  });
});

describe('a ranking of all players', () => {
  test.each(['points', 'game-points', 'medals', 'cups', 'proofs', 'badges'])(
    'by %s has everyone once, the best first, on pages of any size',
    async (board) => {
      const { body } = await get(`/api/rankings/${board}`);
      const whole = readContract(PlayerStandingCollection, body)['hydra:member'];
      expect(whole).toHaveLength(5);
      const ranks = whole.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const size of [1, 2]) {
        const pages = await readPages(`/api/rankings/${board}?itemsPerPage=${size}`);
        expect(pages.flat().map(({ rank, username }) => [rank, username])).toEqual(
          whole.map(({ rank, player }) => [rank, player.username]),
        );
      }
    },
  );

  test('around a member has the member in the middle of the page, for nobody else', async () => {
    const { database } = server;
    const url = '/api/rankings/points?around=me&itemsPerPage=3';
    const own = await joinAs(server);
    const read = async () => server.app.inject({ url, headers: own.headers });
    const of = ({ body }: { body: string }) =>
      readContract(PlayerStandingCollection, JSON.parse(body))['hydra:member'];
    expect(of(await read())).toEqual([]);
    const whole = of(await server.app.inject({ url: '/api/rankings/points' }));
    const id = whole[2]?.player.id ?? 0;
    const { userId } = await database
      .selectFrom('players')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const give = async (to: number | null) =>
      database.updateTable('players').set({ userId: to }).where('id', '=', id).execute();
    await database.deleteFrom('players').where('userId', '=', own.id).execute();
    await give(own.id);
    const response = await read();
    await give(userId);
    expect(of(response).map(({ rank }) => rank)).toEqual(whole.slice(1, 4).map(({ rank }) => rank));
    expect(of(response)[1]?.player.username).toBe(own.username);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((await get(url)).status).toBe(401);
  });

  test('within a country has its players, ranked among themselves, on pages of any size', async () => {
    await server.database
      .updateTable('players')
      .set({ country: 'FR' })
      .where('userId', 'in', members.slice(1, 4))
      .execute();
    await rankEverything(server.database);
    const { body } = await get('/api/rankings/points?country=FR');
    const whole = readContract(PlayerStandingCollection, body);
    expect(whole['hydra:totalItems']).toBe(3);
    const shown = whole['hydra:member'].map(({ rank, of, player }) => [rank, of, player.country]);
    expect(shown).toEqual([
      [1, 3, 'FR'],
      [2, 3, 'FR'],
      [3, 3, 'FR'],
    ]);
    for (const size of [1, 2]) {
      const pages = await readPages(`/api/rankings/points?country=FR&itemsPerPage=${size}`);
      expect(pages.flat().map(({ username }) => username)).toEqual(
        whole['hydra:member'].map(({ player }) => player.username),
      );
    }
    const last = whole['hydra:member'][2]?.player;
    const found = await get(`/api/rankings/points?country=FR&search=${last?.username}`);
    expect(readContract(PlayerStandingCollection, found.body).around).toBe(last?.id);
    const none = await get(`/api/rankings/points?country=JP&player=${last?.id}`);
    expect(none.body).toMatchObject({ around: null, 'hydra:totalItems': 0, 'hydra:member': [] });
  });

  test.each(['week', 'month', 'year'])('of a %s has what was gained in it', async (window) => {
    const gains = async (board = 'points', country = '') => {
      const narrowed = country && `&country=${country}`;
      const { body } = await get(`/api/rankings/${board}?window=${window}${narrowed}`);
      return readContract(PlayerStandingCollection, body)['hydra:member'];
    };
    const day = server.now().toISOString().slice(0, 10);
    await server.database.deleteFrom('playerGains').execute();
    await server.database.deleteFrom('playerAwardGains').execute();
    // The set-up ranked later than the server's clock.
    await server.database.updateTable('playerTotals').set({ day }).execute();
    expect(await gains()).toEqual([]);
    const deltas: PlayerDeltas = new Map();
    const { id } = await server.database
      .selectFrom('players')
      .select('id')
      .where('userId', '=', members[3] ?? 0)
      .executeTakeFirstOrThrow();
    Object.assign(deltaOf(deltas, id), {
      points: 70,
      scores: 2,
      gamePoints: 7,
      medals: [1, 1, -1, 0, 0, 0],
      cups: [0, 0, 0, 1],
      proved: 1,
      badgePoints: 30,
    });
    await server.database
      .transaction()
      .execute(async (transaction) =>
        addToTotals(transaction, { deltas, now: new Date(`${day}T00:00:00Z`) }),
      );
    expect(await gains()).toMatchObject([
      { rank: 1, of: 1, points: 70, gamePoints: 7, nbScore: 2, nbProved: 1, player: { id } },
    ]);
    expect(await gains('game-points')).toMatchObject([{ gamePoints: 7, points: 70, nbScore: 2 }]);
    expect(await gains('medals')).toMatchObject([
      { rank: 1, of: 1, medals: [1, 1, -1, 0, 0, 0], points: 0, nbScore: 0, player: { id } },
    ]);
    expect(await gains('cups')).toMatchObject([{ cups: [0, 0, 0, 1], medals: [1, 1, 0, 0, 0, 0] }]);
    expect(await gains('proofs')).toMatchObject([{ nbProved: 1, player: { id } }]);
    expect(await gains('badges')).toMatchObject([{ badgePoints: 30, nbBadge: 0 }]);
    expect(await gains('medals', 'JP')).toEqual([]);
  });

  test('adds up the points and cups of all games', async () => {
    const { body } = await get('/api/rankings/points');
    const [best] = readContract(PlayerStandingCollection, body)['hydra:member'];
    const ofGames = (
      await Promise.all(games.map(async (game) => readPages(`/api/games/${game}/ranking`)))
    ).flat(2);
    const own = ofGames.filter(({ username }) => username === best?.player.username);
    expect(own).toHaveLength(2);
    expect(best?.points).toBe(own.reduce((sum, { points }) => sum + points, 0));
    const gold = readContract(PlayerStandingCollection, (await get('/api/rankings/cups')).body);
    expect(gold['hydra:member'][0]?.cups.slice(0, 2)).toEqual([1, 1]);
  });

  test.each([
    ['/api/rankings/luck', 404],
    ['/api/rankings/points?after=x', 400],
    [
      `/api/rankings/medals?after=${Buffer.from('{"counts":[1],"id":1}').toString('base64url')}`,
      400,
    ],
    ['/api/rankings/points?itemsPerPage=x', 400],
    ['/api/rankings/points?country=fr', 400],
    ['/api/rankings/points?window=day', 400],
    ['/api/rankings/points?window=week&country=fr', 400],
    ['/api/rankings/points?window=week&at=2026-11-01', 400],
  ])('%s returns %d', async (url, expected) => {
    const { status, body } = await get(url);
    expect(status).toBe(expected);
    readContract(Problem, body);
  });
});
