import { sql } from 'kysely';
import { changeDays, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerChange } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { marksAround } from '../rankHistory/marksAround';
import { rankBetween, type Between } from '../rankHistory/rankBetween';
import { totalsAt } from '../rankHistory/standingsAt';

const dayLength = 86_400_000;

interface Request {
  id: number;
  now: Date;
  /** Whose ranks are compared. */
  boards: readonly PlayerBoard[];
}

type Row = Omit<PlayerChange, 'ranks'> & {
  ranks: (Between & { board: PlayerBoard })[] | null;
};

/**
 * How the totals of a player differ from those at the end of the day so many days ago, and what the ranks were then; null if the totals of
 * that day were not kept, or there are none now.
 */
export async function findPlayerChange(
  database: Database,
  { id, now, boards }: Request,
): Promise<PlayerChange | null> {
  const since = new Date(now.getTime() - changeDays * dayLength).toISOString().slice(0, 10);
  const day = sql`${since}::date`;
  const difference = (name: string) =>
    sql`${sql.ref(`t.${name}`)} - coalesce(${sql.ref(`k.${name}`)}, 0)`;
  const ranks = boards.map((board) => marksAround(board, day));
  const { rows } = await sql<Row>`
    select ${since}::text as since, ${difference('chart_points')} as points, ${difference('game_points')} as game_points,
      array[${difference('place0')}, ${difference('place1')}, ${difference('place2')}, ${difference('place3')}] as medals,
      ${difference('score_count')} as nb_score, ${difference('proved_count')} as nb_proved,
      (select json_agg(r) from (${ranks.length > 0 ? sql.join(ranks, sql` union all `) : sql`select where false`}) r) as ranks
    from player_totals t left join lateral (${totalsAt(day)}) k on true
    where t.player_id = ${id} and (k.day is not null or not exists (
      select from score_events e where e.player_id = t.player_id
        and e.at < (${day} + 1)::timestamp at time zone 'UTC'))`.execute(database);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    ranks: (row.ranks ?? []).map(({ board, ...between }) => ({ board, ...rankBetween(between) })),
  };
}
