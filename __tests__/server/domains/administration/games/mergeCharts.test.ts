import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import type { AdminGame } from '../../../../../src/contract/schemas/adminGames';
import { ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { checkIntegrity } from '../../../../../src/server/platform/integrity/checkIntegrity';
import { changeState } from '../../../../support/records/changeState';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addPlatform } from '../../../../support/server/addGame';
import {
  addFormat,
  chart,
  gameContent,
  group,
  postOn,
  setUpGames,
  violationsOf,
  withChart,
} from '../../../../support/server/adminGames';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();
const names = ['Race', 'Race again', 'Other value', 'Retired'];

/** A public game whose first two charts can be merged. */
async function publicGame(name: string) {
  const platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
  const otherFormat = await addFormat(site.server);
  const content = gameContent({
    platformIds: [platform],
    translations: { en: { name, rules: null } },
    groups: [
      group(
        'Main',
        names.map((title, index) =>
          chart(title, {
            formatId: index === 2 ? otherFormat : site.formatId,
            status: index === 3 ? 'retired' : 'open',
          }),
        ),
      ),
    ],
  });
  const game = await site.editor.publish(await site.editor.create(content));
  const ids = game.content.groups[0]?.charts.map(({ id }) => id ?? 0) ?? [];
  return { game, ids, source: ids[0] ?? 0, target: ids[1] ?? 0 };
}

const merge = (id: number, into: number, reason = 'The same track twice') =>
  site.admin.call('POST', adminPaths.chartMerge(id), { into, reason });

const post = (game: AdminGame, place: number, amount: number, userId?: number) =>
  postOn(site.server, game, { places: [[0, place]], amount, ...(userId ? { userId } : {}) });

async function playerOf(userId: number): Promise<number> {
  const { id } = await site.server.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** The scores of a chart by player, withdrawn ones too. */
async function scoresOf(chartId: number) {
  const rows = await site.server.database
    .selectFrom('scores')
    .select(['id', 'playerId', 'amounts', 'state', 'changedAt'])
    .where('chartId', '=', chartId)
    .execute();
  return new Map(rows.map(({ playerId, ...score }) => [playerId, score]));
}

/** What `npm run records:verify` and `npm run db:check` find. */
const differences = async () => {
  await rankEverything(site.server.database);
  const { differences: found } = await verifyAll(site.server.database);
  return [...found, ...(await checkIntegrity(site.server.database))];
};

test('the better of the scores of each player remains, with its history in both charts', async () => {
  const { game, source, target } = await publicGame('Merged');
  site.server.setTime('2026-11-20T12:01:00Z');
  const [alone, better, worse, early, late] = [
    await post(game, 0, 70),
    await post(game, 0, 90),
    await post(game, 0, 20),
    await post(game, 0, 50),
    await post(game, 1, 60),
  ];
  site.server.setTime('2026-11-20T12:02:00Z');
  await post(game, 1, 30, better);
  await post(game, 1, 40, worse);
  await post(game, 1, 50, early);
  await post(game, 0, 60, late);
  await post(game, 1, 10);
  await rankEverything(site.server.database);
  const before = await scoresOf(source);

  site.server.setTime('2026-11-20T12:03:00Z');
  const current = await site.editor.find(game.id);
  expect((await merge(source, target)).statusCode).toBe(204);

  const kept = await scoresOf(target);
  const players = await Promise.all([alone, better, worse, early, late].map(playerOf));
  expect(players.map((id) => kept.get(id)?.amounts)).toEqual([[70], [90], [40], [50], [60]]);
  const [aloneId = 0, , , earlyId = 0, lateId = 0] = players;
  expect(kept.get(earlyId)?.changedAt).toBe('2026-11-20T12:01:00.000Z');
  expect(kept.get(lateId)?.changedAt).toBe('2026-11-20T12:01:00.000Z');
  // A score without a rival is the same row, so that what refers to it stays right.
  expect(kept.get(aloneId)?.id).toBe(before.get(aloneId)?.id);
  const left = await scoresOf(source);
  expect([...left.values()].map(({ state }) => state)).toEqual(Array(4).fill('withdrawn'));

  expect(await differences()).toEqual([]);
  const { body } = await site.server.app.inject(paths.chart(target));
  expect(JSON.parse(body)).toMatchObject({ nbScore: 6 });
  const history = await site.server.app.inject(paths.scoreEvents(kept.get(aloneId)?.id ?? 0));
  expect(
    readContract(ScoreEventCollection, history.json())['hydra:member'].map(({ kind, after }) => [
      kind,
      after.state,
    ]),
  ).toEqual([
    ['merged', 'none'],
    ['moved', 'withdrawn'],
    ['created', 'none'],
  ]);

  const changed = await site.editor.find(game.id);
  expect(changed).toMatchObject({ version: current.version + 1, nbChart: 2 });
  expect(changed.content.groups[0]?.charts[0]).toMatchObject({ id: source, status: 'retired' });
  expect(changed.charts.find(({ id }) => id === source)).toMatchObject({ mergedInto: target });
  const [entry] = await site.server.database
    .selectFrom('auditLog')
    .select(['details', 'actorId'])
    .where('event', '=', 'chartsMerged')
    .execute();
  expect(entry).toMatchObject({
    actorId: site.people.admin.id,
    details: {
      game: game.id,
      chart: source,
      into: target,
      scores: 5,
      reason: 'The same track twice',
    },
  });
});

test('the page of a merged chart leads to the other one, and the chart stays retired', async () => {
  const { game, source, target } = await publicGame('Followed');
  await post(game, 0, 5);
  await merge(source, target);
  await rankEverything(site.server.database);
  const response = await site.server.app.inject(paths.chart(source));
  expect(response.json()).toMatchObject({ status: 'retired', mergedInto: paths.chart(target) });
  const current = await site.editor.find(game.id);
  const opened = await site.editor.trySave(
    current,
    withChart(current.content, [0, 0], { status: 'open' }),
  );
  expect(violationsOf(opened)).toEqual(['groups[0].charts[0].status: locked']);
  const restored = await site.editor.save(current, game.content, { restoredFrom: game.version });
  expect(restored.content.groups[0]?.charts[0]?.status).toBe('retired');
  const again = await merge(source, target);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ detail: 'This chart is retired.' });
});

test('scores that do not rank give way to those that do', async () => {
  const { game, source, target } = await publicGame('Unproved');
  const user = await post(game, 0, 90);
  await post(game, 1, 10, user);
  const player = await playerOf(user);
  const at = site.server.now();
  await changeState(site.server.database, { chart: source, player, state: 'unproved', at });
  const gone = await post(game, 0, 40);
  const goneId = await playerOf(gone);
  await changeState(site.server.database, {
    chart: source,
    player: goneId,
    state: 'withdrawn',
    at,
  });
  expect((await merge(source, target)).statusCode).toBe(204);
  const kept = await scoresOf(target);
  expect(kept.get(player)).toMatchObject({ amounts: [10], state: 'none' });
  expect(kept.has(goneId)).toBe(false);
  expect(await differences()).toEqual([]);
});

test('charts are not merged while a proof of a score with a rival is open', async () => {
  const { game, source, target } = await publicGame('Undecided');
  const user = await post(game, 0, 90);
  const facts = { player: await playerOf(user), at: site.server.now() };
  await changeState(site.server.database, { ...facts, chart: source, state: 'proof_waiting' });
  await post(game, 1, 10, user);
  expect((await merge(source, target)).statusCode).toBe(409);
  await changeState(site.server.database, { ...facts, chart: source, state: 'proved' });
  expect((await merge(source, target)).statusCode).toBe(204);
  expect(await differences()).toEqual([]);
});

test('charts that do not fit are refused at their field', async () => {
  const { source, ids } = await publicGame('Unfit');
  const other = await publicGame('Elsewhere');
  const refusals = [
    [source, 'mergeIntoItself'],
    [other.source, 'mergeOtherGame'],
    [ids[2], 'mergeOtherValues'],
    [ids[3], 'mergeRetired'],
    [999_999, 'unknown'],
  ] as const;
  for (const [into = 0, code] of refusals) {
    const response = await merge(source, into);
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual([`into: ${code}`]);
  }
  expect(violationsOf(await merge(source, ids[1] ?? 0, ' \u202e  a '))).toEqual([
    'reason: minLength',
  ]);
  expect((await merge(999_999, source)).statusCode).toBe(404);
  const byEditor = await site.editor.call('POST', adminPaths.chartMerge(source), {
    into: ids[1],
    reason: 'The same track twice',
  });
  expect(byEditor.statusCode).toBe(403);
});

test('scores that are posted while charts are merged are on the chart that remains, or refused', async () => {
  const { game, source, target } = await publicGame('Busy');
  await post(game, 0, 10);
  const posts = Array.from({ length: 5 }, async (_, index) => post(game, 0, index).catch(() => 0));
  const [merged] = await Promise.all([merge(source, target), ...posts]);
  expect(merged.statusCode).toBe(204);
  const left = await scoresOf(source);
  expect([...left.values()].filter(({ state }) => state !== 'withdrawn')).toEqual([]);
  expect(await differences()).toEqual([]);
});
