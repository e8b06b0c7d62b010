import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { findOrCreatePlayer } from '../../../../src/server/domains/records/players/findOrCreatePlayer';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import type { Database } from '../../../../src/server/platform/database/tables';
import { deleteExpired } from '../../../../src/server/platform/retention/deleteExpired';
import {
  erasureRules,
  retentionRules,
} from '../../../../src/server/platform/retention/retentionRules';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import { addNotice } from '../../../support/database/addNotice';
import { publishArticle } from '../../../support/server/publishArticle';

const now = new Date('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
let opened: OpenDatabase;
let articleId: number;
let userId: number;
const sessionId = '5f0c0a52-0000-4000-8000-000000000001';

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  articleId = await publishArticle(database);
  const member = { username: 'rosa', slug: 'rosa', email: 'rosa@example.org', passwordHash: null };
  const row = await database
    .insertInto('users')
    .values(member)
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = row.id;
  await addSession(database, new Date('2027-01-01T00:00:00Z'), sessionId);
});
afterAll(async () => opened?.close());

const addSession = (database: Database, expiresAt: Date, id: string) =>
  database
    .insertInto('sessions')
    .values({ id, userId, activeHash: id, origin: 'origin', createdAt: now, expiresAt })
    .execute();

const nodeId = '5f0c0a52-0000-4000-8000-000000000003';
async function addNode(database: Database, seenAt: Date, id: string = randomUUID()) {
  const node = { id, name: 'node', build: 'b', builtAt: 'b', runtime: 'r' };
  await database
    .insertInto('serverNodes')
    .values({ ...node, startedAt: seenAt, seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt }))
    .execute();
}

const addAuditEntry = (database: Database, at: Date) =>
  database
    .insertInto('auditLog')
    .values({ at, event: 'loggedOut', actorId: userId, subjectId: userId, requestId: 'r' })
    .execute();

const mail = { kind: 'welcome', address: 'rosa@example.org', language: 'en', path: null } as const;

interface Case {
  /** Milliseconds from the given time until the row is deleted. */
  limit: number;
  insert: (database: Database, time: Date) => Promise<unknown>;
}

const cases: Record<string, Case> = {
  refreshTokens: {
    limit: 0,
    insert: (database, expiresAt) =>
      database.insertInto('refreshTokens').values({ hash: 'hash', sessionId, expiresAt }).execute(),
  },
  sessions: {
    limit: 0,
    insert: (database, expiresAt) =>
      addSession(database, expiresAt, '5f0c0a52-0000-4000-8000-000000000002'),
  },
  passwordResets: {
    limit: 0,
    insert: (database, expiresAt) =>
      database
        .insertInto('passwordResets')
        .values({ userId, tokenHash: 'hash', expiresAt })
        .execute(),
  },
  emailChanges: {
    limit: 0,
    insert: (database, undoUntil) =>
      database
        .insertInto('emailChanges')
        .values({
          userId,
          oldEmail: 'a@example.org',
          newEmail: 'b@example.org',
          requestedAt: now,
          confirmUntil: '2026-01-01T00:00:00Z',
          confirmedAt: '2026-01-01T00:00:00Z',
          undoUntil,
        })
        .execute(),
  },
  formerUsernames: {
    limit: 0,
    insert: (database, reservedUntil) =>
      database
        .insertInto('formerUsernames')
        .values({ username: 'rosalind', slug: 'rosalind', userId, reservedUntil })
        .execute(),
  },
  rateLimits: {
    limit: day,
    insert: (database, endsAt) =>
      database.insertInto('rateLimits').values({ key: 'key', used: 1, endsAt }).execute(),
  },
  commentPosts: {
    limit: 30 * day,
    insert: (database, createdAt) =>
      database
        .insertInto('commentPosts')
        .values({ userId, key: 'key', requestHash: 'hash', createdAt })
        .execute(),
  },
  unchangedPosts: {
    limit: 30 * day,
    insert: async (database, at) => {
      const playerId = await findOrCreatePlayer(database, { userId, at: now });
      const row = { playerId, clientKey: randomUUID(), chartId: 1, scoreId: 1, revision: 1 };
      await database
        .insertInto('unchangedPosts')
        .values({ ...row, content: '{}', at })
        .execute();
    },
  },
  articleViews: {
    // From the start of an hour to its end; the test's time is the start of one.
    limit: 1,
    insert: (database, time) =>
      database
        .insertInto('articleViews')
        .values({ articleId, readerHash: 'hash', hour: time })
        .execute(),
  },
  serverSecrets: {
    // A secret of a day is deleted when the day is over: the test's time is noon.
    limit: 12 * hour + 1,
    insert: (database, time) =>
      database
        .insertInto('serverSecrets')
        .values({ key: `views:${time.toISOString().slice(0, 10)}`, value: 'secret' })
        .execute(),
  },
  articlePresence: {
    limit: 0,
    insert: (database, expiresAt) =>
      database
        .insertInto('articlePresence')
        .values({ articleId, editorKey: 'key', userId, expiresAt })
        .execute(),
  },
  supportCases: {
    limit: 30 * day,
    insert: (database, createdAt) =>
      database
        .insertInto('supportCases')
        .values({
          code: 'code',
          key: 'key',
          requestHash: 'hash',
          userId,
          description: 'The list stays empty.',
          locale: 'en',
          appVersion: '1',
          actions: 0,
          snapshot: Buffer.from('x'),
          snapshotBytes: 1,
          createdAt,
          updatedAt: createdAt,
        })
        .execute(),
  },
  notices: { limit: 365 * day, insert: (database, at) => addNotice(database, { userId, at }) },
  mails: {
    limit: 14 * day,
    insert: (database, failedAt) =>
      database
        .insertInto('mails')
        .values({ ...mail, userId, createdAt: failedAt, dueAt: failedAt, failedAt })
        .execute(),
  },
  requestMinutes: {
    limit: 2 * day,
    insert: async (database, minute) => {
      await addNode(database, now, nodeId);
      await database
        .insertInto('requestMinutes')
        .values({ minute, nodeId, requests: 1, failures: 0, durations: [1] })
        .execute();
    },
  },
  serverNodes: { limit: 2 * day, insert: (database, seenAt) => addNode(database, seenAt) },
  auditCounts: {
    limit: 1096 * day,
    insert: (database, time) =>
      database
        .insertInto('auditCounts')
        .values({
          event: 'accessDenied',
          actorId: userId,
          subjectId: userId,
          what: time.toISOString(),
          hour: time,
          auditId: 900_000 + (time.getTime() % 1000),
          total: 1,
          lastAt: time,
        })
        .execute(),
  },
  auditLog: {
    limit: 1096 * day,
    insert: addAuditEntry,
  },
};

const run = () => deleteExpired({ clock: () => now, database: opened.database });
async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from ${sql.ref(table)}`.execute(opened.database);
  return rows[0]?.total ?? 0;
}

test('every rule has a case and a row in docs/data-retention.md', () => {
  const tables = retentionRules.map(({ table }) => table);
  expect(Object.keys(cases)).toEqual(tables);
  const [, second = ''] = readFileSync('docs/data-retention.md', 'utf8').split(
    '## Deleted with time',
  );
  const rows = [...second.matchAll(/^\|[^|]+\| `(\w+)` .*?(?:job )?`(\w+)`(?:, .*)? +\|$/gm)];
  const tablesOf = (job: string) => rows.flatMap(([, table, by]) => (by === job ? table : []));
  // What is kept of a report is tested in forgetReports.test.ts.
  const erased = erasureRules.map(({ table }) => table);
  expect(tablesOf('retention').toSorted()).toEqual(
    [...tables, ...erased, 'clientBuilds', 'reportCases', 'reports'].toSorted(),
  );
  // Tested with their jobs: releasePictures.test.ts, deleteUnusedArticles.test.ts.
  const others = rows.filter(([, , by]) => by !== 'retention').map(([, table]) => table);
  expect(others.join(' ')).toBe('proofPictures proofPictures articles games articles pictures');
});

test.each(Object.entries(cases))(
  'a row of %s is deleted at its limit and kept before it',
  async (table, { limit, insert }) => {
    const { database } = opened;
    await run();
    const others = await countOf(table);
    await insert(database, new Date(now.getTime() - limit));
    await run();
    expect(await countOf(table)).toBe(others);
    await insert(database, new Date(now.getTime() - limit + 1000));
    await run();
    expect(await countOf(table)).toBe(others + 1);
  },
);

test('waiting mails are kept, however old', async () => {
  const time = '2020-01-01T00:00:00Z';
  const { id } = await opened.database
    .insertInto('mails')
    .values({ ...mail, userId, createdAt: time, dueAt: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  await run();
  const kept = await opened.database.selectFrom('mails').select('id').execute();
  expect(kept).toContainEqual({ id });
});

test('many rows are deleted in batches', async () => {
  await sql`insert into rate_limits (key, used, ends_at)
    select 'many ' || n, 1, '2026-01-01' from generate_series(1, 2500) n`.execute(opened.database);
  await run();
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from rate_limits where key like 'many %'`.execute(opened.database);
  expect(rows[0]?.total).toBe(0);
});

test('an entry of the audit log that is younger than its limit can be neither deleted nor changed', async () => {
  const { database } = opened;
  await addAuditEntry(database, now);
  await expect(
    database.deleteFrom('auditLog').where('at', '>=', now.toISOString()).execute(),
  ).rejects.toThrow('only ever added to');
  await expect(sql`update audit_log set event = 'x'`.execute(database)).rejects.toThrow(
    'only ever added to',
  );
  await expect(sql`truncate audit_log`.execute(database)).rejects.toThrow('only ever added to');
});
