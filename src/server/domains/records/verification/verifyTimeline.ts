import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

interface First {
  score: number | null;
  key: string | null;
}

/** Compares the last step of the timeline of a chart with the first score that ranks. */
export async function verifyTimeline(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  const stored = await sql<First>`
    select score_id as score, encode(sort_key, 'hex') as key from chart_records
    where chart_id = ${chartId} order by sequence desc limit 1`.execute(snapshot);
  const computed = await sql<First>`
    select id as score, encode(sort_key, 'hex') as key from scores
    where chart_id = ${chartId} and ranked order by sort_key, changed_at, id limit 1`.execute(
    snapshot,
  );
  const none: First = { score: null, key: null };
  compareRows(report, `chart ${chartId}, last step of the timeline`, {
    stored: { ...(stored.rows[0] ?? none) },
    computed: { ...(computed.rows[0] ?? none) },
  });
}
