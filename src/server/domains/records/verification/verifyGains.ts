import { sql } from 'kysely';
import { rankingWindows, type RankingWindow } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

/** What is kept with points, by the columns of totals. */
const withPoints = {
  chartPoints: 'points',
  gamePoints: 'game_points',
  scoreCount: 'scores',
  provedCount: 'proved',
} as const;
/** What has rows of its own. */
const awards = [
  'place0',
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
  'cup0',
  'cup1',
  'cup2',
  'cup3',
  'provedCount',
  'badgePoints',
  'badgeCount',
] as const;

type Counts = Partial<Record<keyof typeof withPoints | (typeof awards)[number], number | null>>;
type GainRow = Counts & {
  playerId: number;
  kind: string;
  window: RankingWindow;
  since: string;
  country: string | null;
};
type DayRow = Counts & { playerId: number; day: string | null; country: string | null };

async function readGains(snapshot: Database, ids: readonly number[]): Promise<GainRow[]> {
  const ofPlayers = sql`g.player_id = any(${sql.val(ids)}::int[])`;
  const points = rankingWindows.map((window) => {
    const column = (name: string) => sql.ref(`g.${window}${name}`);
    const counts = Object.values(withPoints).map((name) => column(`_${name}`));
    return sql`select g.player_id, ${window}::text as "window", ${column('')}::text as since, g.country,
      ${sql.join(counts)} from player_gains g where ${ofPlayers}`;
  });
  const names = Object.keys(withPoints).map((name) => sql.ref(name));
  const { rows } = await sql<GainRow>`
    select 'points' as kind, g.* from (${sql.join(points, sql` union all `)})
      g (player_id, "window", since, country, ${sql.join(names)})`.execute(snapshot);
  const { rows: rest } = await sql<GainRow>`
    select 'awards' as kind, g.player_id, g.span as "window", g.since::text as since, g.country,
      ${sql.join(awards.map((name) => sql.ref(`g.${name}`)))}
    from player_award_gains g where ${ofPlayers}`.execute(snapshot);
  return [...rows, ...rest];
}

/** What players had at the ends of days, the latest first; the totals are of the day on which they changed last. */
async function readDays(snapshot: Database, ids: readonly number[]): Promise<DayRow[]> {
  const names = [...Object.keys(withPoints), ...awards.filter((name) => name !== 'provedCount')];
  const columns = sql.join(['playerId', ...names].map((name) => sql.ref(name)));
  const { rows } = await sql<DayRow>`
    select ${columns}, day::text as day, country, 0 as place
    from player_totals where player_id = any(${sql.val(ids)}::int[])
    union all select ${columns}, day::text, null, 1
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

/** When a window began that has a day. */
function startOf(window: RankingWindow, day: string): string {
  if (window !== 'week')
    return window === 'year' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 7)}-01`;
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const kinds: Record<string, readonly (keyof Counts)[]> = {
  points: ['chartPoints', 'gamePoints', 'scoreCount', 'provedCount'],
  awards,
};

/** What was gained since a day, by what the player had before it: of what is known of that day. */
function computeGains(names: readonly (keyof Counts)[], now: DayRow, base: DayRow | undefined) {
  const known = names.flatMap((name) => {
    const had = base ? base[name] : 0;
    return typeof had === 'number' ? [[name, (now[name] ?? 0) - had] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Verifies what some players gained in their windows by their totals and daily rows, where these tell it. */
export async function verifyGains(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const days = new Map<number, DayRow[]>();
  for (const row of await readDays(snapshot, ids))
    days.set(row.playerId, [...(days.get(row.playerId) ?? []), row]);
  const posts = await readFirstPosts(snapshot, ids);
  const gains = new Map(
    (await readGains(snapshot, ids)).map((row) => [
      nameOf(row.playerId, row.window, row.kind),
      row,
    ]),
  );
  for (const [playerId, [now, ...before]] of days)
    for (const window of rankingWindows)
      for (const [kind, names] of Object.entries(kinds)) {
        if (!now || now.day === null) continue;
        const name = nameOf(playerId, window, kind);
        const stored = gains.get(name);
        const since = stored?.since ?? startOf(window, now.day);
        const base = before.find(({ day }) => day !== null && day < since);
        const isKnown = base !== undefined || (posts.get(playerId) ?? since) >= since;
        if (now.day < since || !isKnown) continue;
        const nothing = Object.fromEntries(names.map((column) => [column, 0]));
        compareRows(report, `${name} since ${since}`, {
          stored: stored ?? { ...nothing, country: now.country },
          computed: { ...computeGains(names, now, base), country: now.country },
        });
      }
}

const nameOf = (playerId: number, window: RankingWindow, kind: string) =>
  `player ${playerId}, ${kind} gained in the ${window}`;
