import { paths } from '../../../../../src/contract/paths';
import { roles } from '../../../../../src/contract/roles';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { password } from '../../../../support/server/members';
import { setUpModeration } from '../../../../support/server/moderation';
import { addUnusual, requestClient } from '../../../../support/server/proofRequests';

const site = setUpModeration();
let owner: Awaited<ReturnType<typeof joinAs>>;
let player: ReturnType<typeof proofClient>;
let member: ReturnType<typeof requestClient>;
let first: ReturnType<typeof requestClient>;
let second: ReturnType<typeof requestClient>;
let chart: number;
let scoreId: number;
beforeEach(async () => {
  owner = await joinAs(site.server);
  player = proofClient(site.server, owner);
  member = requestClient(site.server, await joinAs(site.server));
  first = requestClient(site.server, site.people.first);
  second = requestClient(site.server, site.people.second);
  chart = await addChart(site.server.database);
  scoreId = await player.postScore(chart);
});

const stored = async (id: number) =>
  site.server.database
    .selectFrom('proofRequests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stateOf = async () => (await player.score(scoreId)).state;

test('a refusal needs a reason, is sent again without harm, and leaves the score as it was', async () => {
  const id = await member.asked(scoreId);
  const { revision } = await first.read(id);
  expect((await first.tryDecide(id, { decision: 'refuse', revision })).statusCode).toBe(422);
  const refusal = {
    decision: 'refuse',
    reason: 'explained',
    note: 'Seen live.',
    revision,
  } as const;
  for (let sent = 0; sent < 2; sent += 1)
    expect((await first.tryDecide(id, refusal)).statusCode).toBe(200);
  expect(await stateOf()).toBe('none');
  const events = await site.server.app.inject({ url: paths.scoreEvents(scoreId) });
  expect(events.json()['hydra:member'][0]).toMatchObject({
    kind: 'requestRefused',
    reason: 'explained',
    note: 'Seen live.',
    actor: { id: site.people.first.id },
  });
  const own = (await member.own())['hydra:member'];
  expect(own).toMatchObject([{ id, state: 'refused', reason: 'explained' }]);
});

test('of two moderators at once one decides, and the other is told who', async () => {
  const id = await member.asked(scoreId);
  const { revision } = await first.read(id);
  const responses = await Promise.all([
    first.tryDecide(id, { decision: 'accept', revision }),
    second.tryDecide(id, { decision: 'refuse', reason: 'other', revision }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { decidedBy } = await stored(id);
  const late = responses.find(({ statusCode }) => statusCode === 409);
  expect(late?.json()).toMatchObject({ error: 'decided', by: { id: decidedBy } });
});

test('nobody decides about an own score or an own request, nor judges the proof they asked for', async () => {
  const asker = requestClient(site.server, site.people.second);
  const id = await asker.asked(scoreId);
  expect(await asker.read(id)).toMatchObject({ mayDecide: false });
  expect(await first.read(id)).toMatchObject({ mayDecide: true });
  expect((await asker.decide(id, { decision: 'accept' })).statusCode).toBe(403);
  await site.server.database
    .updateTable('users')
    .set({ roles: [roles.user, roles.proofModerator] })
    .where('id', '=', owner.id)
    .execute();
  const own = requestClient(site.server, owner);
  expect((await own.decide(id, { decision: 'refuse', reason: 'other' })).statusCode).toBe(403);
  const [sent] = await player.sent(scoreId, { video: videoOf() });
  const proofId = sent?.proofId ?? 0;
  expect((await site.second.tryClaim(proofId)).json()).toMatchObject({
    status: 403,
    detail: 'You asked for this proof. Another moderator has to judge it.',
  });
  expect(await site.second.read(proofId)).toMatchObject({ mayDecide: false });
  expect((await site.second.next())?.id).not.toBe(proofId);
  expect((await site.first.tryClaim(proofId)).statusCode).toBe(200);
});

test('an unusual score has to be proved when a moderator says so, with the grounds in its history', async () => {
  const id = await addUnusual(site.server, scoreId);
  expect(await stateOf()).toBe('none');
  expect((await first.decide(id, { decision: 'accept' })).statusCode).toBe(200);
  expect(await stateOf()).toBe('due');
  const events = await site.server.app.inject({ url: paths.scoreEvents(scoreId) });
  expect(events.json()['hydra:member'][0]).toMatchObject({
    kind: 'requestAccepted',
    reason: 'unusualValue',
  });
});

test('an unusual score whose doubt is refused has no event', async () => {
  const id = await addUnusual(site.server, scoreId);
  const before = await player.score(scoreId);
  expect((await first.decide(id, { decision: 'refuse', reason: 'noGrounds' })).statusCode).toBe(
    200,
  );
  expect(await player.score(scoreId)).toEqual(before);
  expect(await stored(id)).toMatchObject({ state: 'refused', decidedBy: site.people.first.id });
});

test('an unusual score waits on beside its proof; another value ends it', async () => {
  const id = await addUnusual(site.server, scoreId);
  await player.sent(scoreId, { video: videoOf() });
  expect((await stored(id)).state).toBe('open');
  await player.post(chart, { values: [600], confirmed: ['waitingProof'] });
  expect((await stored(id)).state).toBe('void');
  const late = await first.decide(id, { decision: 'accept' });
  expect(late.json()).toMatchObject({ status: 409, error: 'scoreImproved' });
});

test('a proof or a withdrawal ends a request; undone, it is open again', async () => {
  const id = await member.asked(scoreId);
  await player.call('DELETE', paths.score(scoreId), {});
  expect((await stored(id)).state).toBe('void');
  const late = await first.decide(id, { decision: 'accept' });
  expect(late.json()).toMatchObject({ status: 409, error: 'scoreWithdrawn' });
  await player.call('POST', `${paths.score(scoreId)}/restore`);
  expect(await stateOf()).toBe('asked');
  expect((await stored(id)).state).toBe('open');
  await player.sent(scoreId, { video: videoOf() });
  expect((await stored(id)).state).toBe('void');
  const sent = await first.decide(id, { decision: 'accept' });
  expect(sent.json()).toMatchObject({ status: 409, error: 'proofSent' });
});

test('a member’s request does not end the site’s own, which goes on when it is refused, or a proof is reversed', async () => {
  const unusual = await addUnusual(site.server, scoreId);
  const id = await member.asked(scoreId);
  const listed = (await first.list())['hydra:member'].filter((one) => one.scoreId === scoreId);
  expect(listed.map(({ kind }) => kind).toSorted()).toEqual(['member', 'unusual']);
  await first.decide(id, { decision: 'refuse', reason: 'explained' });
  expect(await stored(unusual)).toMatchObject({ state: 'open' });
  const [sent] = await player.sent(scoreId, { video: videoOf() });
  const proofId = sent?.proofId ?? 0;
  await site.first.decide(proofId, { decision: 'accept' });
  expect((await stored(unusual)).state).toBe('void');
  await site.second.decide(proofId, { decision: 'revoke', reason: 'forged' });
  expect((await stored(unusual)).state).toBe('open');
  const again = await member.asked(scoreId);
  expect((await first.decide(unusual, { decision: 'accept' })).statusCode).toBe(200);
  expect(await stateOf()).toBe('due');
  expect((await stored(again)).state).toBe('accepted');
});

test('what could not be proved is not asked for: a request on a closed chart can only be refused', async () => {
  const id = await member.asked(scoreId);
  const { database } = site.server;
  await database.updateTable('charts').set({ status: 'locked' }).where('id', '=', chart).execute();
  const accepted = await first.decide(id, { decision: 'accept' });
  expect(accepted.json()).toMatchObject({ status: 409, error: 'chartClosed' });
  expect((await first.decide(id, { decision: 'refuse', reason: 'other' })).statusCode).toBe(200);
});

test('with the account of its player a request loses its words; moderators still decide', async () => {
  const id = await member.asked(scoreId, { message: 'Canary 4712' });
  const response = await site.server.app.inject({
    method: 'DELETE',
    url: paths.user(owner.id),
    headers: owner.headers,
    payload: { password },
  });
  expect(response.statusCode).toBe(204);
  expect(await stored(id)).toMatchObject({ state: 'open', message: null });
  expect((await first.decide(id, { decision: 'accept' })).statusCode).toBe(200);
});

test('with the account of the member who asked the name and the words go, and the request stays', async () => {
  const leaving = await joinAs(site.server);
  const id = await requestClient(site.server, leaving).asked(scoreId, { message: 'Canary 4713' });
  await site.server.app.inject({
    method: 'DELETE',
    url: paths.user(leaving.id),
    headers: leaving.headers,
    payload: { password },
  });
  expect(await stored(id)).toMatchObject({ state: 'open', askedBy: null, message: null });
});

test('a post and a request at once: one of them happens first, and the other follows from it', async () => {
  const [asked, posted] = await Promise.all([
    member.ask(scoreId),
    player.post(chart, { values: [700] }),
  ]);
  expect([201, 409]).toContain(asked.statusCode);
  const isAsked = asked.statusCode === 201;
  expect(await stateOf()).toBe(isAsked ? 'asked' : 'none');
  expect(isAsked || posted.reason === null).toBe(true);
});
