import { sql } from 'kysely';
import { badgePaths } from '../../../../../src/contract/badgePaths';
import { paths } from '../../../../../src/contract/paths';
import { badgeStates } from '../../../../../src/contract/records/badges';
import {
  GameBadgeCollection,
  PlayerBadgeCollection,
} from '../../../../../src/contract/schemas/badges';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { readGameBadge } from '../../../../../src/server/domains/records/badges/readGameBadge';
import { readPlayerBadges } from '../../../../../src/server/domains/records/badges/readPlayerBadges';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { joinAs, writeComment } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { publishArticle } from '../../../../support/server/publishArticle';

let server: TestServer;
let member: Awaited<ReturnType<typeof joinAs>>;
const run = async (statement: string) => sql.raw(statement).execute(server.database);

/**
 * A thousand games. Player 1, the member, holds the badges of all, each for a day longer than the one before, after player 2 has held it;
 * player 2 shares the first one.
 */
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  member = await joinAs(server, { username: 'rosa' });
  await run(
    `insert into players (id, user_id) overriding system value values (1, ${member.id}), (2, null)`,
  );
  await run(`insert into games (id, slug, status, player_count) overriding system value
    select n, 'game-' || n, 'active', 5 from generate_series(1, 1000) n`);
  await run(
    `insert into game_translations (game_id, language, name) values (1, 'en', 'Delta'), (1, 'fr', 'Alpha')`,
  );
  await run(`insert into player_badges (game_id, player_id, value, won_at, lost_at)
    select n, 2, 9, '2025-01-01', '2025-06-01'::timestamptz + n * interval '1 hour' from generate_series(1, 1000) n`);
  await run(`insert into player_badges (game_id, player_id, value, won_at)
    select n, 1, 10, '2025-06-01'::timestamptz + n * interval '1 hour' from generate_series(1, 1000) n
    union all select 1, 2, 10, '2025-06-01T01:00:00Z'`);
  await run(`insert into player_totals (player_id, score_count, proved_count, badge_points, badge_count)
    values (1, 120, 10000, 10000, 1000), (2, 3, 0, 10, 1)`);
  await run('vacuum analyze player_badges');
});
afterAll(async () => server?.close());

const get = async (url: string, language = 'en') =>
  server.app.inject({ url, headers: { 'accept-language': language } });
const playerBadges = async (query = '', { player = 1, language = 'en' } = {}) =>
  readContract(
    PlayerBadgeCollection,
    (await get(`${badgePaths.playerBadges(player)}${query}`, language)).json(),
  );
const gameBadge = async (query = '', game = 1) =>
  readContract(GameBadgeCollection, (await get(`${badgePaths.gameBadge(game)}${query}`)).json());
const nextOf = (page: { 'hydra:view'?: { 'hydra:next'?: string } }) =>
  new URL(page['hydra:view']?.['hydra:next'] ?? '', 'http://test').search;
const gamesOf = (page: PlayerBadgeCollection) => page['hydra:member'].map(({ game }) => game.id);

const order = async (badges: unknown, headers: Record<string, string> = member.headers) =>
  server.app.inject({ method: 'PUT', url: badgePaths.badgeOrder, headers, payload: { badges } });

test('has the held badges of a player, the longest reign first, and the thresholds', async () => {
  const page = await playerBadges('?itemsPerPage=2', { language: 'fr' });
  expect(page).toMatchObject({
    'hydra:totalItems': 1000,
    points: 10_000,
    scores: { count: 120, reached: [20, 50, 100], next: 250 },
    proofs: { count: 10_000, next: null },
  });
  expect(page.proofs.reached).toHaveLength(12);
  expect(page['hydra:member'][0]).toEqual({
    '@id': expect.stringMatching(/^\/api\/players\/1\/badges#\d+$/),
    '@type': 'PlayerBadge',
    id: expect.any(Number),
    game: {
      '@id': '/api/games/1',
      '@type': 'Game',
      id: 1,
      slug: 'game-1',
      name: 'Alpha',
      locale: 'fr',
    },
    value: 10,
    wonAt: '2025-06-01T01:00:00.000Z',
    lostAt: null,
  });
  const next = await playerBadges(nextOf(page));
  expect([...gamesOf(page), ...gamesOf(next)]).toEqual([1, 2, 3, 4]);
});

test('has badges for comments and days of members only', async () => {
  const article = await publishArticle(server.database);
  for (let written = 0; written < 21; written += 1)
    await writeComment(server, { article }, member.headers);
  await run(`update member_activity set days = 10 where user_id = ${member.id}`);
  expect(await playerBadges()).toMatchObject({
    comments: { count: 21, reached: [20], next: 50 },
    days: { count: 10, reached: [5, 10], next: 20 },
  });
  expect(await playerBadges('', { player: 2 })).toMatchObject({ comments: null, days: null });
});

test('tells the days of a private activity to the member and moderators, in responses that nobody keeps', async () => {
  const moderator = await joinAs(server, { roles: ['ROLE_VGR_MODERATOR'] });
  const hide = async (parts: string[]) =>
    run(`update players set private_parts = '{${parts.join(',')}}' where id = 1`);
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await server.app.inject({ url: badgePaths.playerBadges(1), headers });
    const { days } = readContract(PlayerBadgeCollection, response.json());
    return [days === null, response.headers['cache-control']];
  };
  await hide(['activity']);
  expect(await ask(member.headers)).toEqual([false, 'private, no-store']);
  expect(await ask(moderator.headers)).toEqual([false, 'private, no-store']);
  expect((await ask())[0]).toBe(true);
  expect((await ask((await joinAs(server)).headers))[0]).toBe(true);
  await hide([]);
  expect((await ask())[0]).toBe(false);
});

test('has the badges that a player has lost, the latest end first', async () => {
  const page = await playerBadges('?state=lost&itemsPerPage=3', { player: 2 });
  expect(page['hydra:totalItems']).toBe(1000);
  const next = await playerBadges(nextOf(page), { player: 2 });
  expect([...gamesOf(page), ...gamesOf(next)]).toEqual([1000, 999, 998, 997, 996, 995]);
  expect(page['hydra:member'][0]).toMatchObject({ lostAt: '2025-07-12T16:00:00.000Z', value: 9 });
  expect(await playerBadges('?state=lost')).toMatchObject({ 'hydra:totalItems': 0 });
});

test('has who holds the badge of a game and who held it, deleted accounts without a name', async () => {
  const held = await gameBadge('?itemsPerPage=1');
  expect(held).toMatchObject({ 'hydra:totalItems': 2, value: 10, holders: 2 });
  expect(held['hydra:member']).toMatchObject([
    { player: { id: 1, username: 'rosa' }, lostAt: null },
  ]);
  expect((await gameBadge(nextOf(held)))['hydra:member']).toMatchObject([
    { player: { id: 2, username: null } },
  ]);
  expect(await gameBadge('?state=lost', 7)).toMatchObject({
    'hydra:totalItems': 1,
    holders: 1,
    'hydra:member': [{ player: { id: 2 }, value: 9, lostAt: '2025-06-01T07:00:00.000Z' }],
  });
});

test('a game whose badge nobody holds says so, and one that does not exist is not found', async () => {
  await run(
    `insert into games (id, slug, status) overriding system value values (2000, 'empty', 'active')`,
  );
  expect(await gameBadge('', 2000)).toMatchObject({ value: 0, holders: 0, 'hydra:member': [] });
  for (const url of [badgePaths.gameBadge(4000), badgePaths.playerBadges(4000)])
    expect((await get(url)).statusCode).toBe(404);
});

test.each(['?state=won', '?after=x'])('refuses %s', async (query) => {
  for (const path of [badgePaths.gameBadge(1), badgePaths.playerBadges(1)]) {
    const response = await get(`${path}${query}`);
    expect(response.statusCode).toBe(400);
    readContract(Problem, response.json());
  }
});

test('members put their held badges in order', async () => {
  const { 'hydra:member': badges } = await playerBadges('?itemsPerPage=5');
  const [first = 0, second = 0, third = 0] = badges.map(({ id }) => id);
  const { 'hydra:member': foreign } = await playerBadges('', { player: 2 });
  expect((await order([third, foreign[0]?.id, first])).statusCode).toBe(204);
  expect(gamesOf(await playerBadges('?itemsPerPage=4'))).toEqual([3, 1, 2, 4]);
  // Also from page to page.
  const page = await playerBadges('?itemsPerPage=1');
  expect(gamesOf(await playerBadges(nextOf(page)))[0]).toBe(1);
  expect(await playerBadges('', { player: 2 })).toMatchObject({ 'hydra:member': foreign });

  // Another order replaces it; sent again, it changes nothing.
  for (const ids of [[second], [second]]) {
    expect((await order(ids)).statusCode).toBe(204);
    expect(gamesOf(await playerBadges('?itemsPerPage=3'))).toEqual([2, 1, 3]);
  }
  expect((await order([])).statusCode).toBe(204);
  expect(gamesOf(await playerBadges('?itemsPerPage=3'))).toEqual([1, 2, 3]);
});

test('of two orders sent at once one is kept whole', async () => {
  const { 'hydra:member': badges } = await playerBadges('?itemsPerPage=20');
  const ids = badges.map(({ id }) => id);
  await Promise.all([order(ids.toReversed()), order(ids.slice(3)), order(ids.toReversed())]);
  const shown = (await playerBadges('?itemsPerPage=20'))['hydra:member'].map(({ id }) => id);
  expect([ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]]).toContainEqual(shown);
  await order([]);
});

test.each([
  [[0], 422],
  [['x'], 422],
  [Array.from({ length: 101 }, (_, index) => index + 1), 422],
  [[1, 1], 422],
  [null, 422],
])('refuses the order %j', async (badges, status) => {
  expect((await order(badges)).statusCode).toBe(status);
});

test('guests have no badges to put in order, and new members none', async () => {
  expect((await order([], {})).statusCode).toBe(401);
  expect((await order([1], (await joinAs(server)).headers)).statusCode).toBe(204);
});

test.each(badgeStates)('a page of %s badges reads few blocks', async (state) => {
  const page = await playerBadges('?itemsPerPage=20', { player: state === 'held' ? 1 : 2 });
  expect(page['hydra:totalItems']).toBeGreaterThan(0);
  const query = { state, size: 20, after: undefined };
  const ofPlayer = await explainQueries(server.database, async (database) =>
    readPlayerBadges(database, { playerId: state === 'held' ? 1 : 2, query, language: 'en' }),
  );
  const named = ofPlayer.scans.filter(({ table }) => table === 'game_translations');
  const names = named.reduce((sum, { buffers }) => sum + buffers, 0);
  expect(ofPlayer.buffers - names).toBeLessThanOrEqual(120);
  const ofGame = await explainQueries(server.database, async (database) =>
    readGameBadge(database, { gameId: 1, query }),
  );
  expect(ofGame.buffers).toBeLessThanOrEqual(60);
});

test('paths of the API are those of the client', () => {
  expect(badgePaths.playerBadges('{id}')).toBe(`${paths.players}/{id}/badges`);
  expect(badgePaths.gameBadge('{id}')).toBe(`${paths.games}/{id}/badge`);
});
