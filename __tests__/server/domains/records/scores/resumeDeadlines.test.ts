import { pino } from 'pino';
import { roles } from '../../../../../src/contract/roles';
import { actOnScores } from '../../../../../src/server/domains/records/scores/actOnScores';
import { expireScores } from '../../../../../src/server/domains/requests/expireScores';
import { remindPlayers } from '../../../../../src/server/domains/requests/remindPlayers';
import { createMailQueue } from '../../../../../src/server/platform/mail/mailQueue';
import { actOn } from '../../../../support/server/administration';
import { addPlatform } from '../../../../support/server/addGame';
import {
  chart,
  gameContent,
  gameEditorOf,
  group,
  postOn,
  setUpGames,
  withChart,
} from '../../../../support/server/adminGames';
import { joinAs } from '../../../../support/server/comments';

const site = setUpGames();

/** A score that has to be proved until December 4th, on the first of two charts. */
async function addDue() {
  site.server.setTime('2026-11-20T12:00:00Z');
  const { database } = site.server;
  const platform = await addPlatform(database, { en: 'Orbit 64' });
  const charts = ['Race', 'Other race'].map((name) => chart(name, { formatId: site.formatId }));
  const content = gameContent({
    platformIds: [platform],
    translations: { en: { name: 'Resumed', rules: null } },
    groups: [group('Main', charts)],
  });
  const game = await site.editor.publish(await site.editor.create(content));
  const { id: userId } = await joinAs(site.server);
  await postOn(site.server, game, { places: [[0, 0]], userId });
  const { id: scoreId } = await database
    .selectFrom('scores')
    .select('id')
    .where('chartId', '=', game.content.groups[0]?.charts[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    const deeds = [{ scoreId, action: 'require' as const }];
    return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
  });
  return { game, userId, scoreId };
}

/** Runs the jobs, twice: what becomes due is told by the second run. */
async function runJobs(time: string) {
  site.server.setTime(time);
  const { database, now: clock } = site.server;
  const services = { clock, database, logger: pino({ level: 'silent' }) };
  for (let run = 0; run < 2; run += 1) {
    await expireScores(services);
    await remindPlayers({ ...services, mails: createMailQueue(clock) });
  }
}
const stateOf = async (scoreId: number) =>
  site.server.database
    .selectFrom('scores')
    .select(['state', 'dueAt'])
    .where('id', '=', scoreId)
    .executeTakeFirstOrThrow();
const mailsTo = async (userId: number) =>
  (
    await site.server.database
      .selectFrom('mails')
      .select('kind')
      .where('userId', '=', userId)
      .where('kind', 'in', ['proofDue', 'proofDueSoon'])
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
/** Their sessions do not last until then. */
const joinAdmin = async () => joinAs(site.server, { roles: [roles.user, roles.admin] });
const editor = async () => gameEditorOf(site.server, (await joinAdmin()).headers);
const act = async (userId: number, action: 'disable' | 'enable') => {
  const { headers } = await joinAdmin();
  expect((await actOn(site.server, userId, action, headers)).statusCode).toBeLessThan(300);
};

test('an enabled account has three days left, and is told at once', async () => {
  const { userId, scoreId } = await addDue();
  await act(userId, 'disable');
  await runJobs('2026-12-04T12:00:00Z');
  site.server.setTime('2026-12-07T11:50:00Z');
  await act(userId, 'enable');
  expect(await stateOf(scoreId)).toEqual({ state: 'due', dueAt: '2026-12-10T11:50:00.000Z' });
  await runJobs('2026-12-07T12:00:00Z');
  expect((await stateOf(scoreId)).state).toBe('due');
  expect(await mailsTo(userId)).toEqual(['proofDueSoon']);
  await runJobs('2026-12-10T11:50:00Z');
  expect((await stateOf(scoreId)).state).toBe('unproved');
});

test('more time stays as it is; mails that were dropped meanwhile are sent again', async () => {
  const { userId, scoreId } = await addDue();
  await runJobs('2026-11-20T12:10:00Z');
  await act(userId, 'disable');
  site.server.setTime('2026-11-21T12:00:00Z');
  await act(userId, 'enable');
  expect((await stateOf(scoreId)).dueAt).toBe('2026-12-04T12:00:00.000Z');
  await runJobs('2026-11-21T12:10:00Z');
  expect(await mailsTo(userId)).toEqual(['proofDue', 'proofDue']);
});

test('a chart that takes proofs again leaves three days, and the players are told', async () => {
  const { game, userId, scoreId } = await addDue();
  await runJobs('2026-11-20T12:10:00Z');
  const { content } = game;
  const locked = await site.editor.save(game, withChart(content, [0, 0], { status: 'locked' }));
  await runJobs('2026-12-04T12:00:00Z');
  site.server.setTime('2026-12-07T11:50:00Z');
  const renamed = withChart(locked.content, [0, 1], { names: { en: 'Renamed race' } });
  const later = await editor();
  const saved = await later.save(locked, renamed);
  expect((await stateOf(scoreId)).dueAt).toBe('2026-12-07T12:00:00.000Z');
  await later.save(saved, withChart(saved.content, [0, 0], { status: 'open' }));
  expect((await stateOf(scoreId)).dueAt).toBe('2026-12-10T11:50:00.000Z');
  await runJobs('2026-12-07T12:00:00Z');
  expect(await mailsTo(userId)).toEqual(['proofDue', 'proofDueSoon']);
});

test('so does a game that is opened again', async () => {
  const { game, scoreId } = await addDue();
  const closed = await site.editor.setStatus(game, 'closed');
  await runJobs('2026-12-04T12:00:00Z');
  site.server.setTime('2026-12-07T11:50:00Z');
  await (await editor()).setStatus(closed, 'active');
  expect((await stateOf(scoreId)).dueAt).toBe('2026-12-10T11:50:00.000Z');
});
