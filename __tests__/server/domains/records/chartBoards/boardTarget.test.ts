import { randomUUID } from 'node:crypto';
import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addScores } from '../../../../support/records/addScores';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { createMember } from '../../../../support/server/members';

let server: TestServer;
let chart: number;

async function addNamed(username: string, amount: number) {
  const { id: userId } = await createMember(server, { username });
  const score = { chart, amounts: [amount], platform: null, achievedOn: null };
  await postScores(server.database, {
    userId,
    scores: [{ ...score, key: randomUUID(), confirmed: [] }],
    at: new Date('2026-05-01T10:00:00Z'),
  });
}

beforeAll(async () => {
  server = await createTestServer();
  chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 60, value: 'n * 10' });
  await addNamed('kestrel77', 305);
  await addNamed('Kestrel', 405);
  await addNamed('under_score', 205);
  await createMember(server, { username: 'kes_elsewhere' });
});
afterAll(async () => server?.close());

async function find(query: string) {
  const response = await server.app.inject({
    url: `${paths.chartRanking(chart)}?itemsPerPage=11&${query}`,
  });
  expect(response.statusCode).toBe(200);
  return readContract(RankingCollection, response.json<unknown>());
}

test.each([
  ['kestrel77', 'kestrel77'],
  // The name itself goes before longer ones.
  ['KESTREL', 'Kestrel'],
  ['kes', 'Kestrel'],
  ['under_', 'under_score'],
])('the player “%s” is in the middle of the page, and named by it', async (search, username) => {
  const { around, 'hydra:member': items } = await find(`search=${encodeURIComponent(search)}`);
  expect(items).toHaveLength(11);
  expect(items[5]).toMatchObject({ id: around, player: { username } });
  const { 'hydra:member': same } = await find(`player=${items[5]?.player.id}`);
  expect(same.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test.each([
  'search=estrel',
  'search=%25',
  'search=underxscore',
  'search=kes_elsewhere',
  'player=999999',
])('without a score of the player there is no page: %s', async (query) => {
  expect(await find(query)).toMatchObject({
    around: null,
    'hydra:member': [],
    'hydra:totalItems': 63,
  });
});

test('a page that is around nobody names no score', async () => {
  expect(await find('rank=3')).not.toHaveProperty('around');
});
