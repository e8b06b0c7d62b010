import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerStandingCollection } from '../../../../../src/contract/schemas/standings';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let platform: number;
/** Without games. */
let unused: number;

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  platform = await addPlatform(database, { en: 'One' });
  unused = await addPlatform(database, { en: 'Unused' });
  const other = await addPlatform(database, { en: 'Two' });
  const platformIds = [platform, other];
  const charts = [
    await addChart(database, { platformIds }),
    await addChart(database, { platformIds }),
  ];
  // The first one is behind the others on the board of everyone.
  for (const [amounts, on] of [
    [[500, 400], platform],
    [[400, 400], platform],
    [[900, 900], other],
    [[950, 950], null],
  ] as const)
    await postScores(database, {
      userId: await addMember(database),
      at: new Date('2026-05-01T10:00:00Z'),
      scores: amounts.map((amount, index) =>
        scoreToPost(charts[index] ?? 0, { amounts: [amount], platform: on }),
      ),
    });
  await rankEverything(database);
});
afterAll(async () => server?.close());

const pathOf = (id: number) => `/api/platforms/${id}/ranking`;

async function read(query = '', headers: Record<string, string> = {}) {
  const { statusCode, body } = await server.app.inject({
    url: `${pathOf(platform)}${query}`,
    headers,
  });
  expect(statusCode).toBe(200);
  return readContract(PlayerStandingCollection, JSON.parse(body));
}

test('has the points and medals of places on the boards of the platform alone', async () => {
  const found = await read();
  expect(found['hydra:totalItems']).toBe(2);
  expect(found['hydra:member']).toMatchObject([
    { rank: 1, of: 2, points: 380, medals: [1, 2, 0, 0, 0, 0], nbScore: 2, gamePoints: 0 },
    { rank: 2, of: 2, points: 340, medals: [0, 1, 1, 0, 0, 0], nbScore: 2 },
  ]);
  expect(found['hydra:member'][0]?.['@id']).toMatch(
    new RegExp(`^${pathOf(platform)}\\?by=points#\\d+$`),
  );
});

test.each(['points', 'medals'])('by %s leads from page to page and back', async (by) => {
  const first = await read(`?by=${by}&itemsPerPage=1`);
  const next = first['hydra:view']?.['hydra:next']?.slice(pathOf(platform).length) ?? '';
  const second = await read(next);
  expect(second['hydra:member']).toMatchObject([{ rank: 2 }]);
  const previous = second['hydra:view']?.['hydra:previous']?.slice(pathOf(platform).length) ?? '';
  expect((await read(previous))['hydra:member']).toEqual(first['hydra:member']);
});

test('starts around a player and a name', async () => {
  const [, second] = (await read())['hydra:member'];
  const id = second?.['@id'].split('#')[1] ?? '';
  expect((await read(`?player=${id}&itemsPerPage=1`)).around).toBe(Number(id));
  const found = await read(`?search=${second?.player.username ?? ''}&itemsPerPage=1`);
  expect(found['hydra:member']).toMatchObject([{ rank: 2 }]);
});

test('a member without scores there has no place, and a guest cannot ask', async () => {
  const own = await joinAs(server);
  expect((await read('?own=me', own.headers)).own).toBeNull();
  const { statusCode } = await server.app.inject({ url: `${pathOf(platform)}?around=me` });
  expect(statusCode).toBe(401);
});

test('says that it follows a chart as a whole', async () => {
  const { database } = server;
  expect((await read('?rank=1')).counting).toBeUndefined();
  await database
    .insertInto('platformChanges')
    .columns(['chartId'])
    .expression((eb) => eb.selectFrom('charts').select('id').limit(1))
    .execute();
  expect((await read('?rank=2')).counting).toBe(true);
  await rankEverything(database);
});

test('a platform without games is not found, and an unknown board is refused', async () => {
  const missing = await server.app.inject({ url: pathOf(unused) });
  expect(missing.statusCode).toBe(404);
  readContract(Problem, missing.json());
  const refused = await server.app.inject({ url: `${pathOf(platform)}?by=cups` });
  expect(refused.statusCode).toBe(400);
});
