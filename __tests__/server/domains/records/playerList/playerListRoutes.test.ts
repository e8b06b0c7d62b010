import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { ListedPlayerCollection } from '../../../../../src/contract/schemas/players';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

type Joined = Awaited<ReturnType<typeof joinAs>>;

let server: TestServer;
const members: Joined[] = [];
const charts: number[] = [];

async function post({ id }: Joined, amount: number, { chart = charts[0] ?? 0, day = 1 } = {}) {
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  await postScores(server.database, {
    userId: id,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date(Date.UTC(2026, 4, day)),
  });
}

const settle = async () => rankEverything(server.database);
const rename = async ({ id }: Joined, username: string) =>
  server.database.updateTable('users').set({ username }).where('id', '=', id).execute();

/** Four players, of whom the one with most points has not posted lately, and a member without scores. */
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  charts.push(await addChart(server.database), await addChart(server.database));
  for (const name of ['Amaro', 'Bruno', 'maroon', 'Zoe', 'Idle']) {
    const member = await joinAs(server);
    await rename(member, name);
    members.push(member);
  }
  for (const [index, member] of members.slice(0, 4).entries())
    await post(member, 900 - 100 * index, { day: 1 + index });
  await settle();
});
afterAll(async () => server?.close());

async function get(query = '') {
  const response = await server.app.inject({
    url: query.startsWith('/') ? query : `${paths.players}${query}`,
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const list = async (query = '') => readContract(ListedPlayerCollection, (await get(query)).body);
const namesOf = (page: Awaited<ReturnType<typeof list>>) =>
  page['hydra:member'].map(({ player }) => player.username);
const names = async (query = '') => namesOf(await list(query));
const member = (index: number): Joined => {
  const found = members[index];
  if (!found) throw new Error('There is no such member.');
  return found;
};

test('lists the players with scores by points, the last score or the age of the account', async () => {
  expect(await names()).toEqual(['Amaro', 'Bruno', 'maroon', 'Zoe']);
  expect(await names('?order=active')).toEqual(['Zoe', 'maroon', 'Bruno', 'Amaro']);
  expect(await names('?order=newest')).toEqual(['Zoe', 'maroon', 'Bruno', 'Amaro']);
  const { 'hydra:totalItems': total, 'hydra:member': items, more } = await list();
  expect({ total, more }).toEqual({ total: 4, more: undefined });
  expect(items[0]).toMatchObject({
    player: { username: 'Amaro', country: null },
    medals: [1, 1, 0, 0, 0, 0],
    nbScore: 1,
    nbGame: 1,
    lastScoreAt: '2026-05-01T00:00:00.000Z',
  });
});

test('leads from page to page and back', async () => {
  const first = await list('?itemsPerPage=2&order=active');
  expect(first['hydra:view']?.['hydra:previous']).toBeUndefined();
  const second = await list(first['hydra:view']?.['hydra:next']);
  expect(namesOf(second)).toEqual(['Bruno', 'Amaro']);
  expect(second['hydra:view']?.['hydra:next']).toBeUndefined();
  const back = await list(second['hydra:view']?.['hydra:previous']);
  expect(namesOf(back)).toEqual(['Zoe', 'maroon']);
  expect(back['hydra:view']?.['hydra:previous']).toBeUndefined();
});

test('finds names that begin with a text, then those that contain it', async () => {
  expect(await names('?search=MARO')).toEqual(['maroon', 'Amaro']);
  // Two letters are in most names.
  expect(await names('?search=ma')).toEqual(['maroon']);
  expect(await names('?search=nobody')).toEqual([]);
  expect(await names('?search=idle')).toEqual([]);
});

test('narrows the list to a country, which follows its player', async () => {
  const { headers } = member(1);
  const setCountry = async (country: string | null) =>
    server.app.inject({ method: 'PUT', url: paths.myPlayer, headers, payload: { country } });
  await setCountry('PT');
  expect(await names('?country=PT')).toEqual(['Bruno']);
  expect(await names('?country=PT&order=active')).toEqual(['Bruno']);
  expect(await names('?country=PT&order=newest')).toEqual(['Bruno']);
  expect(await names('?country=PT&search=b')).toEqual(['Bruno']);
  expect(await names('?country=PT&search=a')).toEqual([]);
  await setCountry(null);
  expect(await names('?country=PT')).toEqual([]);
});

test('follows the name, the scores and the end of an account', async () => {
  const newcomer = await joinAs(server);
  await rename(newcomer, 'Fresh_one');
  await post(newcomer, 1, { day: 20 });
  expect(await names('?search=fresh')).toEqual([]);
  await settle();
  expect(await names('?order=active')).toEqual(['Fresh_one', 'Zoe', 'maroon', 'Bruno', 'Amaro']);
  await rename(newcomer, 'Other_one');
  expect(await names('?search=fresh')).toEqual([]);
  expect(await names('?search=other')).toEqual(['Other_one']);
  await post(newcomer, 1, { chart: charts[1] ?? 0, day: 21 });
  await settle();
  expect((await list('?search=other'))['hydra:member']).toMatchObject([
    { nbGame: 2, lastScoreAt: '2026-05-21T00:00:00.000Z' },
  ]);
  await sql`update scores set state = 'withdrawn', ranked = false where chart_id = ${charts[1]}`.execute(
    server.database,
  );
  await settle();
  expect((await list('?search=other'))['hydra:member']).toMatchObject([
    { nbGame: 1, lastScoreAt: '2026-05-20T00:00:00.000Z' },
  ]);
  await server.database.deleteFrom('users').where('id', '=', newcomer.id).execute();
  expect(await names('?search=other')).toEqual([]);
  expect(await names()).not.toContain(null);
});

test('removes a player who has withdrawn everything, and lists one who posts again', async () => {
  const withdraw = (state: string, ranked: boolean) =>
    sql`update scores s set state = ${state}, ranked = ${ranked} from players p
      where p.id = s.player_id and p.user_id = ${member(3).id}`.execute(server.database);
  await withdraw('withdrawn', false);
  await settle();
  expect(await names('?search=zoe')).toEqual([]);
  await withdraw('none', true);
  await settle();
  expect(await names('?search=zoe')).toEqual(['Zoe']);
});

test.each([
  'order=random',
  'country=Portugal',
  'after=nonsense',
  'before=nonsense',
  'search=x&after=eyJieSI6MSwiaWQiOjF9',
  'itemsPerPage=x',
  `search=${'x'.repeat(101)}`,
])('%s is refused', async (query) => {
  const { status, body } = await get(`?${query}`);
  expect(status).toBe(400);
  readContract(Problem, body);
});
