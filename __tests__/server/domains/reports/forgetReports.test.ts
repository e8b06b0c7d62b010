import { paths } from '../../../../src/contract/paths';
import { forgetReports } from '../../../../src/server/domains/reports/forgetReports';
import { joinAs, writeComment } from '../../../support/server/comments';
import { publishArticle } from '../../../support/server/publishArticle';
import { reporterOf, setUpReports } from '../../../support/server/reports';

const site = setUpReports();
let article: number;
beforeAll(async () => {
  article = await publishArticle(site.server.database, { slug: 'forgotten' });
});

async function reported() {
  const author = await joinAs(site.server);
  const reporter = await joinAs(site.server);
  const { id: comment } = await writeComment(site.server, { article }, author.headers);
  const subject = { kind: 'comment' as const, id: comment };
  const report = await reporterOf(site.server, reporter.headers).report({
    subject,
    message: 'Look at this.',
  });
  return { author, reporter, id: await site.caseOf(report.id) };
}
const kept = async (id: number) => {
  const { database } = site.server;
  const { kept: text } = await database
    .selectFrom('reportCases')
    .select('kept')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const reports = database.selectFrom('reports').select(['reporterId', 'message']);
  return { text, reports: await reports.where('caseId', '=', id).execute() };
};
const remove = async ({ id, password, headers }: Awaited<ReturnType<typeof joinAs>>) =>
  site.server.app.inject({ method: 'DELETE', url: paths.user(id), payload: { password }, headers });

test('what was reported and written is kept for 180 days after the decision', async () => {
  const { reporter, id } = await reported();
  const open = await reported();
  await site.as('first').tryDecide(id, { reason: 'noViolation' });
  const { database, now } = site.server;
  const run = async (days: number) =>
    forgetReports({ database, clock: () => new Date(now().getTime() + days * 86_400_000) });
  await run(179);
  expect(await kept(id)).toEqual({
    text: { text: '<p>Well played.</p>' },
    reports: [{ reporterId: reporter.id, message: 'Look at this.' }],
  });
  await run(180);
  expect(await kept(id)).toEqual({
    text: null,
    reports: [{ reporterId: reporter.id, message: null }],
  });
  expect(await site.as('first').read(id)).toMatchObject({ text: null, changed: false });
  expect((await kept(open.id)).text).not.toBeNull();
});

test('with an account go its words, not the decisions', async () => {
  const { author, reporter, id } = await reported();
  expect((await remove(reporter)).statusCode).toBe(204);
  expect((await kept(id)).reports).toEqual([{ reporterId: null, message: null }]);
  expect((await site.as('first').read(id)).reported).toMatchObject([{ by: null, message: null }]);
  await site.as('first').tryDecide(id, { measure: 'warn', reason: 'insult' });
  expect((await remove(author)).statusCode).toBe(204);
  expect((await kept(id)).text).toEqual({});
  expect(await site.as('first').read(id)).toMatchObject({
    member: null,
    // The comment itself is still there.
    text: '<p>Well played.</p>',
    decision: { measure: 'warn' },
  });
  const open = await reported();
  await remove(open.author);
  const warned = await site.as('first').tryDecide(open.id, { measure: 'warn', reason: 'insult' });
  expect(warned.statusCode).toBe(422);
  const hidden = await site.as('first').tryDecide(open.id, { hide: true, reason: 'insult' });
  expect(hidden.statusCode).toBe(200);
});

test('a member downloads own reports and notices', async () => {
  const { author, reporter, id } = await reported();
  await site.as('first').tryDecide(id, { measure: 'warn', reason: 'insult', note: 'Be kind.' });
  const download = async ({ id: userId, headers }: typeof author) =>
    (await site.server.app.inject({ url: paths.userExport(userId), headers })).json<object>();
  expect(await download(author)).toMatchObject({
    reports: [],
    notices: [{ kind: 'warned', about: 'comment', reason: 'insult', note: 'Be kind.' }],
  });
  expect(await download(reporter)).toMatchObject({
    reports: [{ kind: 'comment', reason: 'other', message: 'Look at this.', decision: 'insult' }],
    notices: [{ kind: 'reportDecided' }],
  });
  expect(JSON.stringify(await download(author))).not.toContain('Look at this.');
});
