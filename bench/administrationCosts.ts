import { sql } from 'kysely';
import {
  findAdminArticles,
  type AdminArticleQuery,
} from '../src/server/domains/administration/articles/adminArticleList';
import { findAuditLines } from '../src/server/domains/administration/audit/auditLines';
import { readSiteStatistics } from '../src/server/domains/administration/statistics/siteStatistics';
import { findMembers } from '../src/server/domains/administration/users/memberList';
import { findRoles } from '../src/server/domains/administration/roles/roleHolders';
import { auditGroups } from '../src/contract/auditEvents';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { migrate } from '../src/server/platform/database/migrate';
import type { Database } from '../src/server/platform/database/tables';
import { fillAdministration } from '../__tests__/support/database/fillAdministration';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';
import { createLocation, removeLocation } from '../__tests__/support/database/testDatabases';

/*
 * Compares the cost of the administration's tables and statistics on a small and a large site, by alternating runs of
 * the same queries on one PostgreSQL. Ratios are comparable between machines, times are not.
 */
const sizes = [1000, 1_000_000];
const rounds = 9;
/** A large site may take twice as long as a small one; times below this many milliseconds are not noticeable. */
const allowed = { ratio: 2, milliseconds: 50 };

type Costs = [name: string, run: (database: Database, size: number) => Promise<unknown>][];
const page = (number = 1) => ({ page: number, itemsPerPage: 25 });
const byAge = { field: 'createdAt', direction: 'desc' } as const;
const now = new Date('2026-11-20T12:00:00Z');
const lastPage = (size: number) => Math.min(10_000, Math.ceil(size / 25));

const members: Costs = [
  ['first page', (database) => findMembers(database, {}, { page: page(), order: byAge })],
  [
    'a page in the middle',
    (database, size) =>
      findMembers(database, {}, { page: page(Math.ceil(lastPage(size) / 2)), order: byAge }),
  ],
  [
    'the last page that may be asked for',
    (database, size) => findMembers(database, {}, { page: page(lastPage(size)), order: byAge }),
  ],
  ...(['username', 'lastLoginAt'] as const).flatMap((field): Costs => [
    [
      `by ${field}`,
      (database) => findMembers(database, {}, { page: page(), order: { field, direction: 'asc' } }),
    ],
    [
      `by ${field}, last page`,
      (database, size) =>
        findMembers(
          database,
          {},
          { page: page(lastPage(size)), order: { field, direction: 'asc' } },
        ),
    ],
  ]),
  ...(
    [
      ['one name', { search: 'm4_00000002' }],
      ['two letters', { search: 'm4' }],
      ['three letters in many names', { search: '_00' }],
      ['a name nobody has', { search: 'nobodyatall' }],
      ['a role few have', { role: 'ROLE_ADMIN' }],
      ['a role some have', { role: 'ROLE_VGR_NEWS' }],
      ['a role everybody has', { role: 'ROLE_USER' }],
      ['active ones', { state: 'active' }],
      ['disabled ones', { state: 'disabled' }],
      ['registered in one month', { registeredFrom: '2025-03-01', registeredTo: '2025-04-01' }],
      ['not here for years', { lastLoginTo: '2022-12-31' }],
      ['active and searched', { state: 'active', search: 'm7_' }],
    ] as const
  ).flatMap(([name, filters]): Costs => [
    [name, (database) => findMembers(database, filters, { page: page(), order: byAge })],
    [
      `${name}, by username`,
      (database) =>
        findMembers(database, filters, {
          page: page(),
          order: { field: 'username', direction: 'asc' },
        }),
    ],
    [
      `${name}, by last log-in`,
      (database) =>
        findMembers(database, filters, {
          page: page(),
          order: { field: 'lastLoginAt', direction: 'desc' },
        }),
    ],
  ]),
];

const audit: Costs = (
  [
    ['newest', {}, {}],
    ['deep', {}, { before: 400 }],
    ['one kind', { events: auditGroups.content }, {}],
    ['a kind that never happened', { events: auditGroups.site }, {}],
    ['one member', { member: 'm4_00000002' }, {}],
    ['one member and kind', { member: 'm4_00000002', events: auditGroups.access }, {}],
    ['one day', { from: '2025-03-01', to: '2025-03-01' }, {}],
    ['one day and kind', { events: auditGroups.content, from: '2025-03-01', to: '2025-03-01' }, {}],
    ['a member on one day', { member: 'm4_00000002', from: '2025-03-01', to: '2025-03-01' }, {}],
  ] as const
).map(([name, filters, window]) => [
  name,
  (database) => findAuditLines(database, filters, { size: 25, ...window }),
]);

const articleOrders = ['editedAt', 'publishedAt', 'views', 'title'] as const;
const narrowings: [string, Partial<AdminArticleQuery>][] = [
  ['drafts', { state: 'draft' }],
  ['published ones', { state: 'published' }],
  ['scheduled ones', { state: 'scheduled' }],
  ['a category', { category: 'guides' }],
  ['featured ones', { featured: true }],
  ['not translated', { missing: 'ja' }],
  ['a common word', { search: 'records' }],
  ['a rare word', { search: 'w4711w' }],
  ['two letters', { search: 'ar' }],
] satisfies [string, Partial<AdminArticleQuery>][];
const articles: Costs = [
  ...articleOrders.flatMap((sort): Costs =>
    (['first', 'last'] as const).map((place) => [
      `by ${sort}, ${place} page`,
      (database, size) =>
        findAdminArticles(
          database,
          {
            page: page(place === 'first' ? 1 : lastPage(size / 10)),
            sort,
            direction: 'desc',
          },
          { language: 'en', now },
        ),
    ]),
  ),
  ...narrowings.flatMap(([name, filter]): Costs =>
    articleOrders.map((sort) => [
      `${name}, by ${sort}`,
      (database) =>
        findAdminArticles(
          database,
          { page: page(), sort, direction: 'desc', ...filter },
          { language: 'en', now },
        ),
    ]),
  ),
];

const statistics: Costs = (
  [
    ['a week', '2026-11-14', '2026-11-20'],
    ['a month', '2026-10-22', '2026-11-20'],
    ['a year', '2025-11-21', '2026-11-20'],
    ['everything', '2017-01-01', '2026-11-20'],
  ] as const
).map(([name, from, to]) => [name, (database) => readSiteStatistics(database, { from, to }, 'en')]);

const parts: [string, Costs][] = [
  ['members', members],
  ['audit log', audit],
  ['articles', articles],
  ['statistics', statistics],
  ['roles', [['all', (database) => findRoles(database)]]],
];

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await run();
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    await run();
    times.push(performance.now() - before);
    // A query that is clearly slow needs no more rounds.
    if (times[0] !== undefined && times[0] > 1000) break;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const costs = new Map<string, number[]>();
for (const size of sizes) {
  const location = await createLocation('postgres');
  const limits = { statementTimeout: 600_000, connectionTimeout: 30_000 };
  const { database, close } = await openDatabase(location, startSourceWorker, limits);
  await migrate(database);
  await fillAdministration(database, size);
  await sql`vacuum analyze`.execute(database);
  for (const [part, queries] of parts) {
    for (const [name, run] of queries) {
      const key = `${part}: ${name}`;
      costs.set(key, [...(costs.get(key) ?? []), await median(() => run(database, size))]);
    }
  }
  await close();
  await removeLocation('postgres', location.name);
}

process.stdout.write(
  `${'rows'.padEnd(50)}${sizes.map((size) => String(size).padStart(12)).join('')}   ratio\n`,
);
for (const [name, [small = 0, large = 0]] of costs) {
  const ratio = large / small;
  const slow = ratio > allowed.ratio && large > allowed.milliseconds;
  if (slow) process.exitCode = 1;
  process.stdout.write(
    `${name.padEnd(50)}${[small, large].map((time) => `${time.toFixed(1)} ms`.padStart(12)).join('')}${ratio.toFixed(1).padStart(8)}${slow ? '  slow' : ''}\n`,
  );
}
