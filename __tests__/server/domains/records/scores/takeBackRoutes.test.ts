import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { Score, ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { takeBackPaths } from '../../../../../src/contract/takeBackPaths';
import { postOverHttp } from '../../../../support/records/postOverHttp';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import {
  administrator,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';

const site = setUpAdministration();
type Headers = Record<string, string>;

let member: Awaited<ReturnType<typeof joinAs>>;
let chart: number;
let score: number;

beforeEach(async () => {
  member = await joinAs(site.server);
  chart = await addChart(site.server.database);
  score = await post(500);
});

const post = async (amount: number) => postOverHttp(site.server, member.headers, { chart, amount });
const withdraw = async (headers: Headers, payload?: object, id = score) =>
  site.server.app.inject({
    method: 'DELETE',
    url: paths.score(id),
    headers,
    ...(payload ? { payload } : {}),
  });
const restore = async (headers: Headers, id = score) =>
  site.server.app.inject({ method: 'POST', url: takeBackPaths.restoreScore(id), headers });
const get = async (url: string) => (await site.server.app.inject({ url })).json<unknown>();
const read = async () => readContract(Score, await get(paths.score(score)));
const readEvents = async () =>
  readContract(ScoreEventCollection, await get(paths.scoreEvents(score)))['hydra:member'];
const boardOf = async () =>
  readContract(RankingCollection, await get(paths.chartRanking(chart)))['hydra:member'];
const audited = async (event: 'scoreWithdrawn' | 'scoreRestored') =>
  site.server.database
    .selectFrom('auditLog')
    .select(['actorId', 'subjectId', 'details'])
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .executeTakeFirst();

async function expectNothingWrong() {
  await rankEverything(site.server.database);
  expect(await verifyAll(site.server.database)).toMatchObject({ differences: [], pending: [] });
}

test('a player withdraws an own score without a reason, and undoes that', async () => {
  expect((await withdraw(member.headers)).statusCode).toBe(204);
  expect(await boardOf()).toEqual([]);
  expect(await read()).toMatchObject({
    state: 'withdrawn',
    rank: null,
    undoable: true,
    unranked: { cause: 'withdrawn', reason: null, note: null, since: expect.any(String) as string },
  });
  expect((await restore(member.headers)).statusCode).toBe(204);
  expect(await read()).toMatchObject({ state: 'none', rank: 1, unranked: null, undoable: false });
  expect((await readEvents()).map(({ kind }) => kind)).toEqual([
    'restored',
    'withdrawn',
    'created',
  ]);
  await expectNothingWrong();
});

test('a withdrawal is not undone on a chart that was retired meanwhile', async () => {
  await withdraw(member.headers);
  const retired = { status: 'retired' as const };
  await site.server.database.updateTable('charts').set(retired).where('id', '=', chart).execute();
  expect((await restore(member.headers)).statusCode).toBe(409);
  expect(await readEvents()).toHaveLength(2);
});

test('withdraw, restore and withdraw again, each once however often it is sent', async () => {
  const payload = { reason: 'mistake', revision: 1 };
  const statuses: number[] = [];
  for (const send of [
    () => withdraw(member.headers, payload),
    () => withdraw(member.headers, payload),
    () => restore(member.headers),
    () => restore(member.headers),
    () => withdraw(member.headers, { reason: 'wrongChart' }),
  ])
    statuses.push((await send()).statusCode);
  expect(statuses).toEqual([204, 204, 204, 409, 204]);
  expect((await readEvents()).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['withdrawn', 'wrongChart'],
    ['restored', null],
    ['withdrawn', 'mistake'],
    ['created', null],
  ]);
});

test('a score that was posted again is a new one, and the withdrawal cannot be undone', async () => {
  await withdraw(member.headers);
  expect(await post(300)).toBe(score);
  const response = await restore(member.headers);
  expect(response.statusCode).toBe(409);
  expect(readContract(Problem, response.json()).detail).toBe(
    'There is no withdrawal of this score to undo.',
  );
  expect(await read()).toMatchObject({ rank: 1, values: [{ raw: 300 }] });
  await expectNothingWrong();
});

test('a tab that shows an older value withdraws nothing', async () => {
  await post(600);
  const response = await withdraw(member.headers, { revision: 1 });
  expect(response.statusCode).toBe(409);
  expect(await read()).toMatchObject({ rank: 1, revision: 2 });
});

test('an administrator withdraws any score with a reason and words that everyone can read', async () => {
  const payload = { reason: 'forged', note: '  The timer\n jumps. ' };
  expect((await withdraw(site.admin.headers, payload)).statusCode).toBe(204);
  expect(await read()).toMatchObject({
    unranked: { cause: 'withdrawnByStaff', reason: 'forged', note: 'The timer jumps.' },
  });
  expect((await readEvents())[0]).toMatchObject({ reason: 'forged', note: 'The timer jumps.' });
  expect(await audited('scoreWithdrawn')).toMatchObject({
    actorId: site.admin.id,
    subjectId: member.id,
    details: { score, chart, reason: 'forged' },
  });
});

test.each([
  ['another reason', { reason: 'other', note: 'It jumps.' }],
  ['other words', { reason: 'forged', note: 'It stops.' }],
  ['no words', { reason: 'forged' }],
])('a withdrawal that is sent again with %s is refused', async (_name, other) => {
  const payload = { reason: 'forged', note: 'It jumps.' };
  const statuses: number[] = [];
  for (const sent of [payload, payload, other])
    statuses.push((await withdraw(site.admin.headers, sent)).statusCode);
  expect(statuses).toEqual([204, 204, 409]);
  expect(await readEvents()).toHaveLength(2);
  expect(await read()).toMatchObject({ unranked: payload });
});

test('a player does not undo what the staff withdrew; an administrator does', async () => {
  await withdraw(site.admin.headers, { reason: 'other' });
  const response = await restore(member.headers);
  expect(response.statusCode).toBe(403);
  expect(await read()).toMatchObject({ state: 'withdrawn' });
  expect((await restore(site.admin.headers)).statusCode).toBe(204);
  expect(await read()).toMatchObject({ rank: 1 });
  expect(await audited('scoreRestored')).toMatchObject({ actorId: site.admin.id });
  await withdraw(member.headers);
  expect((await restore(site.admin.headers)).statusCode).toBe(204);
});

describe('a score of an administrator', () => {
  test.each([
    ['an administrator', administrator],
    ['a super administrator', superAdministrator],
  ])('is taken back by super administrators alone, that of %s too', async (_name, join) => {
    const owner = await join(site.server);
    const own = await postOverHttp(site.server, owner.headers, { chart, amount: 700 });
    const forged = { reason: 'forged' };
    const refused = await withdraw(site.admin.headers, forged, own);
    expect(refused.statusCode).toBe(403);
    expect(readContract(Problem, refused.json()).detail).toBe(
      'Only super administrators may decide about the scores of an administrator.',
    );
    const above = await superAdministrator(site.server);
    expect((await withdraw(above.headers, forged, own)).statusCode).toBe(204);
    expect((await restore(site.admin.headers, own)).statusCode).toBe(403);
    expect((await restore(owner.headers, own)).statusCode).toBe(403);
    expect((await restore(above.headers, own)).statusCode).toBe(204);
  });

  test('is withdrawn by its player as any member’s, without a reason', async () => {
    const own = await postOverHttp(site.server, site.admin.headers, { chart, amount: 700 });
    expect((await withdraw(site.admin.headers, { reason: 'forged' }, own)).statusCode).toBe(422);
    expect((await withdraw(site.admin.headers, {}, own)).statusCode).toBe(204);
    expect((await restore(site.admin.headers, own)).statusCode).toBe(204);
  });
});

test.each([
  [{}, 'reason'],
  [{ reason: 'mistake' }, 'reason'],
])('an administrator who sends %j is told at the field', async (payload, field) => {
  const response = await withdraw(site.admin.headers, payload);
  expect(response.statusCode).toBe(422);
  expect(readContract(Problem, response.json()).violations).toMatchObject([
    { propertyPath: field },
  ]);
  expect(await read()).toMatchObject({ rank: 1 });
});

test('words that are cleaned to more than they may have are refused', async () => {
  // Three characters once it is normalized.
  const note = '\ufb2c'.repeat(200);
  expect((await withdraw(site.admin.headers, { reason: 'forged', note })).statusCode).toBe(422);
});

test.each([
  [{ reason: 'forged' }, 'reason'],
  [{ note: 'Sorry.' }, 'note'],
])('a player who sends %j is told at the field', async (payload, field) => {
  const response = await withdraw(member.headers, payload);
  expect(response.statusCode).toBe(422);
  expect(readContract(Problem, response.json()).violations).toMatchObject([
    { propertyPath: field },
  ]);
});

test('others are refused, and what does not exist is not found', async () => {
  const other = await joinAs(site.server);
  expect((await withdraw(other.headers)).statusCode).toBe(403);
  expect((await restore(other.headers)).statusCode).toBe(403);
  expect((await withdraw({})).statusCode).toBe(401);
  expect((await withdraw(member.headers, undefined, 999_999)).statusCode).toBe(404);
  expect((await restore(member.headers, 999_999)).statusCode).toBe(404);
});

test('of two administrators at once one withdraws, and the other is told', async () => {
  const other = await administrator(site.server);
  const responses = await Promise.all([
    withdraw(site.admin.headers, { reason: 'forged' }),
    withdraw(other.headers, { reason: 'wrongChart' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  expect(await readEvents()).toHaveLength(2);
});

test('a score that has to be proved is posted again only with its proof, and its time goes on', async () => {
  const { database } = site.server;
  const dueAt = '2030-05-16T10:00:00.000Z';
  await database
    .updateTable('scores')
    .set({ state: 'due', dueAt })
    .where('id', '=', score)
    .execute();
  await withdraw(member.headers);
  expect(await post(900)).toBe(0);
  await restore(member.headers);
  const stored = database.selectFrom('scores').select(['state', 'dueAt']).where('id', '=', score);
  expect(await stored.executeTakeFirst()).toEqual({ state: 'due', dueAt });
});
