import { roles } from '../../../../src/contract/roles';
import { CaseConflict, ModeratedCase } from '../../../../src/contract/schemas/reports';
import { publishArticle } from '../../../support/server/publishArticle';
import { joinAs, writeComment } from '../../../support/server/comments';
import { eventsOf } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';
import { reporterOf, setUpReports } from '../../../support/server/reports';

const site = setUpReports();
let article: number;
beforeAll(async () => {
  article = await publishArticle(site.server.database, { slug: 'decided' });
});

type Facts = Parameters<typeof joinAs>[1];

/** A reported comment of a new member. */
async function reported(facts: Facts = {}, reporter: 'reporter' | 'first' = 'reporter') {
  const author = await joinAs(site.server, facts);
  const { id } = await writeComment(site.server, { article }, author.headers);
  const report = await site
    .as(reporter)
    .report({ subject: { kind: 'comment', id }, reason: 'insult' });
  return { author, comment: id, report, id: await site.caseOf(report.id) };
}

const insult = { hide: true, reason: 'insult' } as const;
const tomorrow = () => new Date(site.server.now().getTime() + 86_400_000).toISOString();

/** All that a decision may change. */
async function everything() {
  const { database } = site.server;
  return {
    cases: await database.selectFrom('reportCases').selectAll().orderBy('id').execute(),
    notices: await database.selectFrom('notices').selectAll().orderBy('id').execute(),
    comments: await database.selectFrom('comments').selectAll().orderBy('id').execute(),
    users: await database
      .selectFrom('users')
      .select(['id', 'suspendedUntil'])
      .orderBy('id')
      .execute(),
    mails: await database.selectFrom('mails').select('id').orderBy('id').execute(),
    audit: await database
      .selectFrom('auditLog')
      .select('id')
      .where('event', '!=', 'accessDenied')
      .orderBy('id')
      .execute(),
  };
}

test('a moderator reads what was reported as it was then, with who reported it and why', async () => {
  const { author, comment, id, report } = await reported();
  const changed = await site.server.app.inject({
    method: 'PUT',
    url: `/api/article_comments/${comment}`,
    payload: { content: '<p>Quite harmless.</p>' },
    headers: author.headers,
  });
  expect(changed.statusCode).toBe(200);
  expect(await site.as('first').read(id)).toMatchObject({
    subject: { kind: 'comment', id: comment, article: { slug: 'decided' } },
    member: { id: author.id },
    text: '<p>Well played.</p>',
    exists: true,
    changed: true,
    isHidden: false,
    reported: [{ id: report.id, by: { id: site.people.reporter.id }, reason: 'insult' }],
    earlier: [],
    obstacle: null,
  });
});

test('a dismissal tells the reporter why, and the member nothing', async () => {
  const { author, id } = await reported();
  const response = await site.as('first').tryDecide(id, { reason: 'noViolation', note: 'A joke.' });
  expect(readContract(ModeratedCase, response.json())).toMatchObject({
    state: 'decided',
    isHidden: false,
    decision: {
      hide: false,
      measure: 'none',
      reason: 'noViolation',
      by: { id: site.people.first.id },
    },
  });
  const [notice] = (await site.as('reporter').notices())['hydra:member'];
  expect(notice).toMatchObject({
    kind: 'reportDecided',
    outcome: 'dismissed',
    reason: 'noViolation',
    note: 'A joke.',
    measure: null,
  });
  const [own] = (await site.as('reporter').own())['hydra:member'];
  expect(own).toMatchObject({ outcome: 'dismissed', decisionReason: 'noViolation' });
  expect(JSON.stringify([notice, own])).not.toContain(site.people.first.username);
  expect((await reporterOf(site.server, author.headers).notices())['hydra:member']).toEqual([]);
  expect(await eventsOf(site.server, author.id)).toContain('reportDecided');
});

test('a decision that is sent again changes nothing more; another one gets 409 with who decided', async () => {
  const { id } = await reported();
  const decision = { ...insult, measure: 'warn' } as const;
  expect((await site.as('first').tryDecide(id, decision)).statusCode).toBe(200);
  const before = await everything();
  expect((await site.as('first').tryDecide(id, decision)).statusCode).toBe(200);
  for (const who of ['first', 'second'] as const) {
    const other = await site.as(who).tryDecide(id, { reason: 'noViolation' });
    expect(other.statusCode).toBe(409);
    expect(readContract(CaseConflict, other.json())).toMatchObject({
      error: 'decided',
      by: { id: site.people.first.id },
    });
  }
  expect(await everything()).toEqual(before);
});

test('of two moderators at once one decides', async () => {
  const { id, author } = await reported();
  const responses = await Promise.all([
    site.as('first').tryDecide(id, { ...insult, measure: 'warn' }),
    site.as('second').tryDecide(id, { reason: 'noViolation' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const events = await eventsOf(site.server, author.id);
  expect(events.filter((event) => event === 'reportDecided')).toHaveLength(1);
});

test('nobody decides about an own thing or an own report', async () => {
  const before = async (who: 'first' | 'admin', id: number) => {
    const stored = await everything();
    for (const response of [
      await site.as(who).tryDecide(id, { reason: 'noViolation' }),
      await site.as(who).tryReverse(id),
    ])
      expect(response.statusCode).toBe(403);
    expect(await everything()).toEqual(stored);
  };
  const own = await reported({}, 'first');
  await before('first', own.id);
  expect((await site.as('first').read(own.id)).obstacle).toBe('reported');
  const { id: comment } = await writeComment(site.server, { article }, site.people.admin.headers);
  const report = await site.as('reporter').report({ subject: { kind: 'comment', id: comment } });
  const id = await site.caseOf(report.id);
  await before('admin', id);
  expect((await site.as('admin').read(id)).obstacle).toBe('own');
});

test('moderators act against nobody with equal or higher rights, but may dismiss', async () => {
  const rank = [roles.user, roles.moderator];
  const moderator = await reported({ roles: rank });
  const admin = await reported({ roles: [roles.user, roles.admin] });
  const superAdmin = await reported({ roles: [roles.user, roles.admin, roles.superAdmin] });
  const warn = { measure: 'warn', reason: 'insult' } as const;
  expect((await site.as('first').read(moderator.id)).obstacle).toBe('rank');
  expect((await site.as('first').tryDecide(moderator.id, warn)).statusCode).toBe(403);
  expect((await site.as('first').tryDecide(moderator.id, insult)).statusCode).toBe(403);
  expect((await site.as('admin').tryDecide(moderator.id, warn)).statusCode).toBe(200);
  expect((await site.as('admin').tryDecide(admin.id, warn)).statusCode).toBe(403);
  expect((await site.as('super').tryDecide(admin.id, warn)).statusCode).toBe(200);
  expect((await site.as('super').tryDecide(superAdmin.id, warn)).statusCode).toBe(403);
  const dismissal = await site.as('first').tryDecide(superAdmin.id, { reason: 'notEnough' });
  expect(dismissal.statusCode).toBe(200);
});

test.each([
  ['a silence without a date', { measure: 'silence', reason: 'insult' }, 'until'],
  [
    'a date in the past',
    { measure: 'suspend', reason: 'insult', until: '2026-01-01T00:00:00Z' },
    'until',
  ],
  [
    'a date after a year',
    { measure: 'suspend', reason: 'insult', until: '2028-01-01T00:00:00Z' },
    'until',
  ],
  [
    'a date of a warning',
    { measure: 'warn', reason: 'insult', until: '2026-12-01T00:00:00Z' },
    'until',
  ],
  ['a reason of a dismissal for a warning', { measure: 'warn', reason: 'noViolation' }, 'reason'],
  ['a reason of reports for a dismissal', { reason: 'spam' }, 'reason'],
] as const)('refuses %s at its field', async (_title, decision, propertyPath) => {
  const { id } = await reported();
  const stored = await everything();
  const response = await site.as('first').tryDecide(id, decision);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ violations: [{ propertyPath }] });
  expect(await everything()).toEqual(stored);
});

test('members, guests and moderators of proofs neither read nor decide', async () => {
  const { id } = await reported();
  const proofs = await joinAs(site.server, { roles: [roles.user, roles.proofModerator] });
  for (const [headers, status] of [
    [{}, 401],
    [site.people.reporter.headers, 403],
    [proofs.headers, 403],
  ] as const) {
    const person = reporterOf(site.server, headers);
    const responses = [
      await person.call('GET', '/api/moderation/reports'),
      await person.call('GET', `/api/moderation/reports/${id}`),
      await person.tryDecide(id, { reason: 'noViolation' }),
      await person.tryReverse(id),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
  }
  expect((await site.as('first').tryDecide(999_999)).statusCode).toBe(404);
});

test('a decided case is listed with the latest decision first, and shown with those before it', async () => {
  const first = await reported();
  await site.as('first').tryDecide(first.id, { ...insult, measure: 'silence', until: tomorrow() });
  const { id } = await writeComment(site.server, { article }, site.people.second.headers);
  expect(id).toBeGreaterThan(0);
  const name = { kind: 'name' as const, id: first.author.id };
  const report = await site.as('reporter').report({ subject: name, reason: 'insult' });
  const next = await site.as('first').read(await site.caseOf(report.id));
  expect(next).toMatchObject({ name: first.author.username, earlier: [{ id: first.id }] });
  expect(next.silencedUntil).toBe(tomorrow());
  const decided = await site.as('first').list('?state=decided&itemsPerPage=1');
  expect(decided['hydra:member'].map(({ id: one }) => one)).toEqual([first.id]);
  const more = decided['hydra:view']?.['hydra:next'] ?? '';
  expect((await site.as('first').call('GET', more)).statusCode).toBe(200);
  const open = (await site.as('first').list('?itemsPerPage=100'))['hydra:member'];
  expect(open.map(({ id: one }) => one)).toContain(next.id);
  expect(open.map(({ openedAt }) => openedAt)).toEqual(
    open.map(({ openedAt }) => openedAt).toSorted(),
  );
});
