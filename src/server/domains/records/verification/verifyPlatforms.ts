import { sql } from 'kysely';
import { medalPlace } from '../../../../contract/records/medals';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import { isChartPending } from './pendingRankings';
import { compareRows, type VerificationReport } from './verificationReport';

interface BoardScore {
  playerId: number;
  platformId: number;
  rank: number;
  tied: number;
  total: number;
  proved: boolean;
}

type Row = { platform: number; points: number; medal: number | null; proved: boolean };

/** Whether platforms are still to follow a chart. */
async function isPending(snapshot: Database, chartId: number): Promise<boolean> {
  const { rows } =
    await sql`select from platform_changes where chart_id = ${chartId} limit 1`.execute(snapshot);
  return rows.length > 0 || isChartPending(snapshot, chartId);
}

/** Whether the places of a chart count for platforms; undefined if it is on no board. */
async function readWeight(snapshot: Database, chartId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ counts: boolean }>`
    select u.ranked and g.ranked as counts from charts c
    join chart_groups u on u.id = c.group_id join games g on g.id = c.game_id
    where c.id = ${chartId} and c.status <> 'retired'`.execute(snapshot);
  return rows[0]?.counts;
}

/** What the players of a chart are due on its boards of platforms, ranked one by one. */
async function computeRows(snapshot: Database, chartId: number): Promise<Map<number, Row>> {
  const counts = await readWeight(snapshot, chartId);
  if (counts === undefined) return new Map();
  const { rows } = await sql<BoardScore>`
    select player_id, platform_id, rank() over (partition by platform_id order by sort_key) as rank,
      count(*) over (partition by platform_id, sort_key) as tied, count(*) over (partition by platform_id) as total,
      state = 'proved' as proved
    from scores where chart_id = ${chartId} and ranked and platform_id is not null`.execute(
    snapshot,
  );
  const boards = new Map<number, number[]>();
  return new Map(
    rows.map(({ playerId, platformId, rank, tied, total, proved }) => {
      const points = boards.get(platformId) ?? pointsByRank(total);
      boards.set(platformId, points);
      const due = counts
        ? { points: tiePoints(points, rank, tied), medal: medalPlace(rank, tied, total) }
        : { points: 0, medal: null };
      return [playerId, { platform: platformId, ...due, proved }];
    }),
  );
}

/** Verifies what the players of a chart were paid on its boards of platforms. */
export async function verifyPlatformPoints(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  if (await isPending(snapshot, chartId)) {
    report.pending(`platforms of chart ${chartId}`);
    return;
  }
  const computed = await computeRows(snapshot, chartId);
  const { rows } = await sql<Row & { playerId: number }>`
    select player_id, platform_id as platform, points, medal, proved from platform_points
    where chart_id = ${chartId}`.execute(snapshot);
  const stored = new Map(rows.map(({ playerId, ...row }) => [playerId, row]));
  for (const playerId of new Set([...computed.keys(), ...stored.keys()]))
    compareRows(report, `chart ${chartId}, platform of player ${playerId}`, {
      stored: stored.get(playerId),
      computed: computed.get(playerId),
    });
}

/** Verifies the standings of a platform, which are the sums of what was paid at every moment. */
export async function verifyPlatform(
  snapshot: Database,
  platformId: number,
  report: VerificationReport,
): Promise<void> {
  const { rows } = await sql<{ playerId: number; stored: string | null; computed: string | null }>`
    select player_id, t.sums as stored, n.sums as computed from (
      select player_id, array[chart_points, place0, place1, place2, place3, place4, place5, score_count, proved_count]::text as sums
      from platform_standings where platform_id = ${platformId}
    ) t full join (
      select player_id, array[sum(points), count(*) filter (where medal = 0), count(*) filter (where medal <= 1),
        count(*) filter (where medal = 2), count(*) filter (where medal = 3), count(*) filter (where medal = 4),
        count(*) filter (where medal = 5), count(*), count(*) filter (where proved)]::text as sums
      from platform_points where platform_id = ${platformId} group by player_id
    ) n using (player_id) where t.sums is distinct from n.sums order by player_id`.execute(
    snapshot,
  );
  for (const { playerId, stored, computed } of rows)
    compareRows(report, `platform ${platformId}, player ${playerId}`, {
      stored: stored === null ? undefined : { sums: stored },
      computed: computed === null ? undefined : { sums: computed },
    });
}
