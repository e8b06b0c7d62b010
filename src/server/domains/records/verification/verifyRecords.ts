import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import type { VerificationReport } from './verificationReport';
import { verifyChart } from './verifyChart';
import { verifyDayRoots } from './verifyDayRoots';
import { verifyGame } from './verifyGame';
import { verifyPlatform } from './verifyPlatforms';
import { verifyPlayers } from './verifyPlayers';
import { verifyRankingDays } from './verifyRankingDays';

const batchSize = 100;
/** Milliseconds between two lines of progress. */
const progressInterval = 5000;

type Verify = (snapshot: Database, report: VerificationReport) => Promise<void>;

type Table = 'charts' | 'games' | 'players' | 'platforms';

async function countRows(database: Database, table: Table): Promise<number> {
  const { total } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function readIds(database: Database, table: Table, after: number) {
  const rows = await database
    .selectFrom(table)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

interface Stage {
  table: Table;
  /** What to do for some rows, each in a snapshot of its own. */
  steps: (ids: readonly number[]) => Verify[];
}

const stages: Stage[] = [
  {
    table: 'charts',
    steps: (ids) => ids.map((id) => async (snapshot, report) => verifyChart(snapshot, id, report)),
  },
  {
    table: 'games',
    steps: (ids) => ids.map((id) => async (snapshot, report) => verifyGame(snapshot, id, report)),
  },
  {
    table: 'players',
    steps: (ids) => [async (snapshot, report) => verifyPlayers(snapshot, ids, report)],
  },
  {
    table: 'platforms',
    steps: (ids) =>
      ids.map((id) => async (snapshot, report) => verifyPlatform(snapshot, id, report)),
  },
];

/**
 * Computes all rankings again from the scores, with code that is independent of the code that maintains them, and compares them with
 * what is stored; verifies the chains of events, that each score is what its last event says, and the signed roots of days. Only the formulas are shared. A
 * chart, a game, a platform or a batch of players is read in one snapshot, so the site can run meanwhile.
 */
export async function verifyRecords(database: Database, report: VerificationReport): Promise<void> {
  for (const [index, { table, steps }] of stages.entries()) {
    const stage = `[${index + 1}/${stages.length + 1}] ${table}`;
    const total = await countRows(database, table);
    report.progress(`${stage}: ${total}`);
    let shownAt = performance.now();
    let after = 0;
    let done = 0;
    for (let ids = await readIds(database, table, after); ids.length > 0;) {
      for (const step of steps(ids))
        await inSnapshot(database, async (snapshot) => step(snapshot, report));
      done += ids.length;
      if (performance.now() - shownAt >= progressInterval) {
        shownAt = performance.now();
        report.progress(`${stage}: ${done} of ${total}`);
      }
      after = ids.at(-1) ?? after;
      ids = await readIds(database, table, after);
    }
  }
  await inSnapshot(database, async (snapshot) => verifyDayRoots(snapshot, report));
  await inSnapshot(database, async (snapshot) => verifyRankingDays(snapshot, report));
}
