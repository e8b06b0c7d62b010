import { moderationPaths } from '../../../../src/contract/moderationPaths';
import {
  ModeratedGameCollection,
  ModeratedProof,
  ProofConflict,
} from '../../../../src/contract/schemas/moderation';
import {
  claimProof,
  freeProofs,
  takeNextProof,
} from '../../../../src/server/domains/moderation/claims';
import { addChart } from '../../../support/server/addChart';
import {
  addProof,
  everythingOf,
  proveScore,
  setUpModeration,
} from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
const hour = (hours: number, minutes = 0) =>
  site.server.setTime(new Date(Date.UTC(2026, 10, 20, hours, minutes)).toISOString());

let charts: number[];
beforeEach(async () => {
  hour(12);
  await site.server.database.deleteFrom('proofs').execute();
  charts = [await addChart(site.server.database), await addChart(site.server.database)];
});

/** A proof on one of the two charts. */
const send = async (index: number, userId?: number) =>
  addProof(site.server, { chart: charts[index] ?? 0, ...(userId ? { userId } : {}) });

const queues = async (moderator = site.first) => {
  const response = await moderator.call('GET', moderationPaths.games);
  return readContract(ModeratedGameCollection, response.json())['hydra:member'].map(
    ({ game, waiting, oldest }) => ({ game: game.id, waiting, oldest }),
  );
};

test('the queue with the oldest proof is first, and the next proof is the oldest', async () => {
  const later = await send(0);
  hour(11);
  const oldest = await send(1);
  hour(13);
  await send(1);
  expect(await queues()).toEqual([
    { game: oldest.gameId, waiting: 2, oldest: '2026-11-20T11:00:00.000Z' },
    { game: later.gameId, waiting: 1, oldest: '2026-11-20T12:00:00.000Z' },
  ]);
  const next = await site.first.next();
  expect(next).toMatchObject({ id: oldest.id, claimedBy: { id: site.people.first.id } });
  expect(next).toMatchObject({ claimedUntil: '2026-11-20T13:30:00.000Z', waiting: 1 });
  expect(await site.first.next({ game: later.gameId })).toMatchObject({ id: later.id });
});

test('a claimed proof is not given to others until its time is over; its moderator keeps it', async () => {
  const { id } = await send(0);
  await site.first.next();
  expect(await site.second.next()).toBeNull();
  const refused = await site.second.tryClaim(id);
  expect(refused.statusCode).toBe(409);
  expect(readContract(ProofConflict, refused.json())).toMatchObject({
    error: 'held',
    by: { id: site.people.first.id },
    until: '2026-11-20T12:30:00.000Z',
  });
  hour(12, 20);
  expect((await site.first.claim(id)).claimedUntil).toBe('2026-11-20T12:50:00.000Z');
  hour(12, 50);
  expect((await site.first.read(id)).claimedBy).toBeNull();
  expect((await site.second.next())?.id).toBe(id);
});

test('a skipped proof is passed over, and free for others at once', async () => {
  const skipped = await send(0);
  const other = await send(0);
  await site.first.next();
  expect((await site.first.next({ skip: [skipped.id] }))?.id).toBe(other.id);
  expect((await site.second.next())?.id).toBe(skipped.id);
  expect((await site.second.release(skipped.id)).statusCode).toBe(204);
  expect((await site.first.release(skipped.id)).statusCode).toBe(204);
  expect((await site.first.next({ skip: [other.id] }))?.id).toBe(skipped.id);
  // Nobody frees what another moderator holds.
  await site.second.release(skipped.id);
  expect((await site.first.read(skipped.id)).claimedBy?.id).toBe(site.people.first.id);
});

test('another proof is taken beside those that the moderator has in hand', async () => {
  const first = await send(0);
  const second = await send(0);
  await site.first.next();
  expect((await site.first.next({ keep: [first.id] }))?.id).toBe(second.id);
  expect(await site.first.next({ keep: [first.id, second.id] })).toBeNull();
  expect(await site.second.next()).toBeNull();
});

test('own proofs are in no queue of one’s own', async () => {
  const own = await send(0, site.people.first.id);
  expect(await queues()).toEqual([]);
  expect(await site.first.next()).toBeNull();
  expect(await queues(site.second)).toHaveLength(1);
  expect((await site.second.next())?.id).toBe(own.id);
});

test('an answer to a refusal is judged by another moderator than its refuser', async () => {
  const { id, scoreId, chartId } = await send(0);
  await site.first.decide(id, { decision: 'refuse', reason: 'unreadable', note: 'Blurred.' });
  const answer = await proveScore(site.server, { scoreId, answers: id });
  expect(answer.chartId).toBe(chartId);
  expect(await site.first.next()).toBeNull();
  expect(await queues()).toEqual([]);
  expect((await site.first.read(answer.id)).mayDecide).toBe(false);
  const before = await everythingOf(site.server, answer.id);
  expect((await site.first.tryClaim(answer.id)).statusCode).toBe(403);
  const { revision } = answer;
  const refused = await site.first.tryDecide(answer.id, { decision: 'accept', revision });
  expect(refused.statusCode).toBe(403);
  expect(await everythingOf(site.server, answer.id)).toEqual(before);
  expect(await site.second.next()).toMatchObject({
    id: answer.id,
    isAnswer: true,
    earlierRefusal: { reason: 'unreadable', note: 'Blurred.', by: { id: site.people.first.id } },
    refused: 1,
    sameEvidence: [],
  });
});

test('only a waiting proof can be claimed', async () => {
  const { id } = await send(0);
  await site.first.decide(id, { decision: 'accept' });
  const response = await site.second.tryClaim(id);
  expect(readContract(ProofConflict, response.json())).toMatchObject({
    error: 'decided',
    by: { id: site.people.first.id },
  });
  expect((await site.second.tryClaim(2_000_000_000)).statusCode).toBe(404);
});

test('two who ask at once get two proofs, through the API too', async () => {
  const sent = [await send(0), await send(0)];
  const taken = await Promise.all([site.first.next(), site.second.next()]);
  expect(taken.map((proof) => proof?.id).toSorted()).toEqual(sent.map(({ id }) => id));
  const claims = await Promise.all(
    [site.first, site.second].map(async (one) => one.tryClaim(sent[0]?.id ?? 0)),
  );
  expect(claims.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const held = claims.find(({ statusCode }) => statusCode === 200)?.json();
  expect(readContract(ModeratedProof, held).id).toBe(sent[0]?.id);
});

describe('two moderators never hold the same proof', () => {
  const moderators = () =>
    [site.people.first, site.people.second].map(({ id }) => ({ id, games: null }));
  const freeAll = async (ids: number[]) =>
    Promise.all(moderators().map(async ({ id }) => freeProofs(site.server.database, ids, id)));

  test('in 500 races for the next one', async () => {
    const { database } = site.server;
    const at = site.server.now();
    const ids = [(await send(0)).id, (await send(1)).id];
    for (let race = 0; race < 500; race += 1) {
      const taken = await Promise.all(
        moderators().map(async (moderator) =>
          takeNextProof(database, { moderator, game: undefined, skip: [], at }),
        ),
      );
      expect(taken.toSorted()).toEqual(ids);
      await freeAll(ids);
    }
  });

  test('in 500 races for one', async () => {
    const { database } = site.server;
    const at = site.server.now();
    const { id } = await send(0);
    for (let race = 0; race < 500; race += 1) {
      const claims = await Promise.all(
        moderators().map(async (moderator) => claimProof(database, { id, moderator, at })),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      await freeAll([id]);
    }
  });
});
