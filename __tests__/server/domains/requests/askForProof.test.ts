import { randomUUID } from 'node:crypto';
import { paths } from '../../../../src/contract/paths';
import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { SentRequest } from '../../../../src/contract/schemas/requests';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { readContract } from '../../../support/readContract';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { addScore, setUpModeration } from '../../../support/server/moderation';
import { requestClient } from '../../../support/server/proofRequests';

const site = setUpModeration();
let member: ReturnType<typeof requestClient>;
let memberId: number;
let chart: number;
let scoreId: number;
beforeEach(async () => {
  const joined = await joinAs(site.server);
  memberId = joined.id;
  member = requestClient(site.server, joined);
  chart = await addChart(site.server.database);
  ({ scoreId } = await addScore(site.server, { chart }));
});

const act = async (...actions: ScoreAction[]) => {
  for (const action of actions)
    await site.server.database.transaction().execute(async (transaction) => {
      const deeds = [{ scoreId, action }];
      return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
    });
};

const requests = async () =>
  site.server.database
    .selectFrom('proofRequests')
    .selectAll()
    .where('scoreId', '=', scoreId)
    .execute();

test('the score is asked for its proof, without a word about who asked', async () => {
  const id = await member.asked(scoreId, { message: '  It is\r\ntoo high. ' });
  expect(await requests()).toMatchObject([
    { id, askedBy: memberId, amounts: [500], message: 'It is\ntoo high.', state: 'open' },
  ]);
  const score = await site.server.app.inject({ url: paths.score(scoreId) });
  expect(score.json()).toMatchObject({ state: 'asked', rank: 1 });
  const { body } = await site.server.app.inject({ url: paths.scoreEvents(scoreId) });
  expect(JSON.parse(body)['hydra:member'][0]).toMatchObject({
    kind: 'asked',
    actor: null,
    reason: null,
  });
  expect(body).not.toContain('too high');
  expect(JSON.stringify(await member.own())).not.toContain('askedBy');
});

test.each<[string, ScoreAction[]]>([
  ['asked', ['ask']],
  ['due', ['require']],
  ['proofWaiting', ['sendProof']],
  ['proofWaiting', ['require', 'sendProof']],
  ['proved', ['sendProof', 'acceptProof']],
  ['unranked', ['require', 'expire']],
  ['withdrawn', ['withdraw']],
])('%s: 409 after %j, and nothing changes', async (error, actions) => {
  await act(...actions);
  const response = await member.ask(scoreId);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ error });
  expect(await requests()).toEqual([]);
});

test('409 for a player who does not rank, and for a chart that takes no proofs', async () => {
  const { database } = site.server;
  await database.updateTable('scores').set({ ranked: false }).where('id', '=', scoreId).execute();
  expect((await member.ask(scoreId)).json()).toMatchObject({ status: 409, error: 'unranked' });
  await database.updateTable('charts').set({ status: 'locked' }).where('id', '=', chart).execute();
  expect((await member.ask(scoreId)).json()).toMatchObject({ status: 409, error: 'chartClosed' });
  const { body } = await site.server.app.inject({ url: paths.scoreEvents(scoreId) });
  expect(JSON.parse(body)['hydra:totalItems']).toBe(1);
});

test('403 for an own score, 404 for an unknown one, 401 for a guest, 422 at the field', async () => {
  const own = await addScore(site.server, { chart, userId: memberId });
  const response = await member.ask(own.scoreId);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    detail: 'You cannot ask for the proof of your own score.',
  });
  expect((await member.ask(2_000_000_000)).statusCode).toBe(404);
  expect((await requestClient(site.server, { headers: {} }).ask(scoreId)).statusCode).toBe(401);
  for (const [field, value] of [
    ['grounds', 'unusualValue'],
    ['message', 'x'.repeat(501)],
    ['key', 'x'],
  ] as const) {
    const refused = await member.ask(scoreId, { [field]: value });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: field }]);
  }
});

test('the same key gets the same request, and counts once; with another request it is refused', async () => {
  const key = randomUUID();
  const [one, two] = await Promise.all([
    member.ask(scoreId, { key }),
    member.ask(scoreId, { key }),
  ]);
  expect(one.statusCode).toBe(201);
  expect(two.json()).toEqual(one.json());
  expect(readContract(SentRequest, two.json()).left).toBe(4);
  const again = await member.ask(scoreId, { key, grounds: 'other' });
  expect(again.json()).toMatchObject({ status: 409, error: 'keyReused' });
});

test('of two members who ask at once one is told that the proof is asked for', async () => {
  const other = requestClient(site.server, await joinAs(site.server));
  const responses = await Promise.all([member.ask(scoreId), other.ask(scoreId)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: 'asked',
  });
  expect(await requests()).toHaveLength(1);
});

test('five requests in 24 hours, also when they are sent at once', async () => {
  const scores = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async () => (await addScore(site.server, { chart })).scoreId),
  );
  const responses = await Promise.all(scores.map(async (id) => member.ask(id)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201, 201, 201, 201, 201, 409,
  ]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: 'dailyLimit',
  });
  const { left, nextAt } = await member.own();
  const dayLater = new Date(site.server.now().getTime() + 86_400_000).toISOString();
  expect({ left, nextAt }).toEqual({ left: 0, nextAt: dayLater });
  await site.server.database
    .updateTable('proofRequests')
    .set({ askedAt: new Date(site.server.now().getTime() - 86_400_000) })
    .where('askedBy', '=', memberId)
    .execute();
  expect((await member.own()).left).toBe(5);
  expect((await member.ask(scoreId)).statusCode).toBe(201);
});

test('words about a score without an account are not kept', async () => {
  const owner = await joinAs(site.server);
  const left = await addScore(site.server, { chart, userId: owner.id });
  await site.server.database.deleteFrom('users').where('id', '=', owner.id).execute();
  ({ scoreId } = left);
  await member.asked(scoreId, { message: 'Canary 4714' });
  expect(await requests()).toMatchObject([{ state: 'open', message: null }]);
});

test('own requests are listed from the latest on, page by page, for nobody else', async () => {
  const ids = [await member.asked(scoreId)];
  for (let more = 0; more < 2; more += 1)
    ids.unshift(await member.asked((await addScore(site.server, { chart })).scoreId));
  const first = await member.own('?itemsPerPage=2');
  expect(first['hydra:totalItems']).toBe(3);
  const [, query] = (first['hydra:view']?.['hydra:next'] ?? '').split('?');
  const rest = await member.own(`?${query}`);
  const listed = [...first['hydra:member'], ...rest['hydra:member']];
  expect(listed.map(({ id }) => id)).toEqual(ids);
  const stranger = requestClient(site.server, await joinAs(site.server));
  expect((await stranger.own())['hydra:member']).toEqual([]);
});
