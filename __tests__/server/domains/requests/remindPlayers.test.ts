import { sql } from 'kysely';
import { pino } from 'pino';
import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { reportPaths } from '../../../../src/contract/reportPaths';
import { NoticeSummary } from '../../../../src/contract/schemas/reports';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { remindPlayers } from '../../../../src/server/domains/requests/remindPlayers';
import { createMailBuilder } from '../../../../src/server/domains/users/mails/buildQueuedMail';
import { createMailQueue } from '../../../../src/server/platform/mail/mailQueue';
import { explainQueries } from '../../../support/database/explainQueries';
import { readContract } from '../../../support/readContract';
import { addScores } from '../../../support/records/addScores';
import { proofClient } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { addScore, setUpModeration } from '../../../support/server/moderation';
import { requestClient } from '../../../support/server/proofRequests';

const site = setUpModeration();
const logger = pino({ level: 'silent' });

async function remindAt(time: string, database = site.server.database) {
  site.server.setTime(time);
  const clock = site.server.now;
  await remindPlayers({ clock, database, logger, mails: createMailQueue(clock) });
}

/** The mails that wait for a member, as they would be sent now. */
async function mailsTo(userId: number) {
  const { database, now } = site.server;
  const build = createMailBuilder({
    config: { port: 3000, tokenSecret: 'x', publicUrl: 'https://records.example' },
    database,
    clock: now,
    readSite: async () => ({ name: 'Records' }),
  } as unknown as Parameters<typeof createMailBuilder>[0]);
  const orders = await database
    .selectFrom('mails')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', 'in', ['proofDue', 'proofDueSoon'])
    .orderBy('id')
    .execute();
  return Promise.all(orders.map(async (order) => ({ kind: order.kind, mail: await build(order) })));
}
const kindsTo = async (userId: number) => (await mailsTo(userId)).map(({ kind }) => kind);

async function act(scoreIds: readonly number[], action: ScoreAction, reason?: 'proofRule') {
  await site.server.database.transaction().execute(async (transaction) => {
    const detail = reason && { detail: { reason } };
    const deeds = scoreIds.map((scoreId) => ({ scoreId, action, ...detail }));
    return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
  });
}

/** A member with scores that the rule of a group asks for since 12:00. */
async function addDue({ count = 1, language = 'en' } = {}) {
  site.server.setTime('2026-11-20T12:00:00Z');
  const { database } = site.server;
  const member = await joinAs(site.server, { language });
  const scoreIds: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const chart = await addChart(database);
    scoreIds.push((await addScore(site.server, { chart, userId: member.id })).scoreId);
  }
  await act(scoreIds, 'require', 'proofRule');
  return { member, scoreIds, userId: member.id };
}

test('one mail names the scores that became due within some minutes, and says why and until when', async () => {
  const { userId, member } = await addDue({ count: 12 });
  await remindAt('2026-11-20T12:05:00Z');
  expect(await kindsTo(userId)).toEqual([]);
  await remindAt('2026-11-20T12:15:00Z');
  await remindAt('2026-11-20T12:25:00Z');
  const [sent, ...others] = await mailsTo(userId);
  expect(others).toEqual([]);
  const { to = '', text = '', html = '' } = sent?.mail ?? {};
  expect(to).toBe(member.email);
  expect(text).toMatch(
    /\n- chart-\d+ – chart-\d+: 500\. Deadline: December 4, 2026 at 12:00:00\sPM UTC\. Reason: The rules of the group ask for a proof\.\n/,
  );
  expect(text.match(/^- chart/gm)).toHaveLength(10);
  expect(text).toContain('\n- and 2 more\n');
  expect(text.split('\n')).toContain('https://records.example/en/my-proofs');
  expect(html.match(/<li>/g)).toHaveLength(11);
  const summary = await site.server.app.inject({
    url: reportPaths.noticeSummary,
    headers: member.headers,
  });
  expect(readContract(NoticeSummary, summary.json())).toMatchObject({ unseen: 0, nbToProve: 12 });
});

test('a second mail comes when three days are left, in the member’s language, and no third', async () => {
  const { userId, scoreIds } = await addDue({ count: 2, language: 'fr' });
  await remindAt('2026-11-20T12:05:00Z');
  await remindAt('2026-11-20T12:15:00Z');
  await act(scoreIds.slice(1), 'sendProof');
  await remindAt('2026-12-01T11:59:00Z');
  expect(await kindsTo(userId)).toEqual(['proofDue']);
  for (const time of ['2026-12-01T12:00:00Z', '2026-12-01T12:10:00Z', '2026-12-03T12:00:00Z'])
    await remindAt(time);
  const [, last, ...others] = await mailsTo(userId);
  expect(others).toEqual([]);
  expect(last?.kind).toBe('proofDueSoon');
  expect(last?.mail?.subject).toBe('Prouvez vos scores avant qu’ils quittent le classement');
  expect(last?.mail?.text.match(/^- /gm)).toHaveLength(1);
  expect(last?.mail?.text).toContain('4 décembre 2026');
});

test('a refusal near the end is told at once, unless the second mail was sent', async () => {
  const { userId, scoreIds } = await addDue();
  await remindAt('2026-11-20T12:05:00Z');
  await remindAt('2026-11-20T12:15:00Z');
  await act(scoreIds, 'sendProof');
  await remindAt('2026-12-02T12:00:00Z');
  expect(await kindsTo(userId)).toEqual(['proofDue']);
  for (const day of [10, 11]) {
    const time = (minute: number) => `2026-12-${day}T12:${minute}:00Z`;
    site.server.setTime(time(10));
    const dueAt = new Date(`2026-12-${day + 3}T12:10:00Z`);
    await site.server.database.transaction().execute(async (transaction) => {
      const deeds = [{ scoreId: scoreIds[0] ?? 0, action: 'refuseProof' as const, dueAt }];
      return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
    });
    await remindAt(time(15));
    await remindAt(time(25));
    expect(await kindsTo(userId)).toEqual(['proofDue', 'proofDueSoon']);
    await act(scoreIds, 'sendProof');
  }
});

test('nothing is sent about a time that is over', async () => {
  const { userId, scoreIds } = await addDue();
  await act(scoreIds, 'sendProof');
  site.server.setTime('2026-11-22T12:00:00Z');
  await site.server.database.transaction().execute(async (transaction) => {
    const at = site.server.now();
    const deeds = [{ scoreId: scoreIds[0] ?? 0, action: 'refuseProof' as const, dueAt: at }];
    return actOnScores(transaction, { deeds, actorId: null, at });
  });
  await remindAt('2026-11-22T12:05:00Z');
  await remindAt('2026-11-22T12:15:00Z');
  expect(await kindsTo(userId)).toEqual([]);
});

test('who asked stays hidden; a score that was proved or withdrawn meanwhile is not named', async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  const owner = await joinAs(site.server);
  const player = proofClient(site.server, owner);
  const asking = await joinAs(site.server);
  const scoreId = await player.postScore(await addChart(site.server.database));
  const id = await requestClient(site.server, asking).asked(scoreId, { message: 'Too good.' });
  const moderator = requestClient(site.server, site.people.first);
  const { revision } = await moderator.read(id);
  expect((await moderator.tryDecide(id, { decision: 'accept', revision })).statusCode).toBe(200);
  await remindAt('2026-11-20T12:05:00Z');
  await remindAt('2026-11-20T12:15:00Z');
  const [sent] = await mailsTo(owner.id);
  expect(sent?.mail?.text).toContain('Reason: A moderator asks for a proof.');
  expect(sent?.mail?.text).not.toContain(asking.username);
  expect(sent?.mail?.text).not.toContain('Too good.');
  await act([scoreId], 'withdraw');
  expect(await mailsTo(owner.id)).toEqual([{ kind: 'proofDue', mail: undefined }]);
});

test('a new demand is told again', async () => {
  const { userId, scoreIds } = await addDue();
  await remindAt('2026-11-20T12:05:00Z');
  await remindAt('2026-11-20T12:15:00Z');
  for (const action of ['sendProof', 'acceptProof', 'revokeProof', 'require'] as const)
    await act(scoreIds, action);
  await remindAt('2026-11-20T12:25:00Z');
  await remindAt('2026-11-20T12:35:00Z');
  expect(await kindsTo(userId)).toEqual(['proofDue', 'proofDue']);
});

test('nothing is sent while the account is out or the chart takes no proofs, but afterwards', async () => {
  const { userId, scoreIds } = await addDue();
  const { database } = site.server;
  const disable = async (disabledAt: string | null) =>
    database.updateTable('users').set({ disabledAt }).where('id', '=', userId).execute();
  const set = async (status: 'locked' | 'open') =>
    database
      .updateTable('charts')
      .set({ status })
      .where('id', 'in', (query) =>
        query.selectFrom('scores').select('chartId').where('id', 'in', scoreIds),
      )
      .execute();
  await disable('2026-11-20T12:01:00Z');
  await remindAt('2026-11-20T12:05:00Z');
  await remindAt('2026-11-20T12:15:00Z');
  await disable(null);
  await set('locked');
  await remindAt('2026-11-21T12:15:00Z');
  expect(await kindsTo(userId)).toEqual([]);
  await set('open');
  await remindAt('2026-11-22T12:15:00Z');
  expect(await kindsTo(userId)).toEqual(['proofDue']);
  await disable('2026-11-22T12:16:00Z');
  expect((await mailsTo(userId))[0]?.mail).toBeUndefined();
});

test('two nodes at once write one mail', async () => {
  const { userId } = await addDue({ count: 3 });
  await remindAt('2026-11-20T12:05:00Z');
  await Promise.all([remindAt('2026-11-20T12:15:00Z'), remindAt('2026-11-20T12:15:00Z')]);
  expect(await kindsTo(userId)).toEqual(['proofDue']);
});

test('a run without news reads no scores, however many are due', async () => {
  const { database } = site.server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 600 });
  await sql`update scores set state = 'due', due_at = '2026-12-04' where chart_id = ${chart}`.execute(
    database,
  );
  await sql`update proof_reminders set mails = 1, next_at = '2026-12-01'`.execute(database);
  await sql`vacuum analyze proof_reminders`.execute(database);
  const facts = await explainQueries(database, async (explained) =>
    remindAt('2026-11-20T12:25:00Z', explained),
  );
  expect(facts.indexes).toContain('proof_reminders_next');
  expect(facts.rowsRead).toBe(0);
});
