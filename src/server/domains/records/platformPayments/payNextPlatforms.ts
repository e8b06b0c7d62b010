import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import {
  claimChart,
  leavePlayers,
  putOff,
  requestAllPlayers,
  takeChanges,
  type ChartChanges,
} from './claimChart';
import {
  findPaid,
  findPlatformChart,
  findPlatforms,
  findPlatformsOf,
  readPlatformPlaces,
  type PlatformChart,
} from './platformPlaces';
import { writePlatformPoints } from './writePlatformPoints';

export interface PlatformOptions {
  /** How many changes, and how many players of a chart as a whole, one transaction takes at most. */
  portion?: number;
  /** With more scores that have points, all players of the chart follow, some at a time. */
  paidLimit?: number;
  /** Milliseconds until they do: what changes meanwhile is done at once. */
  pause?: number;
}

export const usualPortion = 2000;
const usualPaidLimit = 4000;
const usualPause = 30_000;
/** Milliseconds until a chart is tried again. */
const retryPause = 300_000;

/** Some players with scores on a chart, or paid for one, in the order of their ids. */
async function findPlayersAfter(
  transaction: Database,
  chartId: number,
  { after, portion }: { after: number; portion: number },
): Promise<number[]> {
  const some = (table: 'scores' | 'platform_points') => sql`
    (select player_id from ${sql.table(table)} where chart_id = ${chartId} and player_id > ${after}
      order by player_id limit ${portion})`;
  const { rows } = await sql<{ playerId: number }>`
    ${some('scores')} union ${some('platform_points')} order by player_id limit ${portion}`.execute(
    transaction,
  );
  return rows.map(({ playerId }) => playerId);
}

/**
 * Pays some players of a chart, those with the next ids, for their places on the boards of platforms. The work of platforms must be locked.
 * @returns How many were paid something else before, and the last of them if there may be more.
 */
export async function payPlayersAfter(
  transaction: Database,
  chartId: number,
  { after, portion }: { after: number; portion: number },
): Promise<{ changed: number; last: number | undefined }> {
  const chart = await findPlatformChart(transaction, chartId);
  if (!chart) return { changed: 0, last: undefined };
  const players = await findPlayersAfter(transaction, chartId, { after, portion });
  const platforms = await findPlatforms(transaction, chartId);
  const places = await readPlatformPlaces(transaction, chart, platforms);
  const changed = await writePlatformPoints(transaction, chart, { places, players });
  return { changed, last: players.length === portion ? players.at(-1) : undefined };
}

async function payChanges(
  transaction: Database,
  chart: PlatformChart,
  {
    changes: { players, after },
    portion,
    paidLimit,
    pause,
  }: Required<PlatformOptions> & { changes: ChartChanges },
): Promise<void> {
  const platforms = await findPlatformsOf(transaction, chart.id, players);
  const places = await readPlatformPlaces(
    transaction,
    chart,
    after === undefined ? platforms : await findPlatforms(transaction, chart.id),
  );
  // The points of all who have some on a platform change with the scores of others there.
  const paid = await findPaid(transaction, chart, { places, platforms, limit: paidLimit });
  if (!paid) await requestAllPlayers(transaction, chart.id, pause);
  const some =
    after === undefined ? [] : await findPlayersAfter(transaction, chart.id, { after, portion });
  await writePlatformPoints(transaction, chart, {
    places,
    players: [...players, ...(paid ?? []), ...some],
  });
  const last = some.at(-1);
  if (last !== undefined && some.length === portion)
    await leavePlayers(transaction, chart.id, last);
}

/**
 * Lets the platforms follow the chart whose changes have waited longest; undefined if none is due.
 * @param onClaimed Called with the chart before anything of it can fail.
 */
export async function payInTransaction(
  transaction: Database,
  { portion = usualPortion, paidLimit = usualPaidLimit, pause = usualPause }: PlatformOptions = {},
  onClaimed: (chartId: number) => void = () => undefined,
): Promise<number | undefined> {
  const chartId = await claimChart(transaction);
  if (chartId === undefined) return undefined;
  onClaimed(chartId);
  const changes = await takeChanges(transaction, chartId, portion);
  const chart = await findPlatformChart(transaction, chartId);
  if (chart) await payChanges(transaction, chart, { portion, paidLimit, pause, changes });
  await sql`insert into platform_work (worked_at) values (clock_timestamp())
    on conflict (one) do update set worked_at = excluded.worked_at`.execute(transaction);
  return chartId;
}

/** What became of a look for work. */
export type PlatformOutcome = 'nothing' | 'paid' | { failed: unknown; chartId: number };

/**
 * Lets the rankings of platforms follow the chart whose changes have waited longest, in one transaction of bounded size. Any number of nodes
 * may call it, of which one works, and any may end at any moment.
 */
export async function payNextPlatforms(
  database: Database,
  options: PlatformOptions = {},
): Promise<PlatformOutcome> {
  let claimed: number | undefined;
  try {
    const paid = await database.transaction().execute(async (transaction) =>
      payInTransaction(transaction, options, (chartId) => {
        claimed = chartId;
      }),
    );
    return paid === undefined ? 'nothing' : 'paid';
  } catch (error) {
    // A lost connection is no fault of the chart.
    if (claimed === undefined || error instanceof DatabaseUnavailable) throw error;
    await putOff(database, claimed, retryPause);
    return { failed: error, chartId: claimed };
  }
}
