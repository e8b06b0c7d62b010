import { Problem } from '../../../../src/contract/schemas/errors';
import {
  Game,
  GameCollection,
  Group,
  GroupCollection,
  PlatformCollection,
  SeriesCollection,
} from '../../../../src/contract/schemas/games';
import { addGame, addPlatform, addSeries } from '../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readContract } from '../../../support/readContract';

let server: TestServer;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  ids.series = await addSeries(database, { en: 'Star Saga', ja: '星の物語' });
  ids.orbit = await addPlatform(database, { en: 'Orbit 64' });
  ids.pocket = await addPlatform(database, { en: 'Pocket', fr: 'Poche' });
  ids.star = await addGame(database, {
    names: { en: 'Élan of Stars', ja: '星の勢い', 'zh-cn': '星ガギぐ' },
    rules: { en: 'No turbo.' },
    publishedAt: '2020-01-01T00:00:00Z',
    seriesId: ids.series,
    platformIds: [ids.orbit, ids.pocket],
    scoreCount: 5,
    groups: [
      { names: { en: 'Second' }, position: 2, dlc: true },
      { names: { en: 'First', fr: 'Premier' }, position: 1, charts: 2, retired: 1 },
    ],
  });
  ids.bus = await addGame(database, {
    names: { en: 'Bus 100%_stop' },
    publishedAt: '2024-01-01T00:00:00Z',
    status: 'closed',
    platformIds: [ids.pocket],
    scoreCount: 9,
  });
  ids.number = await addGame(database, {
    names: { fr: '9 vies' },
    publishedAt: '2022-01-01T00:00:00Z',
  });
  for (const status of ['draft', 'charting', 'picture', 'ready'] as const)
    ids[status] = await addGame(database, { names: { en: `Hidden ${status}` }, status });
});
afterAll(async () => server?.close());

async function get(url: string, language = 'en') {
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  return { response, status: response.statusCode, body: response.json<unknown>() };
}

async function list(query: string, language = 'en') {
  const { status, body } = await get(`/api/games?${query}`, language);
  expect(status).toBe(200);
  return readContract(GameCollection, body);
}

const idsOf = (collection: { 'hydra:member': { id: number }[] }) =>
  collection['hydra:member'].map(({ id }) => id);

describe('the list of games', () => {
  test('contains active and closed games, by name', async () => {
    const games = await list('');
    expect(idsOf(games)).toEqual([ids.number, ids.bus, ids.star]);
    expect(games['hydra:totalItems']).toBe(3);
  });

  test.each([
    ['order=newest', ['bus', 'number', 'star']],
    ['order=played', ['bus', 'star', 'number']],
    ['letter=e', ['star']],
    ['letter=0', ['number']],
    ['search=ELAN', ['star']],
    ['search=stars%20elan', ['star']],
    ['search=100%25_', ['bus']],
    ['search=0_s', []],
    ['search=星', ['star']],
    ['search=がぎグ', ['star']],
    ['platform=pocket', ['bus', 'star']],
    ['platform=orbit', ['star']],
    ['series=series', ['star']],
    ['itemsPerPage=1&page=2', ['bus']],
    ['itemsPerPage=1&page=9', []],
  ])('%s', async (query, expected) => {
    const named = query.replace(/(platform|series)=(\w+)/, (_, name, key) => `${name}=${ids[key]}`);
    expect(idsOf(await list(named))).toEqual(expected.map((name) => ids[name]));
  });

  test('sorts and filters by the names that the reader sees', async () => {
    const games = await list('letter=0', 'ja');
    expect(games['hydra:member'].map(({ name, locale }) => [name, locale])).toEqual([
      ['9 vies', 'fr'],
      ['星の勢い', 'ja'],
    ]);
  });

  test.each(['order=price', 'letter=ab', 'platform=x', 'series=0', 'page=0'])(
    'returns 400 for %s',
    async (query) => {
      const { status, body } = await get(`/api/games?${query}`);
      expect(status).toBe(400);
      readContract(Problem, body);
    },
  );

  test('has links to the neighbouring pages with the same filters', async () => {
    const games = await list('itemsPerPage=1&order=played&page=2');
    expect(games['hydra:view']).toMatchObject({
      'hydra:previous': '/api/games?itemsPerPage=1&order=played&page=1',
      'hydra:next': '/api/games?itemsPerPage=1&order=played&page=3',
    });
  });
});

describe('a game', () => {
  test('has its series, platforms, rules and groups in the reader’s language, or in English', async () => {
    const { body, response } = await get(`/api/games/${ids.star}`, 'fr');
    const game = readContract(Game, body);
    expect(game).toMatchObject({
      name: 'Élan of Stars',
      locale: 'en',
      series: { name: 'Star Saga' },
      platforms: [{ name: 'Orbit 64' }, { name: 'Poche', locale: 'fr' }],
      rules: { text: 'No turbo.', locale: 'en' },
      groups: [
        { name: 'Premier', locale: 'fr', dlc: false, nbChart: 2, nbScore: 20 },
        { name: 'Second', locale: 'en', dlc: true, nbChart: 0, nbScore: 0 },
      ],
    });
    expect(response.headers['content-language']).toBe('en');
  });

  test('has no series, platforms, rules or groups where there are none', async () => {
    const { body } = await get(`/api/games/${ids.number}`);
    expect(readContract(Game, body)).toMatchObject({
      series: null,
      platforms: [],
      rules: null,
      groups: [],
      pictureSources: [],
    });
  });

  test('has a collection of its groups', async () => {
    const { body } = await get(`/api/games/${ids.star}/groups`);
    const groups = readContract(GroupCollection, body);
    expect(groups['hydra:member'].map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  test.each(['draft', 'charting', 'picture', 'ready'])(
    'is not found while it is %s',
    async (status) => {
      for (const path of ['', '/groups']) {
        const found = await get(`/api/games/${ids[status]}${path}`);
        expect(found.status).toBe(404);
        expect(readContract(Problem, found.body)).toMatchObject({
          detail: 'This game does not exist or has been removed.',
        });
      }
    },
  );

  test.each(['0', 'x', '999999', '99999999999'])('is not found under the id %s', async (id) => {
    expect((await get(`/api/games/${id}`)).status).toBe(404);
  });
});

describe('a group', () => {
  const firstGroup = async (gameId: number) => {
    const { body } = await get(`/api/games/${gameId}/groups`);
    const [group] = readContract(GroupCollection, body)['hydra:member'];
    if (!group) throw new Error('The game has no group.');
    return group;
  };

  test('has its name, counts and game in the reader’s language', async () => {
    const { id } = await firstGroup(ids.star ?? 0);
    const { status, body, response } = await get(`/api/groups/${id}`, 'fr');
    expect(status).toBe(200);
    expect(response.headers['content-language']).toBe('fr');
    expect(readContract(Group, body)).toMatchObject({
      '@id': `/api/groups/${id}`,
      name: 'Premier',
      locale: 'fr',
      dlc: false,
      ranked: true,
      nbChart: 2,
      nbScore: 20,
      game: { id: ids.star, name: 'Élan of Stars', locale: 'en' },
    });
  });

  test('falls back to the English name, and to the only one there is', async () => {
    const { id } = await firstGroup(ids.star ?? 0);
    const { body } = await get(`/api/groups/${id}`, 'ja');
    expect(readContract(Group, body)).toMatchObject({
      name: 'First',
      locale: 'en',
      game: { name: '星の勢い', locale: 'ja' },
    });
    const french = await addGame(server.database, {
      names: { fr: 'Jeu' },
      groups: [{ names: { it: 'Corse' } }],
    });
    const other = await firstGroup(french);
    expect(readContract(Group, (await get(`/api/groups/${other.id}`)).body)).toMatchObject({
      name: 'Corse',
      locale: 'it',
      game: { name: 'Jeu', locale: 'fr' },
    });
  });

  test('returns 404 while its game is not public, and for one that does not exist', async () => {
    const draft = await addGame(server.database, {
      names: { en: 'Hidden' },
      status: 'draft',
      groups: [{ names: { en: 'Hidden' } }],
    });
    const { id } = await server.database
      .selectFrom('chartGroups')
      .select('id')
      .where('gameId', '=', draft)
      .executeTakeFirstOrThrow();
    for (const unknown of [id, 999_999, 'x', '0', '2147483648']) {
      const { status, body } = await get(`/api/groups/${unknown}`);
      expect([unknown, status]).toEqual([unknown, 404]);
      expect(readContract(Problem, body).message).toContain('group');
    }
  });
});

describe('the platforms and series', () => {
  test('are those of public games, by their name in the reader’s language', async () => {
    const draftOnly = await addPlatform(server.database, { en: 'Draft console' });
    await addGame(server.database, {
      names: { en: 'Hidden on a console' },
      status: 'draft',
      platformIds: [draftOnly],
    });
    const english = readContract(PlatformCollection, (await get('/api/platforms')).body);
    expect(english['hydra:member'].map(({ id, name, nbGame }) => [id, name, nbGame])).toEqual([
      [ids.orbit, 'Orbit 64', 1],
      [ids.pocket, 'Pocket', 2],
    ]);
    const french = readContract(PlatformCollection, (await get('/api/platforms', 'fr')).body);
    expect(french['hydra:member'].map(({ name, locale }) => [name, locale])).toEqual([
      ['Orbit 64', 'en'],
      ['Poche', 'fr'],
    ]);
    const series = readContract(SeriesCollection, (await get('/api/series', 'ja')).body);
    expect(series['hydra:member']).toMatchObject([{ id: ids.series, name: '星の物語', nbGame: 1 }]);
  });

  test('are at their paths as in the list', async () => {
    const platforms = readContract(PlatformCollection, (await get('/api/platforms')).body);
    const series = readContract(SeriesCollection, (await get('/api/series')).body);
    expect(platforms['hydra:member']).toHaveLength(2);
    for (const item of [...platforms['hydra:member'], ...series['hydra:member']]) {
      expect(await get(item['@id'])).toMatchObject({ status: 200, body: item });
    }
    for (const path of ['/api/platforms', '/api/series']) {
      for (const unknown of ['999999', 'x', '0']) {
        expect((await get(`${path}/${unknown}`)).status).toBe(404);
      }
    }
  });
});
