import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { jobKinds, type JobKind } from '../../../src/contract/jobKinds';
import { emptyGameContent } from '../../../src/contract/gameFields';
import { openPatiently } from '../../support/database/openPatiently';
import { closeDays } from '../../../src/server/domains/records/dayRoots/closeDays';
import type { OpenDatabase } from '../../../src/server/platform/database/openedDatabase';
import type { Database } from '../../../src/server/platform/database/tables';
import {
  createLocation,
  findTemplate,
  currentDriver,
  removeLocation,
  type TestLocation,
} from '../../support/database/testDatabases';
import { createRandom, rounds, seed } from '../../support/faults/rounds';
import { addScoresOfMembers } from '../../support/records/addScoresOfMembers';
import { postOn } from '../../support/records/postOn';
import { verifyAll } from '../../support/records/verifyAll';
import { addDaysToKeep, addReaders, articles, audited, count } from '../../support/server/jobRows';
import { addUnfilledParts } from '../../support/records/unfilledParts';
import { addChart, addMember } from '../../support/server/addChart';
import { startMailServer } from '../../support/server/mailServer';

/** PostgreSQL has two nodes that are killed at the same time; the embedded database belongs to one process. */
const nodes = currentDriver() === 'postgres' ? 2 : 1;
const killRounds = rounds(2, 4);
const start = Date.parse('2026-12-01T12:00:00Z');

let location: TestLocation;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
});
beforeEach(async () => {
  location = await createLocation(currentDriver(), findTemplate(currentDriver(), 'migrated'));
  mailServer.received.length = 0;
});
afterEach(async () => removeLocation(currentDriver(), location.name));
afterAll(async () => mailServer?.close());

/** The embedded database can be open in one process only. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>) {
  const opened: OpenDatabase = await openPatiently(location);
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

interface Kill {
  at: number;
  when: 'before' | 'after';
}

/** Runs the kind in a process of its own; resolves with the number of its statements, or undefined if it was killed. */
async function runProcess(kind: JobKind, round: number, kill?: Kill): Promise<number | undefined> {
  const { PATH = '' } = process.env;
  // Two minutes later than the round before: the leases of killed processes have passed.
  const environment: Record<string, string> = {
    PATH,
    KIND: kind,
    FOLDER: location.folder,
    TIME: new Date(start + round * 120_000).toISOString(),
    SMTP_URL: mailServer.url,
    ...(location.url === undefined ? {} : { DATABASE_URL: location.url }),
    ...(kill ? { KILL_AT: String(kill.at), KILL_WHEN: kill.when } : {}),
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '__tests__/support/server/jobProcess.ts'],
    { env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal]: unknown[] = await once(child, 'close');
  if (signal === 'SIGKILL') return undefined;
  expect(code).toBe(0);
  return Number(output);
}

interface Work {
  /** About how many statements the work takes. */
  statements: number;
  prepare: (database: Database) => Promise<unknown>;
  /** What is true once all of it was done exactly once; mails may come twice. */
  check: (database: Database, kills: number) => Promise<void>;
}

const members = 12;
const recipients = Array.from({ length: members }, (_, index) => `reader${index + 1}@example.org`);
const works: Record<JobKind, Work> = {
  mails: {
    statements: 60,
    prepare: async (database) => {
      await addReaders(database, members);
      await sql`insert into mails (kind, user_id, address, language, created_at, due_at, give_up_at)
        select 'welcome', id, email, 'en', '2026-12-01T12:00Z', '2026-12-01T11:00Z', '2026-12-02T12:00Z'
        from users`.execute(database);
    },
    check: async (database, kills) => {
      expect(await count(database, 'mails')).toBe(0);
      const { received } = mailServer;
      expect(new Set(received.flatMap(({ to }) => to))).toEqual(new Set(recipients));
      const messages = received.map(({ message }) => /^Message-ID: (.*)\r$/m.exec(message)?.[1]);
      // A mail is sent twice only where a process was killed, and both copies have one message ID.
      expect(new Set(messages).size).toBe(members);
      expect(messages.length - members).toBeLessThanOrEqual(kills);
    },
  },
  suspensions: {
    statements: 60,
    prepare: async (database) => {
      await addReaders(database, members);
      await sql`update users set suspended_at = '2026-11-01', suspended_until = '2026-11-30'`.execute(
        database,
      );
    },
    check: async (database) =>
      expect(await count(database, 'users where suspended_until is not null')).toBe(0),
  },
  publications: {
    statements: 34,
    prepare: (database) =>
      articles('PUBLISHED', `published_at|'2026-11-30'::timestamptz`).execute(database),
    check: async (database) => {
      expect(await audited(database, 'articlePublished')).toBe(30);
      expect(await count(database, 'articles where publication_recorded_at is null')).toBe(0);
    },
  },
  gameParts: {
    statements: 8,
    prepare: async (database) => addUnfilledParts(database, 30),
    check: async (database) =>
      expect(await count(database, 'part_standings where score_count = 1')).toBe(60),
  },
  rankingMarks: {
    statements: 8,
    prepare: async (database) => {
      await addReaders(database, 2100);
      await sql`insert into players (user_id) select id from users`.execute(database);
      await sql`insert into player_totals (player_id, chart_points, score_count) select id, id, 1 from players`.execute(
        database,
      );
    },
    check: async (database) => {
      expect(await count(database, 'marked_rankings where total = 2100')).toBe(6);
      expect(await count(database, 'ranking_marks')).toBe(6 * 9);
    },
  },
  rankingRecount: {
    statements: 30,
    prepare: async (database) => {
      await addChart(database);
      await sql`
        with p as (insert into players (created_at) select now() from generate_series(1, 30) returning id)
        insert into game_standings (game_id, player_id, chart_points) select g.id, p.id, 5 from games g, p`.execute(
        database,
      );
    },
    check: async (database) => {
      const rows = await database
        .selectFrom('auditLog')
        .select('details')
        .where('event', '=', 'rankingsMended')
        .execute();
      expect(rows.map(({ details }) => details)).toEqual([
        expect.objectContaining({ standings: 30 }),
      ]);
      expect(await count(database, 'game_standings')).toBe(0);
    },
  },
  rankingDays: {
    statements: 90,
    prepare: addDaysToKeep,
    check: async (database) => expect(await count(database, 'ranking_day_marks')).toBe(11 * 6),
  },
  dayRoots: {
    statements: 30,
    prepare: async (database) => {
      const chart = await addChart(database);
      const userId = await addMember(database);
      for (const day of ['28', '30'])
        await postOn(database, { userId, chart, amount: Number(day), at: `2026-11-${day}T10:00Z` });
      await closeDays({ database, clock: () => new Date('2026-11-28T10:00Z') });
    },
    check: async (database) => {
      expect(await count(database, 'day_roots')).toBe(4);
      expect(await count(database, 'day_heads')).toBe(2);
      expect(await count(database, 'signing_keys')).toBe(1);
      const { differences } = await verifyAll(database);
      expect(differences.filter((text) => text.startsWith('day'))).toEqual([]);
    },
  },
  proofDeadlines: {
    statements: 30,
    prepare: async (database) => {
      const chart = await addChart(database);
      await addScoresOfMembers(database, { chart, count: 130 });
      await sql`update scores set state = 'due', due_at = '2026-12-01'`.execute(database);
    },
    check: async (database) => {
      expect(await count(database, `scores where state = 'unproved' and not ranked`)).toBe(130);
      expect(await count(database, `score_events where kind = 'expired'`)).toBe(130);
    },
  },
  proofReminders: {
    statements: 60,
    prepare: async (database) => {
      const chart = await addChart(database);
      await addScoresOfMembers(database, { chart, count: members });
      await sql`update scores set state = 'due', due_at = '2026-12-10'`.execute(database);
      await sql`update proof_reminders set next_at = '2026-12-01'`.execute(database);
    },
    check: async (database) => {
      expect(await count(database, 'mails')).toBe(members);
      expect(await count(database, '(select distinct address from mails) m')).toBe(members);
    },
  },
  articleCleanup: {
    statements: 35,
    prepare: async (database) => {
      const trashed = `trashed_at, trashed_status|'2026-10-01'::timestamptz, 'PUBLISHED'`;
      await articles('TRASHED', trashed).execute(database);
      await sql`insert into articles (slug, status, created_at, edited_at)
        values ('kept', 'UNDER CONSTRUCTION', '2026-12-01T11:00Z', '2026-12-01T11:00Z')`.execute(
        database,
      );
    },
    check: async (database) => {
      expect(await audited(database, 'articleDeleted')).toBe(30);
      expect(await count(database, 'articles')).toBe(1);
    },
  },
  gameCleanup: {
    statements: 35,
    prepare: async (database) => {
      await sql`insert into games (slug, created_at, updated_at)
        select 'game' || n, '2026-11-01', '2026-11-01' from generate_series(1, 30) n`.execute(
        database,
      );
      await sql`insert into game_versions (game_id, version, status, content, saved_at, group_count, chart_count)
        select id, 1, 'draft', ${JSON.stringify(emptyGameContent)}::jsonb, '2026-11-01', 0, 0
        from games`.execute(database);
    },
    check: async (database) => {
      expect(await audited(database, 'gameDeleted')).toBe(30);
      expect(await count(database, 'games')).toBe(0);
    },
  },
  pictureCleanup: {
    statements: 5,
    prepare: async (database) => {
      await sql`insert into pictures (created_at)
        select '2026-11-01' from generate_series(1, 30)`.execute(database);
      await sql`insert into articles (slug, status, picture_id)
        select 'cover' || id, 'PUBLISHED', id from pictures order by id limit 3`.execute(database);
    },
    check: async (database) => expect(await count(database, 'pictures')).toBe(3),
  },
  retention: {
    statements: 20,
    prepare: (database) =>
      sql`insert into rate_limits (key, used, ends_at)
        select 'key' || n, 1, case when n > 3000 then '2027-01-01'::timestamptz else '2026-11-01' end
        from generate_series(1, 3010) n`.execute(database),
    check: async (database) => expect(await count(database, 'rate_limits')).toBe(10),
  },
};

test.each(jobKinds)(
  '%s are done completely and once although processes are killed at random',
  async (kind) => {
    const { statements, prepare, check } = works[kind];
    const random = createRandom(seed + jobKinds.indexOf(kind));
    await withDatabase(async (database) => {
      await prepare(database);
      await database
        .insertInto('jobs')
        .values({ kind, dueAt: new Date(start) })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ dueAt: new Date(start) }))
        .execute();
    });
    let kills = 0;
    for (let round = 0; round < killRounds; round += 1) {
      const ends = Array.from({ length: nodes }, () => {
        const at = 1 + Math.floor(random() * statements);
        return runProcess(kind, round, { at, when: random() < 0.5 ? 'before' : 'after' });
      });
      kills += (await Promise.all(ends)).filter((end) => end === undefined).length;
    }
    await Promise.all(Array.from({ length: nodes }, () => runProcess(kind, killRounds)));
    expect(kills).toBeGreaterThan(0);
    await withDatabase((database) => check(database, kills));
  },
);
