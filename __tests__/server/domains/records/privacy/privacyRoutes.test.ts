import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { pastPaths } from '../../../../../src/contract/pastPaths';
import { privacyPaths } from '../../../../../src/contract/privacyPaths';
import { privateParts, type PrivatePart } from '../../../../../src/contract/records/privateParts';
import { roles } from '../../../../../src/contract/roles';
import { PublicMember } from '../../../../../src/contract/schemas/comments';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerProfile } from '../../../../../src/contract/schemas/players';
import { PrivateParts } from '../../../../../src/contract/schemas/privateParts';
import { PlayerRivals } from '../../../../../src/contract/schemas/rivals';
import { readContract } from '../../../../support/readContract';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

type Member = Awaited<ReturnType<typeof joinAs>>;
let server: TestServer;
let member: Member;
let other: Member;
let moderator: Member;
let player: number;
let slug: string;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  const { database } = server;
  member = await joinAs(server, { username: 'rosa' });
  other = await joinAs(server, { username: 'ines' });
  moderator = await joinAs(server, { username: 'mo', roles: [roles.user, roles.moderator] });
  const chart = await addChart(database);
  for (const [amount, { id: userId }] of [member, other].entries())
    await postOn(database, { userId, chart, amount: amount + 1, at: '2026-05-01T10:00:00Z' });
  await rankEverything(database, { now: new Date('2026-05-01T10:00:00Z') });
  const { rows } = await sql<{ player: number; slug: string }>`
    select p.id as player, u.slug from players p join users u on u.id = p.user_id where u.id = ${member.id}`.execute(
    database,
  );
  ({ player, slug } = rows[0] ?? { player: 0, slug: '' });
});
afterAll(async () => server?.close());

const choose = async (parts: unknown, { headers }: Pick<Member, 'headers'> = member) =>
  server.app.inject({ method: 'PUT', url: privacyPaths.privateParts, headers, payload: { parts } });
const chosen = async ({ headers }: Pick<Member, 'headers'> = member) => {
  const response = await server.app.inject({ url: privacyPaths.privateParts, headers });
  expect(response.headers['cache-control']).toBe('private, no-store');
  return readContract(PrivateParts, response.json()).parts;
};
const get = async (url: string, reader?: Member) =>
  server.app.inject({ url, ...(reader && { headers: reader.headers }) });

const addresses: Record<PrivatePart, () => string[]> = {
  activity: () => [
    paths.playerDays(player),
    paths.playerRanks(player),
    pastPaths.playerYear(player, 2026),
  ],
  rivals: () => [paths.playerRivals(player)],
  feed: () => [],
};

test('a member without a choice keeps nothing private, and chooses what', async () => {
  expect(await chosen()).toEqual([]);
  for (const parts of [['activity', 'feed'], ['rivals'], []]) {
    const response = await choose(parts);
    expect(response.statusCode).toBe(200);
    expect(readContract(PrivateParts, response.json()).parts).toEqual(parts);
    expect(await chosen()).toEqual(parts);
    const { body } = await get(paths.publicMember(slug));
    expect(readContract(PublicMember, JSON.parse(body)).private).toEqual(parts);
  }
});

test.each(['activity', 'rivals'] as const)(
  'what is private of %s is for the member and moderators only, at once',
  async (part) => {
    for (const url of addresses[part]()) {
      await choose([]);
      expect((await get(url)).statusCode).toBe(200);
      await choose([part]);
      for (const reader of [undefined, other]) {
        const response = await get(url, reader);
        expect(response.statusCode).toBe(403);
        expect(readContract(Problem, response.json()).detail).toBe('Only the player sees this.');
      }
      for (const reader of [member, moderator]) {
        const response = await get(url, reader);
        expect(response.statusCode).toBe(200);
        expect(response.headers['cache-control']).toBe('private, no-store');
      }
      // The others are not concerned.
      for (const kept of privateParts.filter((each) => each !== part))
        for (const open of addresses[kept]()) expect((await get(open)).statusCode).toBe(200);
    }
    await choose([]);
    for (const url of addresses[part]()) expect((await get(url)).statusCode).toBe(200);
  },
);

test('a private activity leaves the change of the totals out, for everyone alike', async () => {
  const change = async (reader?: Member) =>
    readContract(PlayerProfile, (await get(paths.player(player), reader)).json()).change;
  expect(await change()).not.toBeNull();
  await choose(['activity']);
  expect([await change(), await change(member)]).toEqual([null, null]);
  await choose([]);
});

test('a private feed is not found', async () => {
  const feed = `/en/scores-p${player}.xml`;
  const response = await get(feed);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'public, no-cache',
  ]);
  await choose(['feed']);
  expect((await get(feed)).statusCode).toBe(404);
  await choose([]);
});

test('whoever keeps rivals private is no rival of others', async () => {
  const { id } = await server.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', other.id)
    .executeTakeFirstOrThrow();
  const names = async () =>
    readContract(PlayerRivals, (await get(paths.playerRivals(id))).json()).closest.map(
      ({ player: rival }) => rival.username,
    );
  expect(await names()).toEqual(['rosa']);
  await choose(['rivals']);
  expect(await names()).toEqual([]);
  await choose([]);
});

test.each([[['country']], [['feed', 'feed']], ['feed'], [undefined]])(
  'refuses %j, and changes nothing',
  async (parts) => {
    await choose(['feed']);
    expect([400, 422]).toContain((await choose(parts)).statusCode);
    expect(await chosen()).toEqual(['feed']);
    await choose([]);
  },
);

test('refuses guests; a member without scores can choose before the first one', async () => {
  expect((await choose([], { headers: {} as Member['headers'] })).statusCode).toBe(401);
  const newcomer = await joinAs(server, { username: 'newcomer' });
  expect(await chosen(newcomer)).toEqual([]);
  await choose(['rivals'], newcomer);
  expect(await chosen(newcomer)).toEqual(['rivals']);
});
