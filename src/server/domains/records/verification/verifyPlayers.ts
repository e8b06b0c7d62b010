import { sql, type RawBuilder } from 'kysely';
import { postedKinds } from '../../../platform/database/postedKinds';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { Database } from '../../../platform/database/tables';
import { verifyGains } from './verifyGains';
import { verifyMonths } from './verifyMonths';
import { compareRows, type VerificationReport } from './verificationReport';
import { verifySeries } from './verifySeries';

const summed = [
  'chartPoints',
  'gamePoints',
  'place0',
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
] as const;
const counted = ['scoreCount', 'provedCount', 'disabledCount'] as const;
const cups = ['cup0', 'cup1', 'cup2', 'cup3'] as const;

type Totals = Record<
  | (typeof summed)[number]
  | (typeof counted)[number]
  | (typeof cups)[number]
  | 'badgePoints'
  | 'badgeCount',
  number
>;

type StandingRow = Record<(typeof summed)[number] | (typeof counted)[number], number> & {
  playerId: number;
  cup: number | null;
  /** Of the game. */
  ranked: boolean;
};

const noTotals = (): Totals => ({
  chartPoints: 0,
  gamePoints: 0,
  place0: 0,
  place1: 0,
  place2: 0,
  place3: 0,
  place4: 0,
  place5: 0,
  cup0: 0,
  cup1: 0,
  cup2: 0,
  cup3: 0,
  scoreCount: 0,
  provedCount: 0,
  disabledCount: 0,
  badgePoints: 0,
  badgeCount: 0,
});

async function readStandings(snapshot: Database, ids: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select t.*, g.ranked from game_standings t join games g on g.id = t.game_id
    where t.player_id = any(${sql.val(ids)}::int[])`.execute(snapshot);
  return rows;
}

function add(totals: Totals, standing: StandingRow): void {
  for (const name of counted) totals[name] += standing[name];
  if (!standing.ranked) return;
  for (const name of summed) totals[name] += standing[name];
  if (standing.cup === 0) totals.cup0 += 1;
  if (standing.cup === 0 || standing.cup === 1) totals.cup1 += 1;
  if (standing.cup === 2) totals.cup2 += 1;
  if (standing.cup === 3) totals.cup3 += 1;
}

async function readBadges(snapshot: Database, ids: readonly number[]) {
  return snapshot
    .selectFrom('playerBadges')
    .select(['playerId', 'value'])
    .where('playerId', 'in', ids)
    .where('lostAt', 'is', null)
    .execute();
}

async function readTotals(snapshot: Database, ids: readonly number[]) {
  const rows = await snapshot
    .selectFrom('playerTotals')
    .selectAll()
    .where('playerId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** The daily rows of some players with what they say of the values posted on the day, and what the events do. */
async function readDays(snapshot: Database, ids: readonly number[]) {
  const { rows } = await sql<{ playerId: number; day: string; stored: number; computed: number }>`
    select d.player_id, d.day, d.posts as stored, coalesce(n.posts, 0)::int as computed
    from player_days d left join (
      select player_id, (at at time zone 'UTC')::date as day, count(*) as posts from score_events
      where player_id = any(${sql.val(ids)}::int[]) and kind in ${postedKinds} group by 1, 2
    ) n using (player_id, day)
    where player_id = any(${sql.val(ids)}::int[]) order by player_id, day`.execute(snapshot);
  return rows;
}

/** Players whose totals or standings are in another country, unless a worker moves them soon. */
async function findWrongCountries(snapshot: Database, ids: readonly number[]) {
  const { rows } = await sql<{ what: string; stored: string | null; computed: string | null }>`
    select t.what, t.country as stored, p.country as computed from players p join (
      select player_id, 'totals of player ' || player_id as what, country from player_totals
      union all select player_id, 'series ' || series_id || ', player ' || player_id, country from series_standings
      union all select t.player_id, 'game ' || t.game_id || ', player ' || t.player_id, t.country
        from game_standings t
    ) t on t.player_id = p.id
    where t.player_id = any(${sql.val(ids)}::int[]) and t.country is distinct from p.country
      and not exists (select from country_changes c where c.player_id = p.id)
      and (t.what like 'totals%' or not exists (select from game_rankings where countries_to is not null))
    order by t.what`.execute(snapshot);
  return rows;
}

/** The rows that the list of players has of some players, and what the standings, accounts and players say. */
async function readListings(snapshot: Database, ids: readonly number[]) {
  type Facts = { facts: string | null };
  const read = async (query: RawBuilder<{ id: number } & Facts>) => {
    const { rows } = await query.execute(snapshot);
    return new Map(rows.map(({ id, facts }) => [id, { facts }]));
  };
  const stored = await read(sql`
    select player_id as id, json_build_array(user_id, name, country, game_count, last_score_at)::text as facts
    from player_listings where player_id = any(${sql.val(ids)}::int[])`);
  const computed = await read(sql`
    select p.id, json_build_array(u.id, lower(u.username), p.country, count(*), max(t.last_score_at))::text as facts
    from players p join users u on u.id = p.user_id join game_standings t on t.player_id = p.id and t.score_count > 0
    where p.id = any(${sql.val(ids)}::int[]) group by p.id, u.id`);
  return { stored, computed };
}

/** Players who rank although they must not, or the other way round. A deleted account may have been disabled before. */
async function findWrongRankings(snapshot: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; ranked: boolean }>`
    select p.id, p.ranked from players p left join users u on u.id = p.user_id
    where p.id = any(${sql.val(ids)}::int[])
      and p.ranked <> (p.unranked_at is null and not ${accountIsOut('u')}) and (p.ranked or p.user_id is not null) order by p.id`.execute(
    snapshot,
  );
  return rows;
}

/** Verifies the totals of some players by their standings in the games and their badges, which they are the sums of at every moment, and their daily rows. */
export async function verifyPlayers(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const computed = new Map(ids.map((id) => [id, noTotals()]));
  for (const standing of await readStandings(snapshot, ids)) {
    const totals = computed.get(standing.playerId);
    if (totals) add(totals, standing);
  }
  for (const { playerId, value } of await readBadges(snapshot, ids)) {
    const totals = computed.get(playerId);
    if (!totals) continue;
    totals.badgePoints += value;
    totals.badgeCount += 1;
  }
  const stored = await readTotals(snapshot, ids);
  // A player without scores may have no row yet.
  for (const [id, totals] of computed)
    compareRows(report, `player ${id}`, { stored: stored.get(id) ?? noTotals(), computed: totals });
  await verifyGains(snapshot, ids, report);
  await verifySeries(snapshot, ids, report);
  await verifyMonths(snapshot, ids, report);
  for (const { what, stored: country, computed: due } of await findWrongCountries(snapshot, ids))
    compareRows(report, what, {
      stored: { country },
      computed: { country: due },
    });
  const listings = await readListings(snapshot, ids);
  const none = { facts: null };
  for (const id of ids)
    compareRows(report, `player ${id} in the list`, {
      stored: listings.stored.get(id) ?? none,
      computed: listings.computed.get(id) ?? none,
    });
  for (const { id, ranked } of await findWrongRankings(snapshot, ids))
    report.difference(`player ${id}: ranked is ${ranked}`);
  for (const { playerId, day, stored: posts, computed: counted } of await readDays(snapshot, ids))
    compareRows(report, `player ${playerId}, day ${day}`, {
      stored: { posts },
      computed: { posts: counted },
    });
}
