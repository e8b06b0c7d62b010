import { sql } from 'kysely';
import type { Static } from '@sinclair/typebox';
import { paths } from '../../../../../src/contract/paths';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerStandingCollection } from '../../../../../src/contract/schemas/standings';
import { readContract } from '../../../../support/readContract';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { createMember } from '../../../../support/server/members';

let server: TestServer;

/** Sixty players, every three of them with the same points, and three with names. */
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  const { database } = server;
  await sql`insert into players (id) overriding system value select generate_series(1001, 1060)`.execute(
    database,
  );
  await sql`insert into player_totals (player_id, chart_points, score_count)
    select n, (n - 1001) / 3 * 10, 1 from generate_series(1001, 1060) n`.execute(database);
  for (const [username, points] of [
    ['kestrel77', 55],
    ['Kestrel', 105],
    ['under_score', 5],
  ] as const) {
    const { id } = await createMember(server, { username });
    await sql`with p as (insert into players (user_id) values (${id}) returning id)
      insert into player_totals (player_id, chart_points, score_count) select id, ${points}, 1 from p`.execute(
      database,
    );
  }
  await createMember(server, { username: 'kes_elsewhere' });
});
afterAll(async () => server?.close());

type Board = Static<typeof PlayerStandingCollection>;

async function get(url: string): Promise<Board> {
  const response = await server.app.inject({ url });
  expect(response.statusCode).toBe(200);
  return readContract(PlayerStandingCollection, response.json<unknown>());
}
const find = async (query: string) => get(`${paths.ranking('points')}?itemsPerPage=11&${query}`);

/** The pages that the links lead to, without the first one. */
async function follow(board: Board, link: 'hydra:next' | 'hydra:previous'): Promise<Board[]> {
  const url = board['hydra:view']?.[link];
  if (url === undefined) return [];
  const other = await get(url);
  return [other, ...(await follow(other, link))];
}
const rowsOf = (boards: readonly Board[]) =>
  boards.flatMap((board) => board['hydra:member'].map(({ player, rank }) => [player.id, rank]));

test.each(['rank=1', 'rank=30', 'rank=63', 'rank=64', 'search=kestrel', 'player=1017'])(
  'from the page of %s the links lead to every player once, in both directions',
  async (query) => {
    const board = await find(query);
    const before = await follow(board, 'hydra:previous');
    const after = await follow(board, 'hydra:next');
    const whole = await get(`${paths.ranking('points')}?itemsPerPage=100`);
    expect(rowsOf([...before.toReversed(), board, ...after])).toEqual(rowsOf([whole]));
    expect(whole['hydra:totalItems']).toBe(63);
  },
);

test('a place that a tie skips starts with the tie, and one behind the end with the last page', async () => {
  expect((await find('rank=3'))['hydra:member'].map(({ rank }) => rank).slice(0, 4)).toEqual([
    1, 1, 1, 4,
  ]);
  const last = await find('rank=5000');
  expect(last['hydra:member']).toHaveLength(11);
  expect(last['hydra:view']).not.toHaveProperty('hydra:next');
  expect(last).not.toHaveProperty('around');
});

test.each([
  ['kestrel77', 'kestrel77'],
  // The name itself goes before longer ones.
  ['KESTREL', 'Kestrel'],
  ['kes', 'Kestrel'],
  ['under_', 'under_score'],
])('the player “%s” is found, and named by the page', async (search, username) => {
  const { around, 'hydra:member': items } = await find(`search=${encodeURIComponent(search)}`);
  expect(items.find(({ player }) => player.username === username)?.player.id).toBe(around);
  const { 'hydra:member': same } = await find(`player=${around}`);
  expect(same).toEqual(items);
});

test.each(['search=estrel', 'search=%25', 'search=kes_elsewhere', 'player=999999'])(
  'without a place of the player there is no page: %s',
  async (query) => {
    expect(await find(query)).toMatchObject({
      around: null,
      'hydra:member': [],
      'hydra:totalItems': 63,
    });
  },
);

test.each([
  ['rank=0', 400],
  ['rank=x', 400],
  ['player=x', 400],
  ['before=x', 400],
  [`search=${'x'.repeat(101)}`, 400],
  ['own=you', 400],
  ['own=me', 401],
])('%s returns %d', async (query, status) => {
  const response = await server.app.inject({ url: `${paths.ranking('points')}?${query}` });
  expect(response.statusCode).toBe(status);
  readContract(Problem, response.json<unknown>());
});
