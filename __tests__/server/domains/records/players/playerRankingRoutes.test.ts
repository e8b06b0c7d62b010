import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { PlayerProfile } from '../../../../../src/contract/schemas/players';
import { Score, ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { UnrankedScoreCollection } from '../../../../../src/contract/schemas/takeBack';
import { takeBackPaths } from '../../../../../src/contract/takeBackPaths';
import { postOverHttp } from '../../../../support/records/postOverHttp';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import {
  actOn,
  administrator,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';

const site = setUpAdministration();

let member: Awaited<ReturnType<typeof joinAs>>;
let chart: number;
let score: number;
let player: number;

beforeEach(async () => {
  member = await joinAs(site.server);
  chart = await addChart(site.server.database);
  score = await postOverHttp(site.server, member.headers, { chart, amount: 500 });
  player = (await read()).player.id;
});

const get = async (url: string) => (await site.server.app.inject({ url })).json<unknown>();
const read = async () => readContract(Score, await get(paths.score(score)));
const profile = async () => readContract(PlayerProfile, await get(paths.player(player)));
const board = async () => readContract(RankingCollection, await get(paths.chartRanking(chart)));
const unranked = async () =>
  readContract(UnrankedScoreCollection, await get(takeBackPaths.unrankedScores(chart)));
const readKinds = async () => {
  const events = readContract(ScoreEventCollection, await get(paths.scoreEvents(score)));
  return events['hydra:member'].map(({ kind, reason }) => `${kind} ${reason ?? ''}`.trim());
};
const rank = async (payload: object, headers: Record<string, string> = site.admin.headers) =>
  (
    await site.server.app.inject({
      method: 'PUT',
      url: takeBackPaths.playerRanking(player),
      payload,
      headers,
    })
  ).statusCode;

async function expectNothingWrong() {
  await rankEverything(site.server.database);
  expect(await verifyAll(site.server.database)).toMatchObject({ differences: [], pending: [] });
}

const out = { ranked: false, reason: 'forged', note: 'Three altered pictures.' };

test('an administrator takes a player out of the rankings: the scores stay listed below the boards', async () => {
  expect(await rank(out)).toBe(204);
  expect(await board()).toMatchObject({ 'hydra:member': [], unranked: 1 });
  expect(await unranked()).toMatchObject({
    'hydra:totalItems': 1,
    'hydra:member': [{ id: score, values: [{ raw: 500 }], cause: 'playerUnranked' }],
  });
  const why = { reason: 'forged', note: 'Three altered pictures.' };
  expect((await profile()).unranked).toMatchObject(why);
  expect((await read()).unranked).toMatchObject({ cause: 'playerUnranked', ...why });
  expect(await rank({ ranked: true, reason: 'explained' })).toBe(204);
  expect(await board()).toMatchObject({ 'hydra:member': [{ id: score }], unranked: 0 });
  expect((await profile()).unranked).toBeNull();
  expect(await readKinds()).toEqual(['reranked explained', 'unranked forged', 'created']);
  await expectNothingWrong();
});

test('the same decision sent again changes nothing; another reason is refused', async () => {
  expect(await rank(out)).toBe(204);
  expect(await rank(out)).toBe(204);
  const other = await administrator(site.server);
  expect(await rank({ ranked: false, reason: 'other' }, other.headers)).toBe(409);
  expect((await profile()).unranked).toMatchObject({ reason: 'forged' });
  expect(await readKinds()).toEqual(['unranked forged', 'created']);
});

test('what is posted by a player who does not rank, does not rank either until the player does', async () => {
  await rank(out);
  const later = await addChart(site.server.database);
  const next = await postOverHttp(site.server, member.headers, { chart: later, amount: 9 });
  expect(readContract(Score, await get(paths.score(next))).rank).toBeNull();
  await rank({ ranked: true, reason: 'mistake' });
  expect(readContract(Score, await get(paths.score(next))).rank).toBe(1);
  await expectNothingWrong();
});

test('a disabled account does not rank, and what the staff decided stays apart from it', async () => {
  const account = async (action: 'disable' | 'enable') =>
    actOn(site.server, member.id, action, site.admin.headers);
  await account('disable');
  expect(await unranked()).toMatchObject({ 'hydra:member': [{ cause: 'accountDisabled' }] });
  expect((await read()).unranked).toMatchObject({ reason: 'accountDisabled' });
  await account('enable');
  expect((await read()).rank).toBe(1);
  await rank(out);
  await account('disable');
  await account('enable');
  expect((await read()).unranked).toMatchObject({ cause: 'playerUnranked', reason: 'forged' });
  await account('disable');
  await rank({ ranked: true, reason: 'explained' });
  expect((await read()).unranked).toMatchObject({ cause: 'accountDisabled' });
  await account('enable');
  expect((await read()).rank).toBe(1);
  expect(await readKinds()).toEqual([
    'reranked accountEnabled',
    'unranked forged',
    'reranked accountEnabled',
    'unranked accountDisabled',
    'created',
  ]);
  await expectNothingWrong();
});

test('the scores of a deleted account still rank, until an administrator takes the player out', async () => {
  await site.server.database.deleteFrom('users').where('id', '=', member.id).execute();
  expect((await read()).rank).toBe(1);
  expect(await rank(out)).toBe(204);
  expect((await read()).rank).toBeNull();
  await expectNothingWrong();
});

test('only administrators decide, with a reason that fits', async () => {
  expect(await rank(out, member.headers)).toBe(403);
  expect(await rank({ ranked: false, reason: 'explained' })).toBe(422);
  expect(await rank({ ranked: true, reason: 'forged' })).toBe(422);
  expect(await rank({ ranked: false })).toBe(422);
  player = 999_999;
  expect(await rank(out)).toBe(404);
});

test('only super administrators take an administrator out of the rankings; nobody decides about an own player', async () => {
  member = await administrator(site.server);
  score = await postOverHttp(site.server, member.headers, { chart, amount: 700 });
  player = (await read()).player.id;
  expect(await rank(out)).toBe(403);
  const above = await superAdministrator(site.server);
  expect(await rank(out, above.headers)).toBe(204);
  expect(await rank({ ranked: true, reason: 'explained' })).toBe(403);
  expect(await rank({ ranked: true, reason: 'explained' }, member.headers)).toBe(409);
  expect((await profile()).unranked).toMatchObject({ reason: 'forged' });
});

test('a player who ranks again while the account is disabled does not rank', async () => {
  const account = async (action: 'disable' | 'enable') =>
    actOn(site.server, member.id, action, site.admin.headers);
  for (let round = 0; round < 8; round += 1) {
    await rank(out);
    const [ranked, disabled] = await Promise.all([
      rank({ ranked: true, reason: 'explained' }),
      account('disable'),
    ]);
    expect([round, ranked, disabled.statusCode]).toEqual([round, 204, 200]);
    const stored = await site.server.database
      .selectFrom('players')
      .select('ranked')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    expect(stored.ranked).toBe(false);
    await account('enable');
  }
  await expectNothingWrong();
});
