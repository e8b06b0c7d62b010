import type { Database } from '../../../platform/database/tables';
import { findChainFault } from '../scores/findChainFault';
import { countPlaces } from './countPlaces';
import { isChartPending } from './pendingRankings';
import { compareRows, type VerificationReport } from './verificationReport';
import { verifyCounts } from './verifyCounts';
import { verifyScores } from './verifyScores';
import { verifyTimeline } from './verifyTimeline';

/** `chart_places.platform_id` of the board of all platforms. */
const allPlatforms = 0;

async function readPlaces(snapshot: Database, chartId: number) {
  const rows = await snapshot
    .selectFrom('chartPlaces')
    .select(['sortKey', 'rank', 'tied', 'points', 'medal'])
    .where('chartId', '=', chartId)
    .where('platformId', '=', allPlatforms)
    .execute();
  return new Map(rows.map(({ sortKey, ...place }) => [sortKey.toString('hex'), place]));
}

async function verifyPlaces(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  const computed = await countPlaces(snapshot, chartId);
  const stored = await readPlaces(snapshot, chartId);
  for (const key of new Set([...computed.keys(), ...stored.keys()]))
    compareRows(report, `chart ${chartId}, place of sort key ${key}`, {
      stored: stored.get(key),
      computed: computed.get(key),
    });
}

/** Verifies the chain of events, the scores, the places and the counts of a chart, in one snapshot. */
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
  if (await isChartPending(snapshot, chartId)) {
    report.pending(`chart ${chartId}`);
    return;
  }
  compareRows(report, `chart ${chartId}`, { stored, computed });
  await verifyPlaces(snapshot, chartId, report);
}
