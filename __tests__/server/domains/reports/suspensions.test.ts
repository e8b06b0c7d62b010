import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import { reportPaths } from '../../../../src/contract/reportPaths';
import {
  NoticeSummary,
  SilenceProblem,
  SuspensionProblem,
} from '../../../../src/contract/schemas/reports';
import { PublicMember } from '../../../../src/contract/schemas/comments';
import { endSuspensions } from '../../../../src/server/domains/reports/suspensions';
import { createEmailChanges } from '../../../../src/server/domains/users/emailChanges';
import { createMailQueue } from '../../../../src/server/platform/mail/mailQueue';
import { verifyAll } from '../../../support/records/verifyAll';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import {
  joinAs,
  sendComment,
  changeComment,
  removeComment,
  writeComment,
} from '../../../support/server/comments';
import { addScore } from '../../../support/server/moderation';
import { bearer, logIn, post } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';
import { reporterOf, setUpReports } from '../../../support/server/reports';
import { pino } from 'pino';

const site = setUpReports();
let article: number;
const start = '2026-11-20T12:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString();
beforeAll(async () => {
  article = await publishArticle(site.server.database, { slug: 'suspended' });
});
beforeEach(() => site.server.setTime(start));

type Joined = Awaited<ReturnType<typeof joinAs>>;

/** Reports a member and takes a measure for some days. @returns The id of the case. */
async function sanction({ id }: Joined, measure: 'silence' | 'suspend', days: number) {
  const report = await site
    .as('reporter')
    .report({ subject: { kind: 'name', id }, reason: 'insult' });
  const caseId = await site.caseOf(report.id);
  const decision = { measure, reason: 'insult', until: inDays(days) } as const;
  expect((await site.as('first').tryDecide(caseId, decision)).statusCode).toBe(200);
  return caseId;
}
const tryLogIn = async ({ username, password }: Joined, language = 'en') =>
  post(site.server, paths.login, { username, password }, { 'accept-language': language });
const end = async () => {
  const { database, now } = site.server;
  const mails = createMailQueue(now);
  await endSuspensions({ database, clock: now, mails, logger: pino({ level: 'silent' }) });
};
const ranked = async (playerId: number) =>
  (
    await site.server.database
      .selectFrom('players')
      .select('ranked')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).ranked;

test('a silenced member posts scores, but writes nothing that others read', async () => {
  const member = await joinAs(site.server);
  const { id: comment } = await writeComment(site.server, { article }, member.headers);
  const chart = await addChart(site.server.database);
  const client = proofClient(site.server, member);
  const scoreId = await client.postScore(chart);
  const caseId = await sanction(member, 'silence', 3);
  const me = reporterOf(site.server, member.headers);
  const refused = [
    await sendComment(site.server, { article }, member.headers),
    await changeComment(site.server, comment, { content: '<p>Changed.</p>' }, member.headers),
    await me.tryReport({ subject: { kind: 'name', id: site.people.second.id } }),
    await client.send(scoreId, { video: videoOf(1), comment: 'Look at 1:30.' }),
  ];
  for (const response of refused) {
    expect(response.statusCode).toBe(403);
    expect(readContract(SilenceProblem, response.json())).toMatchObject({
      error: 'silenced',
      until: inDays(3),
      reason: 'insult',
      detail:
        'You cannot write anything for others to read until November 23, 2026 at 12:00:00 PM UTC. Reason: insulting or hateful.',
    });
  }
  expect((await client.send(scoreId, { video: videoOf(2) })).statusCode).toBe(200);
  expect((await client.post(chart, { values: [700], confirmed: ['waitingProof'] })).reason).toBe(
    null,
  );
  expect((await removeComment(site.server, comment, member.headers)).statusCode).toBe(204);
  const summary = readContract(
    NoticeSummary,
    (await me.call('GET', reportPaths.noticeSummary)).json(),
  );
  expect(summary).toMatchObject({ unseen: 1, silence: { until: inDays(3), reason: 'insult' } });
  expect((await site.as('first').tryReverse(caseId)).statusCode).toBe(200);
  expect((await sendComment(site.server, { article }, member.headers)).statusCode).toBe(201);
  await sanction(member, 'silence', 1);
  site.server.setTime(inDays(1));
  const later = bearer(await logIn(site.server, member));
  expect((await sendComment(site.server, { article }, later)).statusCode).toBe(201);
});

test('a suspended member is logged out, told why, and does not rank until a job ends it', async () => {
  const member = await joinAs(site.server, { language: 'fr' });
  const { playerId } = await addScore(site.server, {
    chart: await addChart(site.server.database),
    userId: member.id,
  });
  await sanction(member, 'suspend', 7);
  expect(
    (await site.server.app.inject({ url: paths.me, headers: member.headers })).statusCode,
  ).toBe(401);
  const refused = await tryLogIn(member, 'fr');
  expect(refused.statusCode).toBe(401);
  expect(readContract(SuspensionProblem, refused.json())).toMatchObject({
    error: 'suspended',
    until: inDays(7),
    reason: 'insult',
    message:
      'Ce compte est suspendu jusqu’au 27 novembre 2026 à 12:00:00 UTC. Motif\u00a0: insultes ou haine.',
  });
  const { slug } = await site.server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const page = async () =>
    readContract(
      PublicMember,
      (await site.server.app.inject({ url: paths.publicMember(slug) })).json(),
    );
  expect((await page()).disabled).toBe(true);
  expect(await ranked(playerId)).toBe(false);
  site.server.setTime(inDays(6));
  await end();
  expect(await ranked(playerId)).toBe(false);
  site.server.setTime(inDays(7));
  await end();
  expect(await ranked(playerId)).toBe(true);
  expect((await page()).disabled).toBeUndefined();
  expect((await tryLogIn(member)).statusCode).toBe(200);
  expect((await verifyAll(site.server.database)).differences).toEqual([]);
});

test('a silenced member keeps the username, unless it was hidden', async () => {
  const member = await joinAs(site.server, { username: 'Loud_One' });
  await sanction(member, 'silence', 3);
  const rename = async (username: string) =>
    site.server.app.inject({
      method: 'PUT',
      url: paths.user(member.id),
      payload: { username, language: 'fr' },
      headers: member.headers,
    });
  const refused = await rename('Read_This');
  expect(refused.statusCode).toBe(403);
  expect(readContract(SilenceProblem, refused.json())).toMatchObject({ until: inDays(3) });
  expect((await rename(member.username)).statusCode).toBe(200);
  const subject = { kind: 'name' as const, id: member.id };
  const report = await site.as('second').report({ subject, reason: 'insult' });
  const hidden = await site
    .as('first')
    .tryDecide(await site.caseOf(report.id), { hide: true, reason: 'insult' });
  expect(hidden.statusCode).toBe(200);
  expect((await rename('Quiet_One')).statusCode).toBe(200);
  expect((await rename('Read_This')).statusCode).toBe(403);
});

test('a new password required during a suspension is asked for by mail when it ends', async () => {
  const member = await joinAs(site.server);
  await sanction(member, 'suspend', 2);
  const forced = await site.server.app.inject({
    method: 'POST',
    url: adminPaths.userAction(member.id, 'force-password-reset'),
    headers: site.people.admin.headers,
  });
  expect(forced.statusCode).toBeLessThan(300);
  const asked = async () =>
    site.server.database
      .selectFrom('mails')
      .select('address')
      .where('kind', '=', 'resetRequired')
      .where('userId', '=', member.id)
      .execute();
  expect(await asked()).toEqual([]);
  site.server.setTime(inDays(2));
  await end();
  expect(await asked()).toEqual([{ address: member.email }]);
});

test('while suspended a new email address is not confirmed, but a change is undone', async () => {
  const member = await joinAs(site.server);
  const { database, now } = site.server;
  const changes = createEmailChanges({ database, clock: now });
  const [newEmail, userId] = ['loud@example.org', member.id];
  const [oldEmail, device, addressRange] = [member.email, null, null];
  await changes.request(database, { userId, oldEmail, newEmail, device, addressRange });
  const token = await changes.createConfirmToken(userId, newEmail);
  const caseId = await sanction(member, 'suspend', 3);
  const confirm = async () => post(site.server, paths.confirmEmail, { token });
  expect((await confirm()).statusCode).toBe(400);
  await site.as('second').tryReverse(caseId);
  expect((await confirm()).statusCode).toBe(200);
  const undo = await changes.createUndoToken(userId, oldEmail);
  await sanction(member, 'suspend', 3);
  const undone = await post(site.server, paths.undoEmailChange, { token: undo?.token });
  expect(undone.statusCode).toBe(200);
});

test('a log-in ends a suspension whose job is late', async () => {
  const member = await joinAs(site.server);
  await sanction(member, 'suspend', 1);
  site.server.setTime(inDays(1));
  expect((await tryLogIn(member)).statusCode).toBe(200);
});

test('a suspension and an administrator’s disabling do not undo each other', async () => {
  const member = await joinAs(site.server);
  const { playerId } = await addScore(site.server, {
    chart: await addChart(site.server.database),
    userId: member.id,
  });
  const act = async (action: 'disable' | 'enable') =>
    site.server.app.inject({
      method: 'POST',
      url: adminPaths.userAction(member.id, action),
      payload: action === 'disable' ? { reason: '' } : {},
      headers: site.people.admin.headers,
    });
  const first = await sanction(member, 'suspend', 1);
  expect((await act('disable')).statusCode).toBeLessThan(300);
  site.server.setTime(inDays(2));
  await end();
  expect(await ranked(playerId)).toBe(false);
  expect((await tryLogIn(member)).json()).toMatchObject({
    message: 'This account has been disabled.',
  });
  site.server.setTime(start);
  await site.as('second').tryReverse(first);
  await act('enable');
  const caseId = await sanction(member, 'suspend', 5);
  await act('disable');
  await act('enable');
  expect(await ranked(playerId)).toBe(false);
  expect((await tryLogIn(member)).json()).toMatchObject({ error: 'suspended' });
  expect((await site.as('second').tryReverse(caseId)).statusCode).toBe(200);
  expect(await ranked(playerId)).toBe(true);
  expect((await tryLogIn(member)).statusCode).toBe(200);
});

test('reversing one of two suspensions leaves the other', async () => {
  const member = await joinAs(site.server);
  const long = await sanction(member, 'suspend', 9);
  const { database } = site.server;
  const { id: other } = await database
    .insertInto('reportCases')
    .values({
      kind: 'avatar',
      subjectId: member.id,
      ownerId: member.id,
      kept: '{}',
      openedAt: start,
      state: 'decided',
      decidedAt: start,
      hide: false,
      measure: 'suspend',
      until: inDays(2),
      reason: 'spam',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.as('first').tryReverse(long);
  expect((await tryLogIn(member)).json()).toMatchObject({ until: inDays(2), reason: 'spam' });
  await site.as('first').tryReverse(other);
  expect((await tryLogIn(member)).statusCode).toBe(200);
});
