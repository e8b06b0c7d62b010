import { Chart, ChartCollection } from '../../../../src/contract/schemas/charts';
import { Problem } from '../../../../src/contract/schemas/errors';
import { addChart } from '../../../support/server/addChart';
import { addGame, addPlatform } from '../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

async function get(url: string, language = 'en') {
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers };
}

const groupOf = async (chart: number) =>
  server.database
    .selectFrom('charts')
    .select(['groupId', 'gameId'])
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();

describe('the charts of a group', () => {
  test('are in their order, without retired ones', async () => {
    const gameId = await addGame(server.database, {
      names: { en: 'Ordered' },
      groups: [{ names: { en: 'Only' }, charts: 3, retired: 1 }],
    });
    const charts = await server.database
      .selectFrom('charts')
      .select(['id', 'groupId', 'status'])
      .where('gameId', '=', gameId)
      .orderBy('position')
      .execute();
    const { status, body } = await get(`/api/groups/${charts[0]?.groupId}/charts`);
    expect(status).toBe(200);
    const list = readContract(ChartCollection, body);
    const open = charts.filter((chart) => chart.status === 'open').map(({ id }) => id);
    expect(open).toHaveLength(3);
    expect(list['hydra:member'].map(({ id }) => id)).toEqual(open);
    expect(list['hydra:totalItems']).toBe(3);
  });

  test('return 404 for a draft, and for a group that does not exist', async () => {
    const { groupId } = await groupOf(await addChart(server.database, { gameStatus: 'draft' }));
    for (const id of [groupId, 999_999, 'x']) {
      const { status, body } = await get(`/api/groups/${id}/charts`);
      expect(status).toBe(404);
      expect(readContract(Problem, body).message).toContain('group');
    }
  });
});

describe('a chart', () => {
  test('has its game, group and columns in the reader’s language', async () => {
    const id = await addChart(server.database, { better: ['higher', 'lower'] });
    const { groupId, gameId } = await groupOf(id);
    await server.database
      .insertInto('gameTranslations')
      .values({ gameId, language: 'fr', name: 'Le jeu' })
      .execute();
    await server.database
      .insertInto('chartTranslations')
      .values([
        { chartId: id, language: 'en', name: 'Best lap' },
        { chartId: id, language: 'ja', name: 'ベストラップ' },
      ])
      .execute();
    await server.database
      .insertInto('chartValueTranslations')
      .values({ chartId: id, position: 2, language: 'en', name: 'Tries' })
      .execute();
    const { body, headers } = await get(`/api/charts/${id}`, 'ja');
    expect(headers['content-language']).toBe('ja');
    const chart = readContract(Chart, body);
    expect(chart).toMatchObject({
      name: 'ベストラップ',
      locale: 'ja',
      game: { id: gameId, name: 'Le jeu', locale: 'fr' },
      group: { id: groupId },
      mergedInto: null,
      counts: true,
    });
    expect(chart.columns.map(({ name, better }) => [name, better])).toEqual([
      ['', 'higher'],
      ['Tries', 'lower'],
    ]);
  });

  test('that is retired, or whose group does not rank, does not count', async () => {
    const retired = await addChart(server.database, { status: 'retired' });
    const casual = await addChart(server.database);
    await server.database
      .updateTable('chartGroups')
      .set({ ranked: false })
      .where('id', '=', (await groupOf(casual)).groupId)
      .execute();
    for (const id of [retired, casual])
      expect((await get(`/api/charts/${id}`)).body).toMatchObject({ counts: false });
  });

  test('that is retired names the chart that took over its scores', async () => {
    const successor = await addChart(server.database);
    const id = await addChart(server.database, { status: 'retired' });
    await server.database
      .updateTable('charts')
      .set({ mergedInto: successor })
      .where('id', '=', id)
      .execute();
    const { body } = await get(`/api/charts/${id}`);
    expect(readContract(Chart, body)).toMatchObject({
      status: 'retired',
      mergedInto: `/api/charts/${successor}`,
    });
  });

  test('has the platforms of its game, and its neighbours that are not retired', async () => {
    const platformIds = [
      await addPlatform(server.database, { en: 'Orbit 64' }),
      await addPlatform(server.database, { en: 'Pocket', fr: 'Poche' }),
    ];
    const gameId = await addGame(server.database, {
      names: { en: 'Neighbours' },
      platformIds,
      groups: [
        { names: { en: 'Before' }, position: 1, charts: 1 },
        { names: { en: 'Here' }, position: 2, charts: 3 },
        { names: { en: 'After' }, position: 3, charts: 1 },
      ],
    });
    const charts = await server.database
      .selectFrom('charts')
      .innerJoin('chartGroups', 'chartGroups.id', 'charts.groupId')
      .select('charts.id')
      .where('charts.gameId', '=', gameId)
      .where('chartGroups.position', '=', 2)
      .orderBy('charts.position')
      .execute();
    const [first, second, third] = charts.map(({ id }) => id);
    const neighboursOf = async (id = 0) => {
      const { body } = await get(`/api/charts/${id}`, 'fr');
      const { previous, next, platforms } = readContract(Chart, body);
      expect(platforms.map(({ name }) => name).toSorted()).toEqual(['Orbit 64', 'Poche']);
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await neighboursOf(first)).toEqual([null, second]);
    expect(await neighboursOf(second)).toEqual([first, third]);
    expect(await neighboursOf(third)).toEqual([second, null]);
    await server.database
      .updateTable('charts')
      .set({ status: 'retired' })
      .where('id', '=', second ?? 0)
      .execute();
    expect(await neighboursOf(first)).toEqual([null, third]);
    // A retired chart still has its place between them.
    expect(await neighboursOf(second)).toEqual([first, third]);
  });

  test('returns 404 for a draft, and for a chart that does not exist', async () => {
    const draft = await addChart(server.database, { gameStatus: 'draft' });
    for (const id of [draft, 999_999, 'x', '0'])
      expect((await get(`/api/charts/${id}`)).status).toBe(404);
  });
});
