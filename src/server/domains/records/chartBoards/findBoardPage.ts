import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';
import { rightBehind, scoresBefore } from '../places/betterScores';
import { rankedCount } from '../places/livePlaces';
import { lastEventOf } from '../history/lastEventOf';
import { boardName, boardScores, type ScoreBoard } from '../places/scoreBoards';
import type { BoardQuery } from './boardQuery';
import { fromMicroseconds, inMicroseconds } from '../rows/microseconds';
import { boardOrder } from '../rows/boardOrder';
import { ownStart } from './ownStart';
import { shownColumns, type ShownScore } from './rankedScores';
import { wholePlaces, type WholePlace } from './wholePlaces';

export interface BoardRow extends ShownScore, WholePlace {
  sortKey: Buffer;
  /** In microseconds since 1970. */
  changed: number;
}

/** Counts of a board at the moment of its page. */
export interface BoardCounts {
  /** How many scores the board has. */
  total: number;
  /** How many ranked scores the chart has. */
  rankedCount: number;
  /** How many scores of the board are better than the first one of the page. */
  beforeFirst: number;
  /** How many are better than the first one, or equal. */
  uptoFirst: number;
  /** How many are better than the last one of the page, or equal. */
  uptoLast: number;
  /** Sequence of the chart’s newest event; 0 without one. */
  lastEvent: number;
}

interface BoardPage {
  counts: BoardCounts;
  rows: BoardRow[];
  /** Whether there are further scores. */
  hasMore: boolean;
}

interface PageRequest {
  chartId: number;
  query: BoardQuery;
  /** The user whose score is in the middle of the page; undefined for any other page. */
  userId: number | undefined;
  language: Language;
}

export const isWhole = (board: ScoreBoard): boolean => boardName(board) === '';

/** The columns of {@link BoardCounts} of a page between the sort keys ends.first and ends.last. That of a platform and a country is counted. */
function countColumns({ chartId, query }: PageRequest): RawBuilder<unknown> {
  const chart = sql`${chartId}::int`;
  const ranked = rankedCount(chart);
  const name = boardName(query);
  if (name === undefined)
    return sql`select count(*) filter (where s.sort_key < (select ends.first from ends)) as before_first,
      count(*) filter (where s.sort_key <= (select ends.first from ends)) as upto_first,
      count(*) filter (where s.sort_key <= (select ends.last from ends)) as upto_last,
      count(*) as total, ${ranked} as ranked_count from ${boardScores(chartId, query)}`;
  const total =
    name === ''
      ? ranked
      : sql`coalesce((select total from board_counts where chart_id = ${chart} and board = ${name}), 0)`;
  const keys = {
    before_first: sql`ends.first`,
    upto_first: rightBehind(sql`ends.first`),
    upto_last: rightBehind(sql`ends.last`),
  };
  return sql`select n.*, ${total} as total, ${ranked} as ranked_count
    from (${scoresBefore(sql`ends`, { chartId: chart, name, keys })}) n`;
}

/** Where a page starts, as a condition of scores s; in the middle of the board it is a row of the query `start`. */
function startOf({ query: { after }, userId }: PageRequest): RawBuilder<unknown> {
  const position = sql`(s.sort_key, s.changed_at, s.id)`;
  if (after)
    return sql`and ${position} > (${Buffer.from(after.key, 'hex')}::bytea,
      ${fromMicroseconds(after.changed)}, ${after.id}::int)`;
  return userId === undefined
    ? sql``
    : sql`and ${position} >= (select sort_key, changed_at, id from start)`;
}

/**
 * The scores of a page, read from the index of the board; none if it is about a user without a score there. Scores and counts are of the
 * same moment: that of the statement.
 */
export async function findBoardPage(database: Database, request: PageRequest): Promise<BoardPage> {
  const { chartId, query, userId, language } = request;
  const { size } = query;
  const start =
    userId === undefined
      ? sql``
      : sql`start as materialized (${ownStart(chartId, query, userId)}),`;
  const whole = isWhole(query)
    ? sql`select null::bytea as sort_key, null::bigint as rank, null::bigint as tied where false`
    : wholePlaces(chartId);
  const { rows } = await sql<BoardCounts & (BoardRow | { id: null })>`
    with ${start} page as materialized (
      select s.*, row_number() over (order by ${boardOrder}) as position
      from ${boardScores(chartId, query)} ${startOf(request)}
      order by ${boardOrder} limit ${size + 1}
    ), ends as (
      select (select sort_key from page where position = 1) as first,
        (select sort_key from page where position <= ${size} order by position desc limit 1) as last
    ), counts as materialized (${countColumns(request)}), whole as materialized (${whole})
    select n.*, ${lastEventOf(sql`${chartId}::int`)} as last_event, ${shownColumns(language)}, s.sort_key, ${inMicroseconds('s.changed_at')} as changed,
      e.rank as whole_rank, e.tied as whole_tied
    from counts n
    left join page s on true left join players p on p.id = s.player_id left join users u on u.id = p.user_id
    left join whole e on e.sort_key = s.sort_key
    order by s.position`.execute(database);
  const found = rows.filter((row) => row.id !== null);
  const none = {
    total: 0,
    rankedCount: 0,
    beforeFirst: 0,
    uptoFirst: 0,
    uptoLast: 0,
    lastEvent: 0,
  };
  const [counts = none] = rows;
  return { counts, rows: found.slice(0, size), hasMore: found.length > size };
}
