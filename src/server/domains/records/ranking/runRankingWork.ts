import { sql } from 'kysely';
import type { RankingScope } from '../../../platform/database/rankingTables';
import type { Database } from '../../../platform/database/tables';
import { bucketThreshold, keepBuckets } from './keepBuckets';
import { rankChart } from './rankChart';
import { rankGame } from './rankGame';
import { sumPlayers } from './sumPlayers';
import { requestRanking } from './requestRanking';
import { writePlayerDays } from './writePlayerDays';

/** Milliseconds after which another worker takes over what a worker has not finished. */
const lease = 60_000;
/** Milliseconds to collect changes of charts before a game is ranked. */
const gameDelay = 1000;

interface Task {
  scope: RankingScope;
  subjectId: number;
  /** The number of requests that the computation covers. */
  wanted: number;
}

/** Takes the work that has waited longest; undefined if none is due. */
async function claimTask(database: Database, now: Date): Promise<Task | undefined> {
  const time = now.toISOString();
  const { rows } = await sql<Task>`
    update ranking_work w set leased_until = ${time}::timestamptz + ${lease} * interval '1 ms'
    from (
      select scope, subject_id from ranking_work
      where done < wanted and not_before <= ${time}::timestamptz
        and (leased_until is null or leased_until <= ${time}::timestamptz)
      order by not_before, scope, subject_id limit 1 for update skip locked
    ) due
    where w.scope = due.scope and w.subject_id = due.subject_id
    returning w.scope, w.subject_id, w.wanted`.execute(database);
  return rows[0];
}

async function rankChartOfGame(transaction: Database, chartId: number, now: Date): Promise<void> {
  await rankChart(transaction, chartId);
  const chart = await transaction
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chartId)
    .executeTakeFirst();
  if (!chart) return;
  const at = new Date(now.getTime() + gameDelay);
  await requestRanking(transaction, { scope: 'game', subjectId: chart.gameId, at });
}

async function compute(transaction: Database, task: Task, now: Date): Promise<void> {
  if (task.scope === 'chart') await rankChartOfGame(transaction, task.subjectId, now);
  else {
    const players = await rankGame(transaction, task.subjectId);
    await sumPlayers(transaction, players);
    await writePlayerDays(transaction, players, now);
  }
}

/**
 * Computes one ranking that is due. A request that arrives meanwhile is not covered: the work stays due. Charts have buckets from
 * `threshold` scores on.
 * @returns Whether there was work.
 */
export async function runRankingTask(
  database: Database,
  now: Date,
  { threshold = bucketThreshold } = {},
): Promise<boolean> {
  const task = await claimTask(database, now);
  if (!task) return false;
  if (task.scope === 'chart') await keepBuckets(database, task.subjectId, threshold);
  // The places of a chart must be of the same moment as its number of scores.
  const isolation = task.scope === 'chart' ? 'repeatable read' : 'read committed';
  await database
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (transaction) => compute(transaction, task, now));
  await database
    .updateTable('rankingWork')
    .set({ done: task.wanted, leasedUntil: null })
    .where('scope', '=', task.scope)
    .where('subjectId', '=', task.subjectId)
    .execute();
  return true;
}
