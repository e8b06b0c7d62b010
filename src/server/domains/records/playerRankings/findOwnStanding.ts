import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { playerColumns } from '../players/playerRows';
import { markedOf, totalOf, type RankingCounts, type StandingRow } from './findStandingPage';
import { placeBefore } from './placeBefore';
import { columnsOf, reverseOrderOf, standingsOf, type Ranking } from './rankings';

export interface OwnStandingRow
  extends StandingRow, Pick<RankingCounts, 'total' | 'better' | 'countedAt'> {
  /** What the ranking compares of the next better player; null for the best. */
  nextCounts: number[] | null;
}

/** The standing of a member at its place, and what the next better one has; undefined without a place. */
export async function findOwnStanding(
  database: Database,
  ranking: Ranking,
  userId: number,
): Promise<OwnStandingRow | undefined> {
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
      (select ${next} from first f) as next_counts
    from first t cross join place b
    left join players p on p.id = t.player_id left join users u on u.id = p.user_id`.execute(
    database,
  );
  return rows[0];
}
