import { randomUUID } from 'node:crypto';
import { paths } from '../../../../src/contract/paths';
import { reportPaths } from '../../../../src/contract/reportPaths';
import { reportRules } from '../../../../src/contract/reports';
import { Report } from '../../../../src/contract/schemas/reports';
import { addChart } from '../../../support/server/addChart';
import { joinAs, writeComment } from '../../../support/server/comments';
import { addProof, addScore } from '../../../support/server/moderation';
import { decideProof } from '../../../support/records/decideProof';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';
import { reporterOf, setUpReports } from '../../../support/server/reports';

const site = setUpReports();
let article: number;
let author: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  article = await publishArticle(site.server.database, { slug: 'a-report' });
  author = await joinAs(site.server);
});

const comment = async () => {
  const { id } = await writeComment(site.server, { article }, author.headers);
  return { kind: 'comment' as const, id };
};
const member = async () => reporterOf(site.server, (await joinAs(site.server)).headers);

test('a report is listed to its reporter and, with the others of its thing, to moderators', async () => {
  const subject = await comment();
  const [first, second] = [await member(), await member()];
  const report = await first.report({ subject, reason: 'insult', message: ' Rude. ' });
  expect(report).toMatchObject({
    subject: { ...subject, article: { id: article, slug: 'a-report' } },
    member: { username: author.username },
    reason: 'insult',
    message: 'Rude.',
    outcome: null,
  });
  await second.report({ subject, reason: 'spam' });
  expect((await first.own())['hydra:member']).toMatchObject([{ id: report.id, outcome: null }]);
  const cases = await site.as('first').list();
  expect(cases['hydra:member'].find((one) => one.subject.id === subject.id)).toMatchObject({
    reports: 2,
    reasons: ['insult', 'spam'],
    member: { id: author.id },
    decision: null,
  });
});

test('a second report of the same thing, or the same key, gets the same result', async () => {
  const [subject, reporter] = [await comment(), await member()];
  const key = randomUUID();
  const report = await reporter.report({ subject, key, reason: 'spam' });
  expect(await reporter.report({ subject, key, reason: 'spam' })).toEqual(report);
  expect(await reporter.report({ subject, reason: 'insult' })).toEqual(report);
  expect((await reporter.own())['hydra:totalItems']).toBe(1);
  const other = await reporter.tryReport({ subject: await comment(), key });
  expect(other.statusCode).toBe(422);
});

test('the same report at the same moment is stored once', async () => {
  const [subject, reporter] = [await comment(), await member()];
  const responses = await Promise.all([1, 2, 3].map(() => reporter.tryReport({ subject })));
  const ids = responses.map((response) => readContract(Report, response.json()).id);
  expect(new Set(ids).size).toBe(1);
});

test('reports scores, pictures of accepted proofs, avatars and names', async () => {
  const { database } = site.server;
  const {
    scoreId,
    id: proofId,
    userId,
  } = await addProof(site.server, {
    chart: await addChart(database),
  });
  const reporter = await member();
  const picture = { kind: 'picture' as const, id: scoreId };
  expect((await reporter.tryReport({ subject: picture })).statusCode).toBe(404);
  await decideProof(database, { proofId, decision: 'accept' });
  expect((await reporter.report({ subject: picture })).subject).toEqual({
    ...picture,
    article: null,
  });
  const avatar = { kind: 'avatar' as const, id: userId };
  expect((await reporter.tryReport({ subject: avatar })).statusCode).toBe(404);
  const bytes = Buffer.from('a picture');
  await database.insertInto('avatars').values({ userId, hash: 'a', bytes }).execute();
  for (const subject of [
    { kind: 'score' as const, id: scoreId },
    avatar,
    { kind: 'name' as const, id: userId },
  ])
    expect((await reporter.report({ subject })).subject).toMatchObject(subject);
});

test('refuses what is gone, own things, guests, and reasons that do not fit', async () => {
  const { userId, scoreId } = await addScore(site.server, {
    chart: await addChart(site.server.database),
    userId: author.id,
  });
  expect(userId).toBe(author.id);
  const own = reporterOf(site.server, author.headers);
  const subject = await comment();
  expect((await own.tryReport({ subject })).statusCode).toBe(403);
  expect((await own.tryReport({ subject: { kind: 'score', id: scoreId } })).statusCode).toBe(403);
  const reporter = await member();
  const unknown = { kind: 'comment' as const, id: 999_999 };
  expect((await reporter.tryReport({ subject: unknown })).statusCode).toBe(404);
  const wrong = await reporter.tryReport({ subject, reason: 'cheating' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ violations: [{ propertyPath: 'reason' }] });
  const long = await reporter.tryReport({
    subject,
    message: 'x'.repeat(reportRules.message + 1),
  });
  expect(long.statusCode).toBe(422);
  const guest = reporterOf(site.server, {});
  expect((await guest.tryReport({ subject })).statusCode).toBe(401);
  expect((await guest.call('GET', reportPaths.ownReports)).statusCode).toBe(401);
});

test('a report of a member who leaves at this moment is stored, or there is nothing to report', async () => {
  const [leaving, reporter] = [await joinAs(site.server), await joinAs(site.server)];
  const subject = { kind: 'name' as const, id: leaving.id };
  const leave = async ({ id, password, headers }: typeof leaving) =>
    site.server.app.inject({
      method: 'DELETE',
      url: paths.user(id),
      payload: { password },
      headers,
    });
  const responses = await Promise.all([
    site.as('reporter').tryReport({ subject }),
    reporterOf(site.server, reporter.headers).tryReport({ subject }),
    leave(leaving),
    leave(reporter),
  ]);
  const [other, own, ...left] = responses.map(({ statusCode }) => statusCode);
  expect([201, 404]).toContain(other);
  expect([201, 401, 404]).toContain(own);
  expect(left).toEqual([204, 204]);
});

test('a member sends no more than twenty reports in 24 hours', async () => {
  const [joined, reporter] = [await joinAs(site.server), await member()];
  const { database, now } = site.server;
  const me = reporterOf(site.server, joined.headers);
  const subject = await comment();
  await reporter.report({ subject });
  const caseId = await site.caseOf((await reporter.own())['hydra:member'][0]?.id ?? 0);
  const { kind } = subject;
  for (let index = 1; index <= reportRules.perDay; index += 1) {
    const { id } = await database
      .insertInto('reportCases')
      .values({ kind, subjectId: 1_000_000 + index, openedAt: now(), kept: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('reports')
      .values({
        caseId: id,
        reporterId: joined.id,
        reason: 'spam',
        reportedAt: now(),
        clientKey: randomUUID(),
      })
      .execute();
  }
  const refused = await me.tryReport({ subject });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ details: { limit: reportRules.perDay } });
  const stored = database.selectFrom('reports').select('id').where('caseId', '=', caseId);
  expect(await stored.execute()).toHaveLength(1);
});
