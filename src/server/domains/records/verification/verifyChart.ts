import type { Database } from '../../../platform/database/tables';
import { findChainFault } from './findChainFault';
import { isChartPending } from './pendingRankings';
import { compareRows, type VerificationReport } from './verificationReport';
import { verifyCandidates } from './verifyCandidates';
import { verifyCounts } from './verifyCounts';
import { verifyPayments } from './verifyPayments';
import { verifyPlatformPoints } from './verifyPlatforms';
import { verifyReigns } from './verifyReigns';
import { verifyScores } from './verifyScores';
import { verifyTimeline } from './verifyTimeline';

/** Verifies the chain of events, the scores, the payments and the counts of a chart, in one snapshot. */
export async function verifyChart(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  const stored = await snapshot
    .selectFrom('charts')
    .select(['rankedCount', 'scoreCount', 'provedCount'])
    .where('id', '=', chartId)
    .executeTakeFirst();
  // Deleted since its id was read.
  if (!stored) return;
  const sequence = await findChainFault(snapshot, chartId);
  if (sequence !== undefined)
    report.difference(`chart ${chartId}, event ${sequence}: the chain of events is broken`);
  const computed = await verifyScores(snapshot, chartId, report);
  await verifyCounts(snapshot, { chartId, counts: computed }, report);
  await verifyTimeline(snapshot, chartId, report);
  await verifyReigns(snapshot, chartId, report);
  await verifyCandidates(snapshot, chartId, report);
  await verifyPlatformPoints(snapshot, chartId, report);
  if (await isChartPending(snapshot, chartId)) {
    report.pending(`chart ${chartId}`);
    return;
  }
  compareRows(report, `chart ${chartId}`, { stored, computed });
  await verifyPayments(snapshot, chartId, report);
}
