import { sql } from 'kysely';
import { mendGains } from '../../domains/records/mending/mendTotals';
import { rankInTransaction } from '../../domains/records/payments/payNextGame';
import { payPlayersAfter } from '../../domains/records/platformPayments/payNextPlatforms';
import { postedKinds } from '../../platform/database/postedKinds';
import type { Database } from '../../platform/database/tables';
import type { Catalogue } from './seedCatalogue';

/** How long before the last score everything is ranked for the first time: long enough for "in 30 days". */
const pastDays = 35;

async function rankAll(
  database: Database,
  games: number,
  { at, onGame }: { at: Date; onGame?: () => void },
): Promise<void> {
  const portion = { changes: 100_000, charts: 1000 };
  // One game each time.
  for (let ranked = 0; ranked < games; ranked += 1) {
    await rankInTransaction(database, at, { portion, rest: 0 });
    onGame?.();
  }
}

/** Lets reigns begin with the score that the holder posted last, instead of the moment of the ranking, and end when the next one begins. */
async function backdateBadges(database: Database): Promise<void> {
  await sql`
    update player_badges b set won_at = n.at from (
      select x.id, max(s.posted_at) as at from player_badges x
      join charts c on c.game_id = x.game_id
      join scores s on s.chart_id = c.id and s.player_id = x.player_id and s.posted_at <= x.won_at
      group by x.id
    ) n where n.id = b.id`.execute(database);
  await sql`
    update player_badges b set lost_at = n.at from (
      select x.id, min(y.won_at) as at from player_badges x
      join player_badges y on y.game_id = x.game_id and y.won_at > x.won_at
      where x.lost_at is not null group by x.id
    ) n where n.id = b.id`.execute(database);
}

/**
 * Invents what players had on the earlier days on which they posted: of each total at the first ranking the share that they had of their
 * scores.
 */
async function inventDays(database: Database, past: Date): Promise<void> {
  const share = (name: string) =>
    sql`t.${sql.ref(name)} * least(k.added, t.score_count) / t.score_count`;
  // Without `offset 0` the days would be counted again for each player.
  await sql`
    with posted as materialized (
      select player_id, (at at time zone 'UTC')::date as day, count(*) as posts,
        count(*) filter (where kind = 'created') as added
      from score_events where kind in ${postedKinds} and at < ${past}::date group by 1, 2
    ), known as materialized (
      select player_id, day, posts, sum(added) over (partition by player_id order by day) as added from posted
    )
    insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count, proved_count, posts)
    select k.player_id, k.day, ${share('chart_points')}, ${share('game_points')}, ${share('place0')}, ${share('place1')},
      ${share('place2')}, ${share('place3')}, least(k.added, t.score_count), ${share('proved_count')}, k.posts
    from known k cross join lateral (
      select * from player_totals where player_id = k.player_id offset 0) t
    where t.score_count > 0 and k.day < t.day`.execute(database);
  // The first ranking found nothing before it, and counted everything as gained since the beginning of the year.
  const players = await database.selectFrom('playerTotals').select('playerId').execute();
  await mendGains(
    database,
    players.map(({ playerId }) => playerId),
  );
}

/** Lets platforms follow, chart by chart instead of by their changes, of which the ranking has left many. */
async function payPlatforms(database: Database): Promise<void> {
  await sql`delete from platform_changes`.execute(database);
  const charts = await database.selectFrom('charts').select('id').orderBy('id').execute();
  for (const { id } of charts) await payPlayersAfter(database, id, { after: 0, portion: 100_000 });
}

/**
 * Ranks everything, so that the first visitor sees finished boards: first without the scores of the last weeks, so that players have a past
 * to be compared with, and then all of them.
 * @param at The time of the last score: the day for which the totals of players are kept.
 */
export async function seedRanking(
  database: Database,
  { games }: Pick<Catalogue, 'games'>,
  { at, onGame }: { at: Date; onGame: () => void },
): Promise<void> {
  const past = new Date(at.getTime() - pastDays * 86_400_000);
  // Without those that are due: players get no mail about the sample.
  const { rows } = await sql<{ id: number }>`
    update scores set ranked = false, restores_to = state, state = 'withdrawn'
    where ranked and due_at is null and posted_at > ${past} returning id`.execute(database);
  await rankAll(database, games.size, { at: past });
  await inventDays(database, past);
  await sql`
    update scores set ranked = true, state = restores_to, restores_to = null
    where id = any(${sql.val(rows.map(({ id }) => id))}::int[])`.execute(database);
  // Games rest for as long as ranking them took.
  await sql`update game_rankings set not_before = now()`.execute(database);
  await rankAll(database, games.size, { at, onGame });
  await backdateBadges(database);
  await payPlatforms(database);
}
