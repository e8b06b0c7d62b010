import { sql } from 'kysely';
import { requestRules } from '../../../contract/records/proofRequests';
import type { Database } from '../../platform/database/tables';

const day = 86_400_000;

/** How many requests a member may still make, and when the next one if none is left. Counts rows: what was refused before does not count. */
export async function readRemaining(
  database: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<{ left: number; nextAt: string | null }> {
  const { rows } = await sql<{ total: number; oldest: string | null }>`
    select count(*)::int as total, min(r.asked_at) as oldest from (
      select asked_at from proof_requests
      where asked_by = ${userId} and asked_at > ${new Date(at.getTime() - day)}
      order by asked_at desc limit ${requestRules.perDay}
    ) r`.execute(database);
  const { total = 0, oldest = null } = rows[0] ?? {};
  const left = requestRules.perDay - total;
  const nextAt =
    left > 0 || oldest === null ? null : new Date(Date.parse(oldest) + day).toISOString();
  return { left, nextAt };
}
