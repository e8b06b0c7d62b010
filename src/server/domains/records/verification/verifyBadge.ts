import type { Database } from '../../../platform/database/tables';
import { masterBadgeValue, maxHolders } from '../formulas/masterBadge';
import type { Standing } from './countStandings';
import { compareRows, type VerificationReport } from './verificationReport';

/** Who of those with the most points may hold the badge: nobody in a game that is not ranked, and no deleted account. */
async function findHolders(
  snapshot: Database,
  gameId: number,
  standings: readonly Standing[],
): Promise<number[]> {
  const { ranked } = await snapshot
    .selectFrom('games')
    .select('ranked')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  const most = standings.reduce((best, { chartPoints }) => Math.max(best, chartPoints), 0);
  const first = standings.filter(({ chartPoints }) => chartPoints === most);
  if (!ranked || most === 0 || first.length > maxHolders) return [];
  const rows = await snapshot
    .selectFrom('players')
    .select('id')
    .where(
      'id',
      'in',
      first.map(({ playerId }) => playerId),
    )
    .where('userId', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Compares who holds the badge of a game, and its value, with the sums of the scores. */
export async function verifyBadge(
  snapshot: Database,
  gameId: number,
  { standings, report }: { standings: readonly Standing[]; report: VerificationReport },
): Promise<void> {
  const holders = await findHolders(snapshot, gameId, standings);
  const value = masterBadgeValue(standings.length, holders.length);
  const rows = await snapshot
    .selectFrom('playerBadges')
    .select(['playerId', 'value'])
    .where('gameId', '=', gameId)
    .where('lostAt', 'is', null)
    .execute();
  const stored = new Map(rows.map(({ playerId, value: worth }) => [playerId, { value: worth }]));
  for (const id of new Set([...holders, ...stored.keys()]))
    compareRows(report, `game ${gameId}, badge of player ${id}`, {
      stored: stored.get(id),
      computed: holders.includes(id) ? { value } : undefined,
    });
}
