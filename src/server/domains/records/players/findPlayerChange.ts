import { sql } from 'kysely';
import { changeDays } from '../../../../contract/records/rankingBoards';
import type { PlayerChange } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';

const dayLength = 86_400_000;

/** How the totals of a player differ from those at the end of the day so many days ago; null if these were not kept, or there are none. */
export async function findPlayerChange(
  database: Database,
  { id, now }: { id: number; now: Date },
): Promise<PlayerChange | null> {
  const since = new Date(now.getTime() - changeDays * dayLength).toISOString().slice(0, 10);
  const kept = sql`k.day, k.chart_points, k.game_points, k.place0, k.place1, k.place2, k.place3, k.score_count`;
  const difference = (name: string) =>
    sql`${sql.ref(`t.${name}`)} - coalesce(${sql.ref(`k.${name}`)}, 0)`;
  const { rows } = await sql<PlayerChange>`
    select ${since}::text as since, ${difference('chart_points')} as points, ${difference('game_points')} as game_points,
      array[${difference('place0')}, ${difference('place1')}, ${difference('place2')}, ${difference('place3')}] as medals,
      ${difference('score_count')} as nb_score
    from player_totals t left join lateral (
      select ${kept} from (select t.*) k where k.day <= ${since}::date
      union all (select ${kept} from player_days k where k.player_id = t.player_id and k.day <= ${since}::date
        order by k.day desc limit 1)
      order by day desc limit 1
    ) k on true
    where t.player_id = ${id} and (k.day is not null or not exists (
      select from score_events e where e.player_id = t.player_id
        and e.at < (${since}::date + 1)::timestamp at time zone 'UTC'))`.execute(database);
  return rows[0] ?? null;
}
