import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { countPlaces } from './countPlaces';
import { compareRows, type VerificationReport } from './verificationReport';

type Payment = {
  points: number;
  medal: number | null;
};

/** Whether the places of a chart count: its group is ranked, and it is not retired. */
async function placesCount(snapshot: Database, chartId: number): Promise<boolean> {
  const { rows } = await sql`select from charts c join chart_groups u on u.id = c.group_id
    where c.id = ${chartId} and u.ranked and c.status <> 'retired'`.execute(snapshot);
  return rows.length > 0;
}

/** What the players of a chart are due, by player. */
async function computePayments(snapshot: Database, chartId: number) {
  const due = new Map<number, Payment>();
  if (!(await placesCount(snapshot, chartId))) return due;
  for (const [key, { points, medal }] of await countPlaces(snapshot, chartId)) {
    if (points === 0 && medal === null) continue;
    const { rows } = await sql<{ playerId: number }>`
      select player_id from scores where chart_id = ${chartId} and ranked
        and sort_key = ${Buffer.from(key, 'hex')}::bytea`.execute(snapshot);
    for (const { playerId } of rows) due.set(playerId, { points, medal });
  }
  return due;
}

/** Compares what the players of a chart were paid with what they are due. */
export async function verifyPayments(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  const computed = await computePayments(snapshot, chartId);
  const rows = await snapshot
    .selectFrom('scorePoints')
    .select(['playerId', 'points', 'medal'])
    .where('chartId', '=', chartId)
    .execute();
  const stored = new Map(rows.map(({ playerId, ...payment }) => [playerId, payment]));
  for (const playerId of new Set([...computed.keys(), ...stored.keys()]))
    compareRows(report, `chart ${chartId}, payment of player ${playerId}`, {
      stored: stored.get(playerId),
      computed: computed.get(playerId),
    });
}
