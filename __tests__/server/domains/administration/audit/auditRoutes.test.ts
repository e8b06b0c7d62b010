import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { auditEvents, auditGroups } from '../../../../../src/contract/auditEvents';
import { AuditPage } from '../../../../../src/contract/schemas/adminAudit';
import { findAuditLines } from '../../../../../src/server/domains/administration/audit/auditLines';
import { AdminRevisionList } from '../../../../../src/contract/schemas/adminArticles';
import { SiteState } from '../../../../../src/contract/schemas/adminConfiguration';
import type { SiteSettings } from '../../../../../src/contract/siteSettings';
import { content, editorOf, text } from '../../../../support/server/adminArticles';
import {
  actOn,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const ask = (query: Record<string, string>) =>
  site.server.app.inject({
    url: `${adminPaths.audit}?${new URLSearchParams(query).toString()}`,
    headers: site.admin.headers,
  });
const pageOf = async (query: Record<string, string> = {}) =>
  readContract(AuditPage, (await ask(query)).json());

test('lists actor, action, target and time', async () => {
  const member = await joinAs(site.server);
  await actOn(site.server, member.id, 'disable', site.admin.headers);
  const page = await pageOf({ group: 'members', member: member.username.toUpperCase() });
  expect(page.items).toHaveLength(1);
  expect(page.items[0]).toMatchObject({
    event: 'memberDisabled',
    at: site.server.now().toISOString(),
    actor: { id: site.admin.id, username: site.admin.username },
    subject: { id: member.id, username: member.username },
  });
  const mine = await pageOf({ member: member.username });
  expect(mine.items.map(({ event }) => event)).toContain('loginSucceeded');
  expect((await pageOf({ member: 'nobody_of_this_name' })).items).toEqual([]);
});

test('pages link to each other in both directions and omit nothing', async () => {
  const { database } = site.server;
  await sql`insert into audit_log (at, event, details)
    select timestamptz '2024-03-01' + n * interval '1 hour', 'loginFailed', '{"n":1}'
    from generate_series(1, 60) n`.execute(database);
  const range = { event: 'loginFailed', from: '2024-03-01', to: '2024-03-02', itemsPerPage: '20' };
  const first = await pageOf(range);
  expect(first.items).toHaveLength(20);
  expect(first.newer).toBeNull();
  const second = await pageOf({ ...range, before: String(first.older) });
  const third = await pageOf({ ...range, before: String(second.older) });
  expect(third.items).toHaveLength(7);
  expect(third.older).toBeNull();
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(47);
  expect(third.items.at(-1)?.at).toBe('2024-03-01T01:00:00.000Z');
  const back = await pageOf({ ...range, after: String(third.newer) });
  expect(back.items).toEqual(second.items);
  expect(await pageOf({ ...range, after: String(back.newer) })).toMatchObject({
    items: first.items,
    newer: null,
  });
});

test('resolves ids to names in the reader’s language', async () => {
  const editor = editorOf(site.server, site.admin);
  const article = await editor.create();
  await editor.trySave(article, content({ en: text('High score'), fr: text('Record battu') }));
  const ofArticle = async (language: string) => {
    const headers = { ...site.admin.headers, 'accept-language': language };
    const url = `${adminPaths.audit}?group=content&itemsPerPage=2`;
    const answer = await site.server.app.inject({ url, headers });
    return readContract(AuditPage, answer.json()).items[0];
  };
  const { id } = article;
  expect(await ofArticle('fr')).toMatchObject({
    article: { id, title: 'Record battu', exists: true },
  });
  expect(await ofArticle('ja')).toMatchObject({ article: { title: 'High score' } });
  await editor.call('DELETE', adminPaths.article(id));
  expect(await ofArticle('fr')).toMatchObject({
    event: 'articleTrashed',
    article: { title: 'Record battu', exists: true },
  });
  await editor.call('DELETE', adminPaths.trashedArticle(id));
  expect(await ofArticle('fr')).toMatchObject({
    event: 'articleDeleted',
    article: { id, title: 'High score', exists: false },
  });
});

test('counts the versions of an article as its editor does, where several saves share one', async () => {
  const editor = editorOf(site.server, site.admin);
  const other = editorOf(site.server, await joinAs(site.server, { roles: ['ROLE_ADMIN'] }));
  let article = await editor.create();
  for (const title of ['H', 'Hi']) {
    article = await editor.save(article, content({ en: text(title) }));
  }
  article = await other.save(article, content({ en: text('High') }));
  article = await editor.save(article, content({ en: text('High score') }));
  expect(article.version).toBe(5);
  const { headers } = site.admin;
  const get = async (url: string) => (await site.server.app.inject({ url, headers })).json();
  const shown = readContract(AdminRevisionList, await get(adminPaths.articleRevisions(article.id)));
  expect(shown.revisions.map(({ number }) => number)).toEqual([3, 2, 1]);
  const url = `${adminPaths.audit}?group=content&itemsPerPage=2`;
  const { items } = readContract(AuditPage, await get(url));
  expect(items.map(({ event, details }) => [event, details['version']])).toEqual([
    ['articleChanged', 3],
    ['articleChanged', 2],
  ]);
});

test('shows old and new values of a changed setting', async () => {
  const { headers } = await superAdministrator(site.server);
  const url = adminPaths.siteConfiguration;
  const read = async () =>
    readContract(SiteState, (await site.server.app.inject({ url, headers })).json());
  const save = async (change: Partial<SiteSettings>) => {
    const { version, settings } = await read();
    const payload = { version, settings: { ...settings, ...change } };
    await site.server.app.inject({ method: 'PUT', url, headers, payload });
  };
  await save({ partners: [{ name: 'Old', url: 'https://old.example', description: '' }] });
  const { settings } = await read();
  await save({
    name: 'High Scores',
    registrationOpen: false,
    limits: { ...settings.limits, comments: 7 },
    descriptions: { ...settings.descriptions, fr: 'Des records' },
    partners: [{ name: 'New', url: 'https://new.example', description: 'Scores' }],
  });
  const [newest] = (await pageOf({ event: 'siteConfigured' })).items;
  expect(newest?.changes).toHaveLength(6);
  expect(newest?.changes).toEqual(
    expect.arrayContaining([
      { field: 'name', before: settings.name, after: 'High Scores' },
      { field: 'registrationOpen', before: true, after: false },
      { field: 'limits.comments', before: settings.limits.comments, after: 7 },
      { field: 'descriptions.fr', before: null, after: 'Des records' },
      { field: 'partners', before: 'Old – https://old.example', after: null },
      { field: 'partners', before: null, after: 'New – https://new.example – Scores' },
    ]),
  );
});

test.each([
  ['event', 'madeUp'],
  ['group', 'constructor'],
  ['from', '2026-02-30'],
  ['before', '1e3'],
  ['case', '0x1'],
  ['member', 'a\u0000b'],
])('rejects %s=%s', async (name, value) => {
  expect((await ask({ [name]: value })).statusCode).toBe(400);
});

test('every event belongs to exactly one group', () => {
  expect(Object.values(auditGroups).flat().toSorted()).toEqual(auditEvents.toSorted());
});

test('reads only the rows of the page out of twenty thousand', async () => {
  const { database } = site.server;
  await sql`insert into audit_log (at, event, details)
    select timestamptz '2024-12-01' + n * interval '1 minute', 'supportCaseOpened',
      jsonb_build_object('case', n % 400 + 7000)
    from generate_series(1, 8000) n`.execute(database);
  await sql`insert into audit_log (at, event, actor_id, subject_id)
    select timestamptz '2025-01-01' + n * interval '1 minute',
      (array['loginSucceeded', 'loggedOut', 'articleChanged'])[n % 3 + 1], n % 500, n % 500
    from generate_series(1, 20000) n`.execute(database);
  await sql`analyze audit_log`.execute(database);
  const wishes = [
    {},
    { member: site.admin.username },
    { events: auditGroups.content },
    { case: 7003 },
    { events: auditGroups.access, from: '2025-01-10', to: '2025-01-10' },
  ];
  for (const filters of wishes) {
    const { tableRowsRead } = await explainQueries(database, (recorded) =>
      findAuditLines(recorded, filters, { size: 25, before: 23_000 }),
    );
    expect(tableRowsRead).toBeLessThan(700);
  }
});

test('exports the filtered entries in several batches, and records the export', async () => {
  await sql`insert into audit_log (at, event, details)
    select timestamptz '2023-03-01' + n * interval '1 second', 'loginFailed', '{"why":"=1+1"}'
    from generate_series(1, 1203) n`.execute(site.server.database);
  const response = await site.server.app.inject({
    url: `${adminPaths.auditExport}?group=access&from=2023-03-01&to=2023-03-01`,
    headers: site.admin.headers,
  });
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="audit-log.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = response.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"id","time","event","actor_id","actor","subject_id","subject","request_id","details","count","last_time","article_title"',
  );
  expect(lines).toHaveLength(1205);
  expect(lines[1]).toMatch(
    /^"\d+","2023-03-01T00:20:03.000Z","loginFailed","","","","","","\{""why"":""=1\+1""\}","1","",""$/,
  );
  const [newest] = (await pageOf()).items;
  expect(newest).toMatchObject({
    event: 'auditLogExported',
    actor: { id: site.admin.id },
    details: { filters: 'events from to' },
  });
});
