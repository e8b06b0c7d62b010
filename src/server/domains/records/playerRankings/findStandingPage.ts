import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, type PlayerRow } from '../players/playerRows';
import { cursorRow, placeAt, rowAround, rowsAtPlace, targetRow } from './pageStart';
import { placeBefore } from './placeBefore';
import {
  columnsOf,
  isMarkOf,
  orderOf,
  standingsOf,
  type cups,
  type medals,
  type Ranking,
} from './rankings';
import type { StandingPage } from './standingQuery';
import { positionOf, rowsBehind, rowsInFront } from './standingRows';

type Counts = Record<(typeof medals)[number] | (typeof cups)[number], number>;

export interface StandingRow extends PlayerRow, Counts {
  chartPoints: number;
  gamePoints: number;
  scoreCount: number;
  provedCount: number;
  /** In rankings of all games. */
  badgePoints: number;
  badgeCount: number;
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
  /** Whether players stand behind the last one. */
  hasNext: boolean;
  /** The id of the player whom the page is around; null if it is around nobody. */
  around: number | null;
}

export interface PageRequest {
  ranking: Ranking;
  page: StandingPage;
  /** The member whom the page is for; undefined for one that is the same for everyone. */
  userId: number | undefined;
}

/** The rows t of a page; `target` and `place_at` are queries of these names. */
function rowsOf({ ranking, page }: PageRequest, isAround: boolean): RawBuilder<unknown> {
  const { after, before, rank, size: limit } = page;
  if (before)
    return sql`(${cursorRow(ranking, before)}) o cross join lateral (${rowsInFront(ranking, 'o', { limit })}) t`;
  const from = (start: RawBuilder<unknown>, inclusive: boolean) =>
    sql`(${start}) o cross join lateral (${rowsBehind(ranking, 'o', { limit, inclusive })}) t`;
  if (after) return from(cursorRow(ranking, after), false);
  if (rank) return sql`(${rowsAtPlace(ranking, limit)}) t`;
  if (isAround) return from(rowAround(ranking, limit), true);
  return sql`${standingsOf(ranking)} order by ${orderOf(ranking)} limit ${limit}`;
}

/** When the marks of a ranking were made, and how many players it had. */
export const markedOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`marked_rankings where ${isMarkOf(ranking)}`;

/** How many players a ranking has. Of all games, and of a country, it is the number of the marks, if there are any. */
export function totalOf(ranking: Ranking): RawBuilder<unknown> {
  const { gameId, part, country } = ranking;
  if (part !== undefined)
    return sql`(select coalesce(max(player_count), 0) from game_parts where id = ${part})`;
  return gameId === undefined || country !== undefined
    ? sql`coalesce((select total from ${markedOf(ranking)}), (select count(*) from ${standingsOf(ranking)}))`
    : sql`(select player_count from games where id = ${gameId})`;
}

/** The players of a page, read from the index of the ranking. Rows and counts are of the same moment: that of the statement. */
export async function findStandingPage(
  database: Database,
  request: PageRequest,
): Promise<{ counts: RankingCounts; rows: StandingRow[] }> {
  const { ranking, page, userId } = request;
  const target = targetRow(ranking, page, userId);
  const isFirst = !target && !page.after && !page.before && !page.rank;
  const startQuery = target
    ? sql`target as materialized (${target}),`
    : page.rank
      ? sql`place_at as materialized (${placeAt(ranking, page.rank)}),`
      : sql``;
  const place = isFirst
    ? sql`select 0 as better, 0 as before, false as by_marks`
    : placeBefore(ranking);
  const { rows } = await sql<RankingCounts & (StandingRow | { playerId: null })>`
    with ${startQuery} page as materialized (
      select t.*, row_number() over (order by ${orderOf(ranking)}) as position from (
        select t.* from ${rowsOf(request, target !== undefined)}
      ) t
    ), first as (select * from page where position = 1),
    last as (select * from page order by position desc limit 1), place as materialized (${place})
    select n.*, t.*, array[${columnsOf(ranking, 't')}]::bigint[] as counts, ${playerColumns}
    from (
      select ${totalOf(ranking)} as total, coalesce(b.better, 0) as better, coalesce(b.before, 0) as before,
        case when b.by_marks then (select marked_at from ${markedOf(ranking)}) end as counted_at,
        (select true from last l cross join lateral (${rowsBehind(ranking, 'l', { limit: 1, columns: positionOf(ranking) })}) t) is not null
          as has_next, ${target ? sql`(select player_id from target)` : sql`null::int`} as around
      from (select) one left join place b on true
    ) n
    left join page t on true left join players p on p.id = t.player_id left join users u on u.id = p.user_id
    order by t.position`.execute(database);
  const none = { total: 0, better: 0, before: 0, countedAt: null, hasNext: false, around: null };
  const [counts = none] = rows;
  return { counts, rows: rows.filter((row) => row.playerId !== null) };
}
