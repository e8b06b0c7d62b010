import { sql } from 'kysely';
import { proofRules } from '../../../contract/records/proofs';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import type { PlatformServices } from '../../platform/services';
import { actOnScores } from '../records/scores/actOnScores';
import { findOpenCharts } from '../records/scores/chartRules';
import { lockChains } from '../records/scores/scoreEvents';

/** How many scores one transaction looks at. */
const batch = 100;

interface OverdueScore {
  id: number;
  chartId: number;
  playerId: number;
}

async function findOverdue(database: Database, at: Date, among?: readonly number[]) {
  const ofThese = among ? sql`and id = any(${sql.val(among)}::int[])` : sql``;
  const { rows } = await sql<OverdueScore>`
    select id, chart_id, player_id from scores where state = 'due' and due_at <= ${at} ${ofThese}
    order by due_at, id limit ${batch}`.execute(database);
  return rows;
}

/** Locks the players and the chains of scores. @returns Those whose time is still over. */
async function lockOverdue(transaction: Database, found: readonly OverdueScore[], at: Date) {
  const playerIds = found.map(({ playerId }) => playerId);
  await sql`select from players where id = any(${sql.val(playerIds)}::int[]) order by id for share`.execute(
    transaction,
  );
  await lockChains(
    transaction,
    found.map(({ chartId }) => chartId),
  );
  const ids = found.map(({ id }) => id);
  return findOverdue(transaction, at, ids);
}

/** Those of the players who cannot log in at the moment. */
async function findShutOut(transaction: Database, playerIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select p.id from players p join users u on u.id = p.user_id
    where p.id = any(${sql.val([...playerIds])}::int[]) and ${accountIsOut('u')}`.execute(
    transaction,
  );
  return new Set(rows.map(({ id }) => id));
}

/** While no proof can be sent, the time does not end: some days are left when one can again. */
async function postpone(transaction: Database, scoreIds: readonly number[], at: Date) {
  const dueAt = new Date(at.getTime() + proofRules.daysAfterRefusal * 86_400_000);
  await sql`update scores set due_at = ${dueAt} where id = any(${sql.val(scoreIds)}::int[])`.execute(
    transaction,
  );
}

/** @returns Whether there may be more. */
const expireBatch = async (database: Database, at: Date): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const found = await findOverdue(transaction, at);
    if (found.length === 0) return false;
    const overdue = await lockOverdue(transaction, found, at);
    const open = await findOpenCharts(
      transaction,
      overdue.map(({ chartId }) => chartId),
    );
    const shutOut = await findShutOut(
      transaction,
      overdue.map(({ playerId }) => playerId),
    );
    const mayProve = ({ chartId, playerId }: OverdueScore) =>
      open.has(chartId) && !shutOut.has(playerId);
    const deeds = overdue
      .filter(mayProve)
      .map(({ id }) => ({ scoreId: id, action: 'expire' as const }));
    await actOnScores(transaction, { deeds, actorId: null, at });
    const kept = overdue.filter((score) => !mayProve(score)).map(({ id }) => id);
    if (kept.length > 0) await postpone(transaction, kept, at);
    return found.length === batch;
  });

/**
 * Takes scores out of the boards whose time to prove them is over. The time of one whose proof waits stands still, and a withdrawn one has
 * none. Safe to run on several nodes at once.
 */
export async function expireScores({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  for (let more = true; more;) more = await expireBatch(database, clock());
}
