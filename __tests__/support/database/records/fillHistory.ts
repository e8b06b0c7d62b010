import { sql } from 'kysely';
import { cups, medals } from '../../../../src/server/domains/records/playerRankings/rankings';
import { keepRankingDays } from '../../../../src/server/domains/records/rankHistory/keepRankingDays';
import type { Database } from '../../../../src/server/platform/database/tables';
import { measuredPlayer, regulars } from './fillScores';

/** The part of what a player has now that the player had some days ago. */
const shares = [
  { days: 400, share: 0.5 },
  { days: 50, share: 0.9 },
  { days: 9, share: 0.97 },
];
/** Days for which the rankings were kept, and days of the regulars. */
const [keptDays, playedDays] = [40, 365];

const sums = ['chart_points', 'game_points', ...medals, ...cups, 'proved_count'].map((name) =>
  sql.ref(name),
);
const counts = [sql.ref('score_count')];

/** What players had on earlier days: all on some, the regulars on each day of a year. */
async function addDays(database: Database, today: string): Promise<void> {
  const columns = sql.join([...sums, ...counts]);
  const shared = sql.join([...sums.map((sum) => sql`floor(${sum} * share)`), ...counts]);
  const days = sql.join(
    shares.map(({ days: ago, share }) => sql`(${today}::date - ${ago}::int, ${share}::float8)`),
  );
  await sql`
    insert into player_days (player_id, day, ${columns}, posts)
    select t.player_id, d.day, ${shared}, 0 from player_totals t, (values ${days}) d (day, share) where t.day = ${today}::date
    union all select t.player_id, ${today}::date - ago, ${shared}, 0
    from player_totals t, generate_series(1, ${playedDays}::int) ago, lateral (select 1 - ago / 1000.0 as share) s
    where t.day = ${today}::date and t.player_id <= ${regulars} order by 1, 2
    on conflict do nothing`.execute(database);
}

/** What players gained since the windows began, by the days. */
async function addGains(database: Database): Promise<void> {
  for (const gains of ['player_gains', 'player_award_gains'])
    await sql`truncate ${sql.table(gains)}`.execute(database);
  await sql`select rebuild_player_gains(array(select player_id from player_totals))`.execute(
    database,
  );
}

/** The ranks of yesterday, and the same for the days before. */
async function addRankingDays(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await sql`insert into ranking_days (day, kept_at)
    select ${yesterday}::date - n, ${now}::timestamptz from generate_series(1, ${keptDays}::int) n`.execute(
    database,
  );
  await keepRankingDays({ database, clock: () => now });
  await sql`insert into ranking_day_marks (day, board, total, better, counts, leaders)
    select d.day, m.board, m.total, m.better, m.counts, m.leaders
    from ranking_days d, ranking_day_marks m where m.day = ${yesterday}::date and d.day < m.day`.execute(
    database,
  );
}

/** Badges that the measured player and two others held before. */
const addLostBadges = async (database: Database): Promise<unknown> =>
  sql`insert into player_badges (game_id, player_id, value, won_at, lost_at)
    select t.game_id, p.id, 100, timestamptz '2020-06-01' + t.game_id * interval '1 hour', '2020-12-01'
    from game_standings t, unnest(array[1, 2, ${measuredPlayer}::int]) p (id) where t.player_id = ${measuredPlayer}`.execute(
    database,
  );

/** Adds to ranked records what a site of some years has: days, gains, kept ranks and badges of the past. */
export async function fillHistory(database: Database, now: Date): Promise<void> {
  await addDays(database, now.toISOString().slice(0, 10));
  await sql`analyze player_days`.execute(database);
  await addGains(database);
  await addRankingDays(database, now);
  await addLostBadges(database);
}
