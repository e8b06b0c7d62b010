import { sql } from 'kysely';
import type { RankingScope } from '../../../platform/database/rankingTables';
import type { Database } from '../../../platform/database/tables';
import { keepBuckets } from './keepBuckets';
import { rankChart } from './rankChart';
import { rankGame } from './rankGame';
import { requestRanking } from './requestRanking';

/** Milliseconds after which another worker takes over what a worker has not finished. */
const lease = 60_000;
/** Milliseconds from one computation of a chart to the next: many posts on a chart make one in a second. */
const chartRest = 1000;
/** Milliseconds to collect changes of charts before a game is ranked. */
const gameDelay = 1000;

export const rankingScopes: readonly RankingScope[] = ['chart', 'game'];

interface Task {
  scope: RankingScope;
  subjectId: number;
  /** The number of requests that the computation covers. */
  wanted: number;
}

/** Takes the work that has waited longest; undefined if none is due. */
async function claimTask(database: Database, now: Date, scopes: readonly RankingScope[]) {
  const time = now.toISOString();
  const { rows } = await sql<Task>`
    update ranking_work w set leased_until = ${time}::timestamptz + ${lease} * interval '1 ms'
    from (
      select scope, subject_id from ranking_work
      where done < wanted and not_before <= ${time}::timestamptz and scope = any(${sql.val([...scopes])}::text[])
        and (leased_until is null or leased_until <= ${time}::timestamptz)
      order by not_before, scope, subject_id limit 1 for update skip locked
    ) due
    where w.scope = due.scope and w.subject_id = due.subject_id
    returning w.scope, w.subject_id, w.wanted`.execute(database);
  return rows[0];
}

/** Keeps other workers off for another lease, from when it was taken and the time that has passed since. */
async function renewLease(database: Database, task: Task, now: Date, start: number) {
  const time = new Date(now.getTime() + performance.now() - start).toISOString();
  await sql`update ranking_work set leased_until = ${time}::timestamptz + ${lease} * interval '1 ms'
    where scope = ${task.scope} and subject_id = ${task.subjectId}`.execute(database);
}

/** Outside the snapshot of the ranking, because those who rank games change the same row; and before the work is done, so it is never lost. */
async function requestGame(database: Database, chartId: number, now: Date): Promise<void> {
  const chart = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chartId)
    .executeTakeFirst();
  if (!chart) return;
  const at = new Date(now.getTime() + gameDelay);
  await requestRanking(database, { scope: 'game', subjectId: chart.gameId, at });
}

/** Milliseconds until a computation that failed is tried again. */
const retryDelay = 5000;

/** Ends the lease of what failed, and puts it behind what else is due. */
async function giveBack(database: Database, { scope, subjectId }: Task, now: Date): Promise<void> {
  await database
    .updateTable('rankingWork')
    .set({ leasedUntil: null, notBefore: new Date(now.getTime() + retryDelay) })
    .where('scope', '=', scope)
    .where('subjectId', '=', subjectId)
    .execute();
}

interface Options {
  scopes?: readonly RankingScope[];
  /** The number of scores from which a chart has buckets. */
  threshold?: number;
  /** How many players of a game a transaction changes at most. */
  batch?: number;
}

async function compute(database: Database, task: Task, now: Date, { threshold, batch }: Options) {
  const { scope, subjectId } = task;
  if (scope === 'game') {
    const start = performance.now();
    await rankGame(database, {
      gameId: subjectId,
      now,
      onBatch: async () => renewLease(database, task, now, start),
      ...(batch === undefined ? {} : { batch }),
    });
    return;
  }
  await keepBuckets(database, subjectId, threshold);
  // The places of a chart must be of the same moment as its number of scores.
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => rankChart(transaction, subjectId));
  await requestGame(database, subjectId, now);
}

/**
 * Computes one ranking that is due, of one of the scopes. A request that arrives meanwhile is not covered: the work stays due.
 * @returns Whether there was work.
 */
export async function runRankingTask(
  database: Database,
  now: Date,
  { scopes = rankingScopes, ...options }: Options = {},
): Promise<boolean> {
  const task = await claimTask(database, now, scopes);
  if (!task) return false;
  try {
    await compute(database, task, now, options);
  } catch (error) {
    await giveBack(database, task, now);
    throw error;
  }
  await database
    .updateTable('rankingWork')
    .set({
      done: task.wanted,
      leasedUntil: null,
      ...(task.scope === 'chart' ? { notBefore: new Date(now.getTime() + chartRest) } : {}),
    })
    .where('scope', '=', task.scope)
    .where('subjectId', '=', task.subjectId)
    .execute();
  return true;
}
