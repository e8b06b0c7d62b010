import { moderationPaths } from '../../../../src/contract/moderationPaths';
import { roles } from '../../../../src/contract/roles';
import {
  ListedProofCollection,
  ModeratedGameCollection,
  ModeratorGames,
} from '../../../../src/contract/schemas/moderation';
import { addChart } from '../../../support/server/addChart';
import { addGame } from '../../../support/server/addGame';
import { violationsOf } from '../../../support/server/adminGames';
import { changeRoles, superAdministrator } from '../../../support/server/administration';
import { joinAs } from '../../../support/server/comments';
import { eventsOf } from '../../../support/server/members';
import { addProof, moderatorOf, setUpModeration } from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
type Proof = Awaited<ReturnType<typeof addProof>>;
let one: Proof;
let other: Proof;
beforeAll(async () => {
  const { database } = site.server;
  one = await addProof(site.server, { chart: await addChart(database) });
  other = await addProof(site.server, { chart: await addChart(database) });
});

/** Every call of the moderation for a proof, and the body that it needs. */
const calls = ({ id, gameId }: Proof) =>
  [
    ['GET', moderationPaths.games],
    ['GET', `${moderationPaths.proofs}?game=${gameId}`],
    ['GET', moderationPaths.proof(id)],
    ['GET', moderationPaths.figures],
    ['POST', moderationPaths.nextProof, { game: gameId }],
    ['POST', moderationPaths.proofClaim(id)],
    ['DELETE', moderationPaths.proofClaim(id)],
    ['POST', moderationPaths.proofDecision(id), { decision: 'accept', revision: 1 }],
  ] as const;
const gamesOf = (id: number) =>
  [
    ['GET', moderationPaths.moderatorGames(id)],
    ['PUT', moderationPaths.moderatorGames(id), { games: [] }],
  ] as const;

type Client = ReturnType<typeof moderatorOf>;
type Call = ReturnType<typeof calls>[number] | ReturnType<typeof gamesOf>[number];
async function statuses(client: Client, wanted: readonly Call[]) {
  const found: number[] = [];
  for (const [method, url, body] of wanted)
    found.push((await client.call(method, url, body)).statusCode);
  return found;
}
const deniedTo = async (userId: number) =>
  (await eventsOf(site.server, userId)).filter((event) => event === 'accessDenied').length;

test('guests get 401; members and game editors get 403, and the attempt is recorded', async () => {
  const all = [...calls(one), ...gamesOf(site.people.first.id)];
  const guest = moderatorOf(site.server, {});
  expect(await statuses(guest, all)).toEqual(all.map(() => 401));
  const editor = await joinAs(site.server, { roles: [roles.user, roles.gameEditor] });
  for (const { id, headers } of [site.people.member, editor]) {
    expect(await statuses(moderatorOf(site.server, headers), all)).toEqual(all.map(() => 403));
    expect(await deniedTo(id)).toBe(all.length);
  }
});

test('moderators may do all but naming games, administrators and super administrators all', async () => {
  const { id } = site.people.first;
  expect(await statuses(site.first, gamesOf(id))).toEqual([403, 403]);
  for (const client of [
    site.admin,
    moderatorOf(site.server, (await superAdministrator(site.server)).headers),
  ]) {
    const proof = await addProof(site.server, { chart: await addChart(site.server.database) });
    expect(await statuses(client, calls(proof))).toEqual([200, 200, 200, 200, 200, 200, 204, 409]);
    expect(await statuses(client, gamesOf(id))).toEqual([200, 200]);
  }
});

test('the role counts from the next request on, and no longer once it is taken away', async () => {
  const superior = await superAdministrator(site.server);
  const { id, headers } = await joinAs(site.server);
  const client = moderatorOf(site.server, headers);
  const status = async () => (await client.call('GET', moderationPaths.games)).statusCode;
  const basic = [roles.user, roles.player];
  const change = { roles: [...basic, roles.proofModerator], previous: basic };
  expect(await status()).toBe(403);
  expect((await changeRoles(site.server, id, change, superior.headers)).statusCode).toBe(200);
  expect(await status()).toBe(200);
  const back = { roles: basic, previous: change.roles };
  expect((await changeRoles(site.server, id, back, superior.headers)).statusCode).toBe(200);
  expect(await status()).toBe(403);
});

describe('a moderator of named games', () => {
  let named: Awaited<ReturnType<typeof joinAs>>;
  let client: Client;
  beforeEach(async () => {
    named = await joinAs(site.server, { roles: [roles.user, roles.proofModerator] });
    client = moderatorOf(site.server, named.headers);
  });

  const name = async (games: number[]) =>
    site.admin.call('PUT', moderationPaths.moderatorGames(named.id), { games });
  const judged = async () => {
    const response = await client.call('GET', moderationPaths.games);
    const queues = readContract(ModeratedGameCollection, response.json())['hydra:member'];
    return queues.map(({ game }) => game.id);
  };

  test('judges these only, from the next request on', async () => {
    expect(await judged()).toEqual(expect.arrayContaining([one.gameId, other.gameId]));
    const response = await name([one.gameId]);
    expect(readContract(ModeratorGames, response.json()).games.map(({ id }) => id)).toEqual([
      one.gameId,
    ]);
    expect(await judged()).toEqual([one.gameId]);
    const listed = await client.call('GET', moderationPaths.proofs);
    const proofs = readContract(ListedProofCollection, listed.json())['hydra:member'];
    expect(proofs.map(({ id }) => id)).toEqual([one.id]);
    expect((await client.next())?.id).toBe(one.id);
    expect(await client.next({ skip: [one.id] })).toBeNull();
    const refused = calls(other).filter(
      ([, url]) => url !== moderationPaths.games && url !== moderationPaths.figures,
    );
    expect(await statuses(client, refused)).toEqual(refused.map(() => 403));
    expect(await deniedTo(named.id)).toBe(refused.length);
    await name([]);
    expect((await client.next({ game: other.gameId }))?.id).toBe(other.id);
    await client.release(other.id);
  });

  test('is named by an administrator, which the audit log says', async () => {
    await name([one.gameId, other.gameId]);
    await name([other.gameId]);
    await name([other.gameId]);
    const unknown = await name([2_000_000_000]);
    expect(unknown.statusCode).toBe(422);
    expect(violationsOf(unknown)).toEqual(['games: unknown']);
    const draft = await addGame(site.server.database, { names: { en: 'Draft' }, status: 'draft' });
    expect((await name([draft])).statusCode).toBe(422);
    const games = await site.admin.call('GET', moderationPaths.moderatorGames(named.id));
    expect(readContract(ModeratorGames, games.json()).games.map(({ id }) => id)).toEqual([
      other.gameId,
    ]);
    const recorded = await site.server.database
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('event', '=', 'moderatorGamesChanged')
      .where('subjectId', '=', named.id)
      .orderBy('id')
      .execute();
    const actorId = site.people.admin.id;
    expect(recorded).toEqual([
      { actorId, details: { added: `${one.gameId} ${other.gameId}`, removed: '' } },
      { actorId, details: { added: '', removed: String(one.gameId) } },
    ]);
    const nobody = await site.admin.call('GET', moderationPaths.moderatorGames(2_000_000_000));
    expect(nobody.statusCode).toBe(404);
  });

  test('who is an administrator judges all games', async () => {
    await site.server.database
      .insertInto('proofModeratorGames')
      .values({ userId: site.people.admin.id, gameId: one.gameId })
      .execute();
    expect((await site.admin.call('GET', moderationPaths.proof(other.id))).statusCode).toBe(200);
  });
});

test('decisions and claims are counted', async () => {
  const { database } = site.server;
  await database.deleteFrom('rateLimits').execute();
  await site.first.next();
  await site.first.tryDecide(one.id, { decision: 'accept', revision: 1 });
  const counted = await database.selectFrom('rateLimits').select(['key', 'used']).execute();
  const used = (limit: string) => counted.find(({ key }) => key.startsWith(`${limit}:`))?.used;
  expect([used('proofClaims'), used('proofDecisions')]).toEqual([1, 1]);
});
