import { reportPaths } from '../../../../src/contract/reportPaths';
import { NoticeSummary } from '../../../../src/contract/schemas/reports';
import { paths } from '../../../../src/contract/paths';
import { createMailBuilder } from '../../../../src/server/domains/users/mails/buildQueuedMail';
import { explainQueries } from '../../../support/database/explainQueries';
import { readNotices, readNoticeSummary } from '../../../../src/server/domains/reports/readNotices';
import { joinAs, writeComment } from '../../../support/server/comments';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';
import { reporterOf, setUpReports } from '../../../support/server/reports';
import { sql } from 'kysely';

const site = setUpReports();
let article: number;
beforeAll(async () => {
  article = await publishArticle(site.server.database, { slug: 'noticed' });
});

async function reportedMember(language = 'en') {
  const author = await joinAs(site.server, { language });
  const { id } = await writeComment(site.server, { article }, author.headers);
  const report = await site
    .as('reporter')
    .report({ subject: { kind: 'comment', id }, reason: 'spam' });
  return { author, id: await site.caseOf(report.id), me: reporterOf(site.server, author.headers) };
}
const summary = async (me: ReturnType<typeof reporterOf>) =>
  readContract(NoticeSummary, (await me.call('GET', reportPaths.noticeSummary)).json());

test('the member is told what was decided and reversed, the latest first, once as new', async () => {
  const { id, me } = await reportedMember();
  const until = '2026-11-25T12:00:00.000Z';
  const decision = {
    hide: true,
    measure: 'silence',
    until,
    reason: 'spam',
    note: 'Links.',
  } as const;
  await site.as('first').tryDecide(id, decision);
  const [silenced, hidden] = (await me.notices())['hydra:member'];
  expect(silenced).toMatchObject({ kind: 'silenced', until, reason: 'spam', note: 'Links.' });
  expect(hidden).toMatchObject({ kind: 'hidden', until: null, seenAt: null });
  expect(hidden?.subject).toMatchObject({ kind: 'comment', article: { slug: 'noticed' } });
  expect((await summary(me)).unseen).toBe(2);
  const upTo = silenced?.id ?? 0;
  const seen = await me.call('POST', reportPaths.noticesSeen, { upTo });
  expect(readContract(NoticeSummary, seen.json()).unseen).toBe(0);
  await site.as('second').tryReverse(id, 'Not spam after all.');
  const [reversed, ...earlier] = (await me.notices())['hydra:member'];
  expect(reversed).toMatchObject({
    kind: 'reversed',
    reversalReason: 'mistake',
    note: 'Not spam after all.',
    measure: 'silence',
    seenAt: null,
  });
  expect(earlier).toHaveLength(2);
  expect(await summary(me)).toMatchObject({ unseen: 1, silence: null });
  const [told] = (await site.as('reporter').notices())['hydra:member'];
  expect(told).toMatchObject({ kind: 'reportDecided', outcome: 'reversed', seenAt: null });
  const first = await me.notices('?itemsPerPage=2');
  const rest = await me.call('GET', first['hydra:view']?.['hydra:next'] ?? '');
  expect(rest.json<{ 'hydra:member': object[] }>()['hydra:member']).toHaveLength(1);
});

test('notices are those of the member alone, and of no guest', async () => {
  const { id, me } = await reportedMember();
  await site.as('first').tryDecide(id, { measure: 'warn', reason: 'spam' });
  const { headers } = await me.call('GET', reportPaths.notices);
  expect(headers['cache-control']).toBe('private, no-store');
  const upTo = (await me.notices())['hydra:member'][0]?.id ?? 0;
  const other = reporterOf(site.server, (await joinAs(site.server)).headers);
  expect((await other.notices())['hydra:totalItems']).toBe(0);
  await other.call('POST', reportPaths.noticesSeen, { upTo });
  expect((await summary(me)).unseen).toBe(1);
  const guest = reporterOf(site.server, {});
  for (const path of [reportPaths.notices, reportPaths.noticeSummary])
    expect((await guest.call('GET', path)).statusCode).toBe(401);
});

test('a mail tells a member of a sanction in their language, unless it was reversed', async () => {
  const { id, author } = await reportedMember('fr');
  const until = '2026-11-25T12:00:00.000Z';
  await site
    .as('first')
    .tryDecide(id, { measure: 'suspend', until, reason: 'spam', note: 'Liens.' });
  const { database, now } = site.server;
  const order = await database
    .selectFrom('mails')
    .selectAll()
    .where('userId', '=', author.id)
    .where('kind', '=', 'sanction')
    .executeTakeFirstOrThrow();
  const build = createMailBuilder({
    config: { port: 3000, tokenSecret: 'x', publicUrl: 'https://records.example' },
    database,
    clock: now,
    readSite: async () => ({ name: 'Records' }),
  } as unknown as Parameters<typeof createMailBuilder>[0]);
  const mail = await build(order);
  expect(mail?.to).toBe(author.email);
  expect(mail?.text).toContain(
    'Votre compte est suspendu jusqu’au 25 novembre 2026 à 12:00:00 UTC.',
  );
  expect(mail?.text).toContain('Motif\u00a0: spam ou publicité – Liens.');
  expect(mail?.text).toContain('/fr/');
  await site.as('second').tryReverse(id);
  expect(await build(order)).toBeUndefined();
});

test('a page of notices and their number cost the same, however many there are', async () => {
  const { id, author } = await reportedMember();
  const { database, now } = site.server;
  await sql`insert into notices (user_id, kind, case_id, at)
    select ${author.id}::int, 'warned', ${id}::int, now() from generate_series(1, 5000)`.execute(
    database,
  );
  await sql`analyze notices`.execute(database);
  const reader = { userId: author.id, language: 'en', at: now() } as const;
  const facts = await explainQueries(database, async (explained) => {
    await readNotices(explained, { ...reader, size: 20, after: undefined });
    await readNoticeSummary(explained, reader);
  });
  expect(facts.rowsRead).toBeLessThan(1300);
  expect(
    (await site.server.app.inject({ url: paths.me, headers: author.headers })).statusCode,
  ).toBe(200);
});
