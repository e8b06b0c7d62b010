import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import type { ScoreRow } from '../../../../../src/contract/schemas/scores';
import { checkNextChart } from '../../../../../src/server/domains/records/proofRules/checkNextChart';
import { changeState } from '../../../../support/records/changeState';
import { rankPlayer } from '../../../../support/records/rankPlayer';
import { chartOf, firstPlaces, setUpProofRules } from '../../../../support/records/setUpProofRules';
import { verifyAll } from '../../../../support/records/verifyAll';
import { readContract } from '../../../../support/readContract';
import { joinAs } from '../../../../support/server/comments';
import { requestClient } from '../../../../support/server/proofRequests';

const rules = setUpProofRules();
const { site, addGame, checkAll, checkedStates, get, post, send, statesOf, stored, withdraw } =
  rules;

describe('a rule for first places', () => {
  test('demands the proof of a new first place, in public and with 14 days of time', async () => {
    const id = chartOf(await addGame(firstPlaces));
    const first = await post(id, 500);
    const second = await post(id, 400);
    expect(await checkedStates([first, second])).toEqual(['due', 'none']);
    const events = readContract(ScoreEventCollection, await get(paths.scoreEvents(first.id)))[
      'hydra:member'
    ];
    const demanded = events.find(({ kind }) => kind === 'requestAccepted');
    expect(demanded).toMatchObject({ reason: 'proofRule', actor: null });
    const { dueAt } = await stored(first.id);
    const days = (Date.parse(dueAt ?? '') - Date.parse(demanded?.at ?? '')) / 86_400_000;
    expect(days).toBe(14);
    expect(await verifyAll(site.server.database)).toMatchObject({ differences: [] });
  });

  test('demands the proof of who moves up, when the first withdraws, is unranked or could not be proved', async () => {
    const id = chartOf(await addGame(firstPlaces));
    const scores = [
      await post(id, 500),
      await post(id, 400),
      await post(id, 300),
      await post(id, 200),
    ];
    const [first, second, third] = scores;
    if (!first || !second || !third) throw new Error('There are no scores.');
    await checkAll();
    await withdraw(first);
    expect(await checkedStates(scores)).toEqual(['withdrawn', 'due', 'none', 'none']);
    await rankPlayer(site.server.database, (await stored(second.id)).playerId, false);
    expect(await checkedStates(scores)).toEqual(['withdrawn', 'due', 'due', 'none']);
    const player = (await stored(third.id)).playerId;
    await changeState(site.server.database, {
      chart: id,
      player,
      state: 'unproved',
      at: site.server.now(),
    });
    expect(await checkedStates(scores)).toEqual(['withdrawn', 'due', 'unproved', 'due']);
  });

  test('demands the proof of who moves up while a member’s request about the score waits', async () => {
    const id = chartOf(await addGame(firstPlaces));
    const scores = [await post(id, 500), await post(id, 400)];
    const [first, second] = scores;
    if (!first || !second) throw new Error('There are no scores.');
    await checkAll();
    const friend = requestClient(site.server, await joinAs(site.server));
    await friend.asked(second.id);
    expect(await checkedStates(scores)).toEqual(['due', 'asked']);
    expect(await verifyAll(site.server.database)).toMatchObject({ differences: [] });
    await withdraw(first);
    expect(await checkedStates(scores)).toEqual(['withdrawn', 'due']);
    expect((await friend.own())['hydra:member']).toMatchObject([{ state: 'void' }]);
  });

  test('lets a proof that waits count as one that is demanded, and demands another if its acceptance is reversed', async () => {
    const id = chartOf(await addGame(firstPlaces));
    const video = 'https://www.youtube.com/watch?v=abcdefghijk';
    const score = await post(id, 500, { proof: { video } });
    expect(await checkedStates([score])).toEqual(['proof_waiting_due']);
    const { playerId: player } = await stored(score.id);
    const facts = { chart: id, player, at: site.server.now() };
    await changeState(site.server.database, { ...facts, state: 'proved' });
    expect(await checkedStates([score])).toEqual(['proved']);
    await changeState(site.server.database, { ...facts, state: 'none' });
    expect(await checkedStates([score])).toEqual(['due']);
  });

  test('finds nothing more to do after what it did', async () => {
    const id = chartOf(await addGame(firstPlaces));
    await post(id, 500);
    // The second one is for the event of the first.
    expect(await checkAll()).toBe(2);
    expect(await checkAll()).toBe(0);
  });

  test('asks nobody on charts without a rule', async () => {
    const free = await post(chartOf(await addGame(null)), 500);
    expect(await checkAll()).toBe(0);
    expect(await statesOf([free])).toEqual(['none']);
  });
});

describe('other rules', () => {
  test('a rule for the podium concerns all who share its places', async () => {
    const id = chartOf(await addGame({ places: 'podium', from: 1 }));
    const scores = [];
    for (const amount of [500, 400, 400, 400, 300]) scores.push(await post(id, amount));
    expect(await checkedStates(scores)).toEqual(['due', 'due', 'due', 'due', 'none']);
  });

  test('a rule for all scores holds from so many ranked scores on', async () => {
    const id = chartOf(await addGame({ places: 'all', from: 3 }));
    const scores = [await post(id, 500), await post(id, 400)];
    expect(await checkedStates(scores)).toEqual(['none', 'none']);
    scores.push(await post(id, 300));
    expect(await checkedStates(scores)).toEqual(['due', 'due', 'due']);
  });

  test('asks in portions, the best first', async () => {
    const id = chartOf(await addGame({ places: 'all', from: 1 }));
    const scores = [];
    for (const amount of [300, 500, 400, 200]) scores.push(await post(id, amount));
    await checkNextChart(site.server.database, site.server.now(), { portion: 2 });
    expect(await statesOf(scores)).toEqual(['none', 'due', 'due', 'none']);
    await checkAll(2);
    expect(await statesOf(scores)).toEqual(['due', 'due', 'due', 'due']);
  });
});

test('scores that a merged chart brings are asked for where they land', async () => {
  const game = await addGame(firstPlaces, 2);
  const [from, into] = [chartOf(game, 0), chartOf(game, 1)];
  const best = await post(from, 500);
  const other = await post(into, 400);
  await checkAll();
  await changeState(site.server.database, {
    chart: from,
    player: (await stored(best.id)).playerId,
    state: 'none',
    at: site.server.now(),
  });
  const merged = await site.admin.call('POST', adminPaths.chartMerge(from), {
    into,
    reason: 'The same stage',
  });
  expect(merged.statusCode).toBeLessThan(300);
  expect(await checkedStates([best, other])).toEqual(['due', 'due']);
  expect((await stored(best.id)).chartId).toBe(into);
});

test('workers that check the same charts beside posts ask for each proof once', async () => {
  const game = await addGame({ places: 'all', from: 1 }, 2);
  const ids = [chartOf(game, 0), chartOf(game, 1)];
  const members = await Promise.all([1, 2, 3, 4].map(async () => joinAs(site.server)));
  const lifetime = new AbortController();
  const work = async () => {
    while (!lifetime.signal.aborted)
      await checkNextChart(site.server.database, site.server.now(), { portion: 2 });
  };
  const workers = [work(), work()];
  await Promise.all(
    members.map(async (member, index) => {
      for (const id of ids) await send(member, { chart: id, values: [100 + index] });
    }),
  ).finally(() => lifetime.abort());
  await Promise.all(workers);
  await checkAll();
  const events = await site.server.database
    .selectFrom('scoreEvents')
    .select('scoreId')
    .where('chartId', 'in', ids)
    .where('kind', '=', 'requestAccepted')
    .execute();
  expect(events).toHaveLength(8);
  expect(new Set(events.map(({ scoreId }) => scoreId)).size).toBe(8);
});

test('a prediction says whether the place would have to be proved', async () => {
  const id = chartOf(await addGame({ places: 'first', from: 2 }));
  await post(id, 500);
  const member = await joinAs(site.server);
  const predict = async (amount: number, more: Partial<ScoreRow> = {}) =>
    (await send(member, { chart: id, values: [amount], ...more }, true))?.prediction?.mustBeProved;
  expect(await predict(600)).toBe(true);
  expect(await predict(400)).toBe(false);
  expect(
    await predict(600, { proof: { video: 'https://www.youtube.com/watch?v=abcdefghijk' } }),
  ).toBe(false);
});

test('a chart that cannot be checked waits behind the others, and nothing of it is lost', async () => {
  await checkAll();
  const game = await addGame(firstPlaces, 2);
  const [broken, other] = [chartOf(game, 0), chartOf(game, 1)];
  const scores = [await post(broken, 500), await post(other, 500)];
  const move = async (by: number) =>
    sql`update chart_heads set event_count = event_count + ${by} where chart_id = ${broken}`.execute(
      site.server.database,
    );
  const check = async () => checkNextChart(site.server.database, site.server.now());
  // The next event has the number of an earlier one.
  await move(-1);
  await expect(check()).rejects.toThrow('duplicate key');
  expect(await check()).toBe(true);
  expect(await statesOf(scores)).toEqual(['none', 'due']);
  await move(1);
  expect(await checkedStates(scores)).toEqual(['due', 'due']);
});
