import type { Database } from '../../../platform/database/tables';
import { countStandings, findCharts, toColumns, type Standing } from './countStandings';
import { isGamePending } from './pendingRankings';
import { rankStandings } from './rankStandings';
import { verifyParts } from './verifyParts';
import { verifyBadge } from './verifyBadge';
import { compareRows, type VerificationReport } from './verificationReport';

async function readCounts(snapshot: Database, gameId: number) {
  return snapshot
    .selectFrom('games')
    .select(['chartCount', 'scoreCount', 'provedCount', 'playerCount'])
    .where('id', '=', gameId)
    .executeTakeFirst();
}

async function readStandings(snapshot: Database, gameId: number) {
  const rows = await snapshot
    .selectFrom('gameStandings')
    .selectAll()
    .where('gameId', '=', gameId)
    .execute();
  return new Map(rows.map((row) => [row.playerId, row]));
}

const totalOf = (standings: readonly Standing[], name: 'scoreCount' | 'provedCount') =>
  standings.reduce((total, standing) => total + standing[name], 0);

/** Verifies the standings, ranks, badge and counts of a game, in one snapshot. Holds the standings of the game in memory. */
export async function verifyGame(
  snapshot: Database,
  gameId: number,
  report: VerificationReport,
): Promise<void> {
  const counts = await readCounts(snapshot, gameId);
  // Deleted since its id was read.
  if (!counts) return;
  if (await isGamePending(snapshot, gameId)) {
    report.pending(`game ${gameId}`);
    return;
  }
  const charts = await findCharts(snapshot, gameId);
  const standings = await countStandings(snapshot, charts);
  compareRows(report, `game ${gameId}`, {
    stored: counts,
    computed: {
      chartCount: charts.length,
      scoreCount: totalOf(standings, 'scoreCount'),
      provedCount: totalOf(standings, 'provedCount'),
      playerCount: standings.length,
    },
  });
  const ranks = rankStandings(standings);
  const stored = await readStandings(snapshot, gameId);
  for (const standing of standings) {
    const { playerId } = standing;
    const computed = { ...toColumns(standing), ...ranks.get(playerId) };
    compareRows(report, `game ${gameId}, player ${playerId}`, {
      stored: stored.get(playerId),
      computed,
    });
    stored.delete(playerId);
  }
  for (const [playerId, row] of stored)
    compareRows(report, `game ${gameId}, player ${playerId}`, { stored: row, computed: undefined });
  await verifyBadge(snapshot, gameId, { standings, report });
  await verifyParts(snapshot, gameId, { charts, report });
}
