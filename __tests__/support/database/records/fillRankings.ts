import { sql } from 'kysely';
import { pointsByRank } from '../../../../src/server/domains/records/formulas/chartPoints';
import { fillParts } from '../../../../src/server/domains/records/payments/fillParts';
import { payBadge } from '../../../../src/server/domains/records/payments/payBadge';
import { payGame } from '../../../../src/server/domains/records/payments/payGame';
import { writeSeriesCountries } from '../../../../src/server/domains/records/payments/standingCountries';
import { mendSeries } from '../../../../src/server/domains/records/payments/writeSeries';
import { payInTransaction } from '../../../../src/server/domains/records/platformPayments/payNextPlatforms';
import { keepBuckets } from '../../../../src/server/domains/records/places/keepBuckets';
import type { Database } from '../../../../src/server/platform/database/tables';

/** Pays the scores of some charts with as many scores each. */
export async function addPayments(
  connection: Database,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<void> {
  /** What the first ranks have together, from none to all that have points. */
  const sums = [0];
  for (const points of pointsByRank(size)) sums.push((sums.at(-1) ?? 0) + points);
  const sumOf = (ranks: string) =>
    sql`(${sql.val(sums)}::bigint[])[1 + least(${sql.raw(ranks)}, ${sums.length - 1}::int)]`;
  await sql`
    insert into score_points (chart_id, player_id, points, medal) select * from (
      select chart_id, player_id, (${sumOf('rank - 1 + tied')} - ${sumOf('rank - 1')}) / tied as points,
        case when rank = 1 and tied = 1 and ${size}::int > 1 then 0 when rank <= 5 then rank end as medal
      from (
        select chart_id, player_id, rank() over (partition by chart_id order by sort_key) as rank,
          count(*) over (partition by chart_id, sort_key) as tied
        from scores where chart_id between ${from} and ${to}
      ) s
    ) p where points > 0 or medal is not null order by 1, 2`.execute(connection);
}

/** How many players are summed up at once. */
const portion = 10_000;
const monthlyKinds = ['created', 'improved', 'corrected', 'proofAccepted'];

const placeColumns = [0, 1, 2, 3, 4, 5].map((place) => sql.ref(`place${place}`));
/** An only first place is a first place, too. */
const places = [[0], [0, 1], [2], [3], [4], [5]].map((medals) => sql.join(medals));

/** What players have in games, from scores and payments; without game points. */
const addStandings = async (connection: Database): Promise<unknown> =>
  sql`
    insert into game_standings (game_id, player_id, score_count, proved_count, last_score_at, chart_points, base_points,
      ${sql.join(placeColumns)}, country)
    select c.game_id, s.player_id, count(*), count(*) filter (where s.state = 'proved'), max(s.changed_at),
      coalesce(sum(p.points), 0), coalesce(sum(p.points) filter (where not g.dlc), 0),
      ${sql.join(places.map((medals) => sql`count(*) filter (where p.medal in (${medals}))`))},
      (select y.country from players y where y.id = s.player_id)
    from scores s join charts c on c.id = s.chart_id join chart_groups g on g.id = c.group_id
    left join score_points p on p.chart_id = s.chart_id and p.player_id = s.player_id group by 1, 2 order by 1, 2`.execute(
    connection,
  );

/** The counts of charts and games. */
async function writeCounts(connection: Database): Promise<void> {
  await sql`update charts c set (ranked_count, score_count, proved_count) = (n.ranked_count, n.score_count, n.proved_count)
    from chart_counts n where n.chart_id = c.id`.execute(connection);
  await sql`update games g set (chart_count, player_count, score_count, proved_count, last_score_at) = (
      (select count(*) from charts c where c.game_id = g.id), t.players, t.scores, t.proved, t.last_at)
    from (
      select game_id, count(*) as players, sum(score_count) as scores, sum(proved_count) as proved, max(last_score_at) as last_at
      from game_standings group by 1
    ) t where t.game_id = g.id`.execute(connection);
  await sql`update game_rankings set ranked_at = clock_timestamp()`.execute(connection);
}

/** What players have in all games, changed today. */
const addTotals = async (connection: Database, today: string): Promise<unknown> =>
  sql`
    insert into player_totals (player_id, chart_points, game_points, ${sql.join(placeColumns)}, cup0, cup1, cup2, cup3,
      score_count, proved_count, badge_points, badge_count, day, country)
    select t.player_id, sum(t.chart_points), sum(t.game_points), ${sql.join(placeColumns.map((place) => sql`sum(${place})`))},
      count(*) filter (where t.cup = 0), count(*) filter (where t.cup in (0, 1)), count(*) filter (where t.cup = 2),
      count(*) filter (where t.cup = 3), sum(t.score_count), sum(t.proved_count), coalesce(sum(b.value), 0), count(b.value),
      ${today}::date, p.country
    from game_standings t join players p on p.id = t.player_id
    left join player_badges b on b.game_id = t.game_id and b.player_id = t.player_id and b.lost_at is null
    group by t.player_id, p.country order by 1`.execute(connection);

/** What players have in parts of games, which were made with the groups. */
async function addParts(connection: Database): Promise<void> {
  await sql`update game_parts set filled_to = 0`.execute(connection);
  await fillParts({ database: connection }, { portion });
}

/** What players have in series. */
async function addSeries(connection: Database): Promise<void> {
  const rows = await connection.selectFrom('playerTotals').select('playerId').execute();
  for (let from = 0; from < rows.length; from += portion) {
    const players = rows.slice(from, from + portion).map(({ playerId }) => playerId);
    await mendSeries(connection, players);
    await writeSeriesCountries(connection, players);
  }
}

/** What players have on platforms. */
async function addPlatforms(connection: Database): Promise<void> {
  await sql`insert into platform_changes (chart_id) select id from charts order by id`.execute(
    connection,
  );
  while ((await payInTransaction(connection, { portion })) !== undefined);
}

/** What players posted in months. */
const addMonths = async (connection: Database): Promise<unknown> =>
  sql`
    insert into player_months (player_id, month, game_id, created, improved, corrected, accepted)
    select e.player_id, date_trunc('month', e.at, 'UTC') at time zone 'UTC', c.game_id,
      ${sql.join(monthlyKinds.map((kind) => sql`count(*) filter (where e.kind = ${kind})`))}
    from score_events e join charts c on c.id = e.chart_id
    where e.kind in (${sql.join(monthlyKinds)}) group by 1, 2, 3`.execute(connection);

/** Ranks the games and players whose scores are paid, as the workers would. */
export async function addRankings(
  connection: Database,
  { measured, now }: { measured: readonly number[]; now: Date },
): Promise<void> {
  await addStandings(connection);
  await sql`analyze game_standings, players, users`.execute(connection);
  await writeCounts(connection);
  const games = await connection.selectFrom('games').select('id').orderBy('id').execute();
  for (const { id } of games) {
    await payGame(connection, id, { deltas: new Map(), largeTie: Infinity });
    await payBadge(connection, id, { deltas: new Map(), now });
  }
  await addTotals(connection, now.toISOString().slice(0, 10));
  await addParts(connection);
  await addSeries(connection);
  await addPlatforms(connection);
  await addMonths(connection);
  for (const chart of measured) await keepBuckets(connection, chart);
}
