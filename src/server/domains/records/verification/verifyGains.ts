import { sql } from 'kysely';
import { rankingWindows, type RankingWindow } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

interface GainRow {
  playerId: number;
  window: RankingWindow;
  since: string;
  points: number;
  scores: number;
  proved: number;
}

interface DayRow {
  playerId: number;
  day: string | null;
  points: number;
  scores: number;
  proved: number;
}

async function readGains(snapshot: Database, ids: readonly number[]): Promise<GainRow[]> {
  const ofWindow = rankingWindows.map((window) => {
    const column = (name: string) => sql.ref(`g.${window}${name}`);
    return sql`select g.player_id, ${window}::text as "window", ${column('')}::text as since, ${column('_points')} as points,
      ${column('_scores')} as scores, ${column('_proved')} as proved
      from player_gains g where g.player_id = any(${sql.val(ids)}::int[])`;
  });
  const { rows } = await sql<GainRow>`${sql.join(ofWindow, sql` union all `)}`.execute(snapshot);
  return rows;
}

/** What players had at the ends of days, the latest first; the totals are of the day on which they changed last. */
async function readDays(snapshot: Database, ids: readonly number[]): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select player_id, day::text as day, chart_points as points, score_count as scores, proved_count as proved, 0 as place
    from player_totals where player_id = any(${sql.val(ids)}::int[])
    union all select player_id, day::text, chart_points, score_count, proved_count, 1
    from player_days where player_id = any(${sql.val(ids)}::int[]) order by day desc nulls last, place`.execute(
    snapshot,
  );
  return rows;
}

/** When players posted first: what they had before is not known without a daily row. */
async function readFirstPosts(snapshot: Database, ids: readonly number[]) {
  const { rows } = await sql<{ playerId: number; first: string }>`
    select player_id, (min(at) at time zone 'UTC')::date::text as first from score_events
    where player_id = any(${sql.val(ids)}::int[]) group by 1`.execute(snapshot);
  return new Map(rows.map(({ playerId, first }) => [playerId, first]));
}

/** Verifies what some players gained in their windows by their totals and daily rows, where these tell it. */
export async function verifyGains(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const days = await readDays(snapshot, ids);
  const posts = await readFirstPosts(snapshot, ids);
  for (const { playerId, window, since, ...stored } of await readGains(snapshot, ids)) {
    const [now, ...before] = days.filter((day) => day.playerId === playerId);
    const base = before.find(({ day }) => day !== null && day < since);
    const isKnown = base !== undefined || (posts.get(playerId) ?? since) >= since;
    if (!now || now.day === null || now.day < since || !isKnown) continue;
    compareRows(report, `player ${playerId}, gained since the ${window} of ${since}`, {
      stored,
      computed: {
        points: now.points - (base?.points ?? 0),
        scores: now.scores - (base?.scores ?? 0),
        proved: now.proved - (base?.proved ?? 0),
      },
    });
  }
}
