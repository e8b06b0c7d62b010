import { sql, type RawBuilder } from 'kysely';
import { RequestError } from '../../../platform/errors/requestError';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, type PlayerRow } from '../players/playerRows';
import { placeBefore } from './placeBefore';
import {
  columnsOf,
  comparedColumns,
  markedGame,
  orderOf,
  reverseOrderOf,
  standingsOf,
  type cups,
  type medals,
  type Ranking,
} from './rankings';
import type { StandingPage } from './standingQuery';

type Counts = Record<(typeof medals)[number] | (typeof cups)[number], number>;

export interface StandingRow extends PlayerRow, Counts {
  chartPoints: number;
  gamePoints: number;
  scoreCount: number;
  provedCount: number;
  /** What the ranking compares. */
  counts: number[];
}

/** What is known of a ranking at the moment of its page. */
export interface RankingCounts {
  /** How many players the ranking has. */
  total: number;
  /** How many players are better than the first one of the page. */
  better: number;
  /** How many stand before the first one. */
  before: number;
  /** Set if the two are counted from marks: when these were made. */
  countedAt: string | null;
}

interface PageRequest {
  ranking: Ranking;
  page: StandingPage;
  /** The member who is in the middle of the page; undefined for any other page. */
  userId: number | undefined;
}

/** The row o behind which a page starts. */
function cursorRow({ board }: Ranking, { counts, id }: NonNullable<StandingPage['after']>) {
  const columns = comparedColumns[board];
  if (counts.length !== columns.length) throw new RequestError(400, 'badCursor');
  const values = columns.map(
    (column, index) => sql`${counts[index]}::bigint as ${sql.ref(column)}`,
  );
  return sql`select ${sql.join(values)}, ${id}::int as player_id`;
}

/** The row o with which the page around a member starts: half a page before the member. */
function rowAround(ranking: Ranking, userId: number, size: number): RawBuilder<unknown> {
  const all = standingsOf(ranking);
  const [own, columns] = [columnsOf(ranking, 'w'), columnsOf(ranking, 't')];
  const reverse = reverseOrderOf(ranking);
  const rows = Math.floor((size - 1) / 2) + 1;
  return sql`select t.* from (
      select t.* from ${all} and t.player_id = (select id from players where user_id = ${userId})
    ) w cross join lateral (
      select t.* from (
        (select t.* from ${all} and row(${columns}) = row(${own}) and t.player_id <= w.player_id
          order by t.player_id desc limit ${rows})
        union all (select t.* from ${all} and row(${columns}) > row(${own}) order by ${reverse} limit ${rows})
      ) t order by ${reverse} limit ${rows}
    ) t order by ${orderOf(ranking)} limit 1`;
}

/** The rows t of a page and one more. Equals of the first row are a range of their own: a tie may be very large. */
function rowsOf({ ranking, page, userId }: PageRequest): RawBuilder<unknown> {
  const all = standingsOf(ranking);
  const order = orderOf(ranking);
  const size = page.size + 1;
  if (!page.after && userId === undefined) return sql`${all} order by ${order} limit ${size}`;
  const start = page.after
    ? cursorRow(ranking, page.after)
    : rowAround(ranking, userId ?? 0, page.size);
  const [columns, first] = [columnsOf(ranking, 't'), columnsOf(ranking, 'o')];
  return sql`(${start}) o cross join lateral (
    select t.* from (
      (select t.* from ${all} and row(${columns}) = row(${first})
        and t.player_id ${page.after ? sql`>` : sql`>=`} o.player_id order by t.player_id limit ${size})
      union all (select t.* from ${all} and row(${columns}) < row(${first}) order by ${order} limit ${size})
    ) t order by ${order} limit ${size}
  ) t`;
}

/**
 * The players of a page, read from the index of the ranking. Rows and counts are of the same moment: that of the statement. The number of
 * players of all games is that of the marks, if there are any.
 */
export async function findStandingPage(
  database: Database,
  request: PageRequest,
): Promise<{ counts: RankingCounts; rows: StandingRow[] }> {
  const { ranking, page, userId } = request;
  const marked = sql`marked_rankings where game_id = ${markedGame(ranking)}::int and board = ${ranking.board}`;
  const total =
    ranking.gameId === undefined
      ? sql`coalesce((select total from ${marked}), (select count(*) from ${standingsOf(ranking)}))`
      : sql`(select player_count from games where id = ${ranking.gameId})`;
  const isFirst = !page.after && userId === undefined;
  const place = isFirst
    ? sql`select 0 as better, 0 as before, false as by_marks`
    : placeBefore(ranking);
  const { rows } = await sql<RankingCounts & (StandingRow | { playerId: null })>`
    with page as materialized (
      select t.*, row_number() over (order by ${orderOf(ranking)}) as position from (
        select t.* from ${rowsOf(request)}
      ) t
    ), first as (select * from page where position = 1), place as materialized (${place})
    select n.*, t.*, array[${columnsOf(ranking, 't')}]::bigint[] as counts, ${playerColumns}
    from (
      select ${total} as total, coalesce(b.better, 0) as better, coalesce(b.before, 0) as before,
        case when b.by_marks then (select marked_at from ${marked}) end as counted_at
      from (select) one left join place b on true
    ) n
    left join page t on true left join players p on p.id = t.player_id left join users u on u.id = p.user_id
    order by t.position`.execute(database);
  const [counts = { total: 0, better: 0, before: 0, countedAt: null }] = rows;
  return { counts, rows: rows.filter((row) => row.playerId !== null) };
}
