import { sql, type RawBuilder } from 'kysely';
import { proofRules } from '../../../../contract/records/proofs';
import type { Database } from '../../../platform/database/tables';
import { hasNoProofLeft } from './lastProof';
import { lockChains } from './scoreEvents';

/** The end of the time to prove a score that could not be proved until now, unless more is left. */
export const resumedDueAt = (at: Date): string =>
  new Date(at.getTime() + proofRules.daysAfterRefusal * 86_400_000).toISOString();

/** The end of the time to prove a score, which stood still while its proof waited. */
export const continuedDueAt = (dueAt: string, sentAt: string, at: Date): Date =>
  new Date(Date.parse(dueAt) + Math.max(at.getTime() - Date.parse(sentAt), 0));

interface Resumed {
  /** Of scores s. */
  among: RawBuilder<boolean>;
  /** How many of the two mails about each count as sent. */
  mails: 0 | 1;
  at: Date;
}

/**
 * Lets the time to prove scores go on, in the transaction after which proofs of them can be sent again: some days are left, and the job
 * `proofReminders` tells their players. Locks the chains of their charts.
 */
async function resumeDeadlines(
  transaction: Database,
  { among, mails, at }: Resumed,
): Promise<void> {
  const isDue = sql`s.state = 'due' and s.due_at is not null`;
  const { rows } = await sql<{ id: number; chartId: number }>`
    select s.id, s.chart_id from scores s where ${isDue} and ${among}`.execute(transaction);
  if (rows.length === 0) return;
  await lockChains(
    transaction,
    rows.map(({ chartId }) => chartId),
  );
  const ids = sql.val(rows.map(({ id }) => id));
  await sql`
    update scores s set due_at = greatest(s.due_at, ${resumedDueAt(at)}::timestamptz)
    where s.id = any(${ids}::int[]) and ${isDue} and not ${hasNoProofLeft}`.execute(transaction);
  await sql`
    update proof_reminders set mails = least(mails, ${mails}), next_at = ${at}
    where score_id = any(${ids}::int[])`.execute(transaction);
}

/** After an account was enabled: mails to it were dropped. */
export const resumePlayer = async (transaction: Database, playerId: number, at: Date) =>
  resumeDeadlines(transaction, { among: sql`s.player_id = ${playerId}`, mails: 0, at });

/** After charts were opened again. */
export const resumeCharts = async (transaction: Database, chartIds: readonly number[], at: Date) =>
  resumeDeadlines(transaction, {
    among: sql`s.chart_id = any(${sql.val([...chartIds])}::int[])`,
    mails: 1,
    at,
  });
