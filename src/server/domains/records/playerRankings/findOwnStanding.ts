import { sql } from 'kysely';
import { changeDays } from '../../../../contract/records/rankingBoards';
import type { StandingChange } from '../../../../contract/schemas/standings';
import type { Database } from '../../../platform/database/tables';
import { playerColumns } from '../players/playerRows';
import { markedOf, totalOf, type RankingCounts, type StandingRow } from './findStandingPage';
import { placeBefore } from './placeBefore';
import { columnsOf, reverseOrderOf, standingsOf, type Ranking } from './rankings';

export interface OwnStandingRow
  extends StandingRow, Pick<RankingCounts, 'total' | 'better' | 'countedAt'> {
  /** What the ranking compares of the next better player; null for the best. */
  nextCounts: number[] | null;
  /** In the ranking of all games; null while nothing is kept of the player’s past. */
  change: StandingChange | null;
}

/**
 * What changed since the end of the day `since.day`. A player without a kept day before it had nothing, unless there were scores already: then
 * the past was not kept. Days keep totals of all games only.
 */
const change = sql`
  case when past.day is not null or t.day > since.day and not exists (
    select from score_events e where e.player_id = t.player_id and e.at < (since.day + 1)::timestamp at time zone 'UTC'
  ) then json_build_object(
    'since', since.day,
    'points', t.chart_points - coalesce(past.chart_points, 0),
    'gamePoints', t.game_points - coalesce(past.game_points, 0),
    'medals', json_build_array(t.place0 - coalesce(past.place0, 0), t.place1 - coalesce(past.place1, 0),
      t.place2 - coalesce(past.place2, 0), t.place3 - coalesce(past.place3, 0)),
    'nbProved', t.proved_count - coalesce(past.proved_count, 0)) end`;

/** The totals at the end of that day: those of now if they have not changed since. */
const past = sql`
  cross join lateral (select (now() at time zone 'UTC')::date - ${changeDays}::int as day) since
  left join lateral (
    (select o.day, o.chart_points, o.game_points, o.place0, o.place1, o.place2, o.place3, o.proved_count
      from first o where o.day <= since.day)
    union all
    (select d.day, d.chart_points, d.game_points, d.place0, d.place1, d.place2, d.place3, d.proved_count
      from player_days d where d.player_id = t.player_id and t.day > since.day and d.day <= since.day
      order by d.day desc limit 1)
  ) past on true`;

/** The standing of a member at its place, and what the next better one has; undefined without a place. */
export async function findOwnStanding(
  database: Database,
  ranking: Ranking,
  userId: number,
): Promise<OwnStandingRow | undefined> {
  const ofAll = ranking.gameId === undefined;
  const next = sql`(
    select array[${columnsOf(ranking, 't')}]::bigint[] from (
      select ${columnsOf(ranking, 't')} from ${standingsOf(ranking)} and row(${columnsOf(ranking, 't')}) > row(${columnsOf(ranking, 'f')})
      order by ${reverseOrderOf(ranking)} limit 1
    ) t)`;
  const { rows } = await sql<OwnStandingRow>`
    with first as materialized (
      select t.* from ${standingsOf(ranking)} and t.player_id = (select id from players where user_id = ${userId})
    ), place as materialized (${placeBefore(ranking)})
    select t.*, array[${columnsOf(ranking, 't')}]::bigint[] as counts, ${playerColumns},
      ${totalOf(ranking)} as total, b.better,
      case when b.by_marks then (select marked_at from ${markedOf(ranking)}) end as counted_at,
      (select ${next} from first f) as next_counts, ${ofAll ? change : sql`null`} as change
    from first t cross join place b ${ofAll ? past : sql``}
    left join players p on p.id = t.player_id left join users u on u.id = p.user_id`.execute(
    database,
  );
  return rows[0];
}
