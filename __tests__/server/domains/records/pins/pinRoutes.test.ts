import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { pinPaths } from '../../../../../src/contract/pinPaths';
import { maxPins } from '../../../../../src/contract/records/pins';
import { PublicMember } from '../../../../../src/contract/schemas/comments';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PinnedScores } from '../../../../../src/contract/schemas/pins';
import { PlayerScoreCollection } from '../../../../../src/contract/schemas/players';
import { readPinnedScores } from '../../../../../src/server/domains/records/pins/readPins';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { postOn } from '../../../../support/records/postOn';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

type Member = Awaited<ReturnType<typeof joinAs>>;
let server: TestServer;
let member: Member;
let other: Member;
let player: number;
/** Of the member, and one of the other. */
let own: number[];
let foreign: number;

const at = '2026-05-01T10:00:00Z';

async function postScores({ id }: Member, charts: readonly number[]): Promise<number[]> {
  for (const chart of charts) await postOn(server.database, { userId: id, chart, amount: 5, at });
  const { rows } = await sql<{ id: number }>`
    select s.id from scores s join players p on p.id = s.player_id where p.user_id = ${id} order by s.chart_id`.execute(
    server.database,
  );
  return rows.map((row) => row.id);
}

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  const { database } = server;
  member = await joinAs(server, { username: 'rosa' });
  other = await joinAs(server, { username: 'ines' });
  const charts: number[] = [];
  for (let count = 0; count <= maxPins; count += 1) charts.push(await addChart(database));
  own = await postScores(member, charts);
  [foreign = 0] = await postScores(other, charts.slice(0, 1));
  const found = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  player = found.id;
});
afterAll(async () => server?.close());
beforeEach(async () => server.database.deleteFrom('pinnedScores').execute());

const pin = async (
  scores: unknown,
  before: unknown = [],
  { headers }: Pick<Member, 'headers'> = member,
) =>
  server.app.inject({
    method: 'PUT',
    url: pinPaths.ownPins,
    headers,
    payload: { scores, before },
  });
const ownPins = async ({ headers }: Pick<Member, 'headers'> = member) => {
  const response = await server.app.inject({ url: pinPaths.ownPins, headers });
  expect(response.headers['cache-control']).toBe('private, no-store');
  return readContract(PinnedScores, response.json()).scores;
};
const shown = async () => {
  const { body } = await server.app.inject({ url: pinPaths.pinnedScores(player) });
  return readContract(PlayerScoreCollection, JSON.parse(body))['hydra:member'].map(({ id }) => id);
};
const [first, second, third] = [0, 1, 2] as const;
const scoresAt = (...indexes: number[]) => indexes.map((index) => own[index] ?? 0);

test('pinned scores are shown in the order of the member, with their places', async () => {
  const wanted = scoresAt(third, first);
  const response = await pin(wanted);
  expect(response.statusCode).toBe(200);
  expect(readContract(PinnedScores, response.json())).toEqual({ scores: wanted });
  expect([await ownPins(), await shown()]).toEqual([wanted, wanted]);
  const { body } = await server.app.inject({ url: pinPaths.pinnedScores(player) });
  expect(JSON.parse(body)).toMatchObject({
    'hydra:member': [
      { '@type': 'PlayerScore', rank: 1, of: 1, game: { '@type': 'Game' }, state: 'none' },
      { rank: 1, tied: 2, of: 2 },
    ],
  });
  const { slug } = await server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const page = await server.app.inject({ url: paths.publicMember(slug) });
  expect(readContract(PublicMember, page.json()).nbPinned).toBe(2);
});

test('the list is replaced as a whole, and emptied', async () => {
  const [before, after] = [scoresAt(first, second), scoresAt(second)];
  await pin(before);
  expect((await pin(after, before)).statusCode).toBe(200);
  expect(await shown()).toEqual(after);
  await pin([], after);
  expect(await shown()).toEqual([]);
});

test('a change that started from another list changes nothing, one that is sent again neither', async () => {
  const wanted = scoresAt(first);
  await pin(wanted);
  const late = await pin(scoresAt(second));
  expect(late.statusCode).toBe(409);
  expect(readContract(Problem, late.json()).detail).toMatch(/changed in the meantime/);
  expect(await ownPins()).toEqual(wanted);
  expect((await pin(wanted)).statusCode).toBe(200);
  expect(await ownPins()).toEqual(wanted);
});

test('of two changes at once one is made', async () => {
  const answers = await Promise.all([pin(scoresAt(first)), pin(scoresAt(second))]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await ownPins()).toHaveLength(1);
});

test.each<[string, () => number[], RegExp]>([
  ['too many scores', () => own, /at most 5/],
  ['a score twice', () => scoresAt(first, first), /twice/],
  ['a score of somebody else', () => [...scoresAt(first), foreign], /your own/],
  ['an unknown score', () => [2_000_000_000], /your own/],
])('refuses %s at its field', async (_name, scores, words) => {
  const response = await pin(scores());
  expect(response.statusCode).toBe(422);
  expect(readContract(Problem, response.json()).violations).toMatchObject([
    { propertyPath: 'scores', message: expect.stringMatching(words) },
  ]);
  expect(await ownPins()).toEqual([]);
});

test('refuses what is no list of ids, and guests', async () => {
  for (const scores of [undefined, 'x', [0], ['a'], Array.from({ length: 101 }, () => 1)])
    expect([400, 422]).toContain((await pin(scores)).statusCode);
  expect((await pin([], [], { headers: {} as Member['headers'] })).statusCode).toBe(401);
  expect((await server.app.inject({ url: pinPaths.ownPins })).statusCode).toBe(401);
  expect((await server.app.inject({ url: pinPaths.pinnedScores(999_999) })).statusCode).toBe(404);
});

test('a member without scores has none, and cannot pin any', async () => {
  const newcomer = await joinAs(server, { username: 'nobody' });
  expect(await ownPins(newcomer)).toEqual([]);
  expect((await pin([foreign], [], newcomer)).statusCode).toBe(422);
});

test('a withdrawn score is not shown, and makes room', async () => {
  const wanted = scoresAt(first, second);
  await pin(wanted);
  const state = async (value: 'withdrawn' | 'none') =>
    server.database
      .updateTable('scores')
      .set({ state: value, ranked: value === 'none' })
      .where('id', '=', wanted[0] ?? 0)
      .execute();
  await state('withdrawn');
  expect([await shown(), await ownPins()]).toEqual([scoresAt(second), scoresAt(second)]);
  expect((await pin(wanted, scoresAt(second))).statusCode).toBe(422);
  await state('none');
  expect(await shown()).toEqual(wanted);
});

test('few blocks are read, however many scores there are', async () => {
  await pin(own.slice(0, maxPins));
  const { buffers } = await explainQueries(server.database, async (database) =>
    readPinnedScores(database, { playerId: player, language: 'en' }),
  );
  // Each has the place and the names of its chart and game.
  expect(buffers).toBeLessThanOrEqual(30 * maxPins);
});

test('pins end with the account', async () => {
  await pin(scoresAt(first));
  await server.database
    .updateTable('players')
    .set({ userId: null })
    .where('id', '=', player)
    .execute();
  expect(await shown()).toEqual([]);
  await server.database
    .updateTable('players')
    .set({ userId: member.id })
    .where('id', '=', player)
    .execute();
});
