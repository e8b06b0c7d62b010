import type { Database } from '../../../platform/database/tables';
import { countStandings, toColumns, type ChartRow } from './countStandings';
import { compareRows, type VerificationReport } from './verificationReport';

interface Part {
  /** Null for all groups that are no downloadable content. */
  groupId: number | null;
  charts: ChartRow[];
}

/** The parts that a game should have, with their charts. */
async function findWanted(
  snapshot: Database,
  gameId: number,
  charts: readonly ChartRow[],
): Promise<Part[]> {
  const groups = await snapshot
    .selectFrom('chartGroups')
    .select(['id', 'dlc', 'ranked'])
    .where('gameId', '=', gameId)
    .execute();
  const parts: Part[] = groups
    .filter(({ ranked }) => ranked && groups.length > 1)
    .map(({ id }) => ({ groupId: id, charts: charts.filter(({ groupId }) => groupId === id) }));
  if (groups.some(({ dlc }) => dlc))
    parts.push({ groupId: null, charts: charts.filter(({ dlc }) => !dlc) });
  return parts;
}

async function readPart(snapshot: Database, gameId: number, groupId: number | null) {
  const row = await snapshot
    .selectFrom('gameParts')
    .select(['id', 'playerCount', 'filledTo'])
    .where('gameId', '=', gameId)
    .where('groupId', groupId === null ? 'is' : '=', groupId)
    .executeTakeFirst();
  if (!row) return undefined;
  const standings = await snapshot
    .selectFrom('partStandings')
    .selectAll()
    .where('partId', '=', row.id)
    .execute();
  return { ...row, standings: new Map(standings.map((standing) => [standing.playerId, standing])) };
}

/** Verifies the standings of the parts of a game. */
export async function verifyParts(
  snapshot: Database,
  gameId: number,
  { charts, report }: { charts: readonly ChartRow[]; report: VerificationReport },
): Promise<void> {
  for (const part of await findWanted(snapshot, gameId, charts)) {
    const name =
      part.groupId === null
        ? `game ${gameId} without dlc`
        : `game ${gameId}, group ${part.groupId}`;
    const stored = await readPart(snapshot, gameId, part.groupId);
    if (stored && stored.filledTo !== null) {
      report.pending(name);
      continue;
    }
    const standings = await countStandings(snapshot, part.charts);
    compareRows(report, name, {
      stored: stored && { playerCount: stored.playerCount },
      computed: { playerCount: standings.length },
    });
    for (const { disabledCount: _, lastScoreAt: _at, ...standing } of standings) {
      const { playerId } = standing;
      compareRows(report, `${name}, player ${playerId}`, {
        stored: stored?.standings.get(playerId),
        computed: toColumns(standing),
      });
      stored?.standings.delete(playerId);
    }
    // Players who have no score any more keep a row without points.
    for (const [playerId, { scoreCount, chartPoints, place1 }] of stored?.standings ?? [])
      compareRows(report, `${name}, player ${playerId}`, {
        stored: { scoreCount, chartPoints, place1 },
        computed: { scoreCount: 0, chartPoints: 0, place1: 0 },
      });
  }
}
