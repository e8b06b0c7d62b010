import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Chart } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { rightBehind, scoresBefore } from '../places/betterScores';
import { rankedCount } from '../places/livePlaces';
import { lastEventOf } from '../history/lastEventOf';
import { boardName, boardScores, type ScoreBoard } from '../places/scoreBoards';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import { boardOrder, boardOrderReversed } from './boardOrder';
import { startAround, startAtRank } from './pageStart';
import { pastScores } from './pastScores';
import { shownColumns, type ShownScore } from './rankedScores';
import { unrankedCount } from './readUnranked';
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
  /** The amounts of the best score of the board; null without scores. */
  firstAmounts: number[] | null;
  /** The id of the score that the page is around; null if it is around none. */
  around: number | null;
  /** How many scores of the chart do not rank. */
  unranked: number;
  /** Whether there are scores before the page, and behind it. */
  hasPrevious: boolean;
  hasNext: boolean;
}

interface BoardPage {
  counts: BoardCounts;
  rows: BoardRow[];
}

interface PageRequest {
  chart: Pick<Chart, 'id' | 'columns'>;
  query: BoardQuery;
  /** The score that is in the middle of the page; undefined for any other page. */
  target: RawBuilder<unknown> | undefined;
  language: Language;
}

export const isWhole = ({ platform, country }: ScoreBoard): boolean =>
  platform === undefined && country === undefined;

/** The columns of {@link BoardCounts} of a page between the sort keys ends.first and ends.last. That of a platform and a country is counted, and that of the past. */
function countColumns({ chart: { id }, query }: PageRequest): RawBuilder<unknown> {
  const chart = sql`${id}::int`;
  const ranked = query.past ? sql`count(*)` : rankedCount(chart);
  const name = boardName(query);
  if (name === undefined)
    return sql`select count(*) filter (where s.sort_key < (select ends.first from ends)) as before_first,
      count(*) filter (where s.sort_key <= (select ends.first from ends)) as upto_first,
      count(*) filter (where s.sort_key <= (select ends.last from ends)) as upto_last,
      count(*) as total, ${ranked} as ranked_count from ${boardScores(id, query)}`;
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

const position = sql`(s.sort_key, s.changed_at, s.id)`;

const positionOf = ({ key, changed, id }: BoardCursor) =>
  sql`(${Buffer.from(key, 'hex')}::bytea, ${fromMicroseconds(changed)}, ${id}::int)`;

/** The scores s of the page, in any order. A page in the middle of the board starts at the row of the query `start`. */
function scoresOfPage({ chart, query, target }: PageRequest): RawBuilder<unknown> {
  const { after, before, rank, size } = query;
  const scores = boardScores(chart.id, query);
  // A score has the country of its player; one of the past that of today.
  const row = query.past
    ? sql`s.*, (select p.country from players p where p.id = s.player_id)`
    : sql`s.*`;
  if (before)
    return sql`select ${row} from ${scores} and ${position} < ${positionOf(before)}
      order by ${boardOrderReversed} limit ${size}`;
  let start = sql``;
  if (after) start = sql`and ${position} > ${positionOf(after)}`;
  else if (target ?? rank)
    start = sql`and ${position} >= (select sort_key, changed_at, id from start)`;
  return sql`select ${row} from ${scores} ${start} order by ${boardOrder} limit ${size}`;
}

/** The queries that find where a page in the middle of the board starts. */
function startQueries({ chart, query, target }: PageRequest): RawBuilder<unknown> {
  if (target)
    return sql`target as materialized (${target}), start as materialized (${startAround(chart.id, query)}),`;
  return query.rank
    ? sql`start as materialized (${startAtRank(chart.id, query, query.rank)}),`
    : sql``;
}

/** Whether the board has scores before the first one of the page. Without an order PostgreSQL would look through the table for one. */
const hasPrevious = ({ chart, query }: PageRequest) =>
  sql`(select true from ${boardScores(chart.id, query)} and ${position} <
    (select s.sort_key, s.changed_at, s.id from page s order by ${boardOrder} limit 1) order by ${boardOrderReversed} limit 1) is not null`;

const hasNext = ({ chart, query }: PageRequest) =>
  sql`(select true from ${boardScores(chart.id, query)} and ${position} >
    (select s.sort_key, s.changed_at, s.id from page s order by ${boardOrderReversed} limit 1) order by ${boardOrder} limit 1) is not null`;

/**
 * The scores of a page, read from the index of the board; none if it is about a user without a score there. Scores and counts are of the
 * same moment: that of the statement.
 */
export async function findBoardPage(database: Database, request: PageRequest): Promise<BoardPage> {
  const { chart, query, target, language } = request;
  const chartId = chart.id;
  const past = query.past ? sql`past as materialized (${pastScores(chart, query.past)}),` : sql``;
  const unranked = query.past
    ? sql`(select count(*) from past where not ranked)`
    : unrankedCount(chartId);
  const whole = isWhole(query)
    ? sql`select null::bytea as sort_key, null::bigint as rank, null::bigint as tied where false`
    : wholePlaces(chartId);
  const { rows } = await sql<BoardCounts & (BoardRow | { id: null })>`
    with ${past} ${startQueries(request)} page as materialized (${scoresOfPage(request)}), ends as (
      select (select sort_key from page order by sort_key limit 1) as first,
        (select sort_key from page order by sort_key desc limit 1) as last
    ), counts as materialized (${countColumns(request)}), whole as materialized (${whole})
    select n.*, ${lastEventOf(sql`${chartId}::int`)} as last_event,
      ${unranked} as unranked,
      (select s.amounts from ${boardScores(chartId, query)} order by ${boardOrder} limit 1) as first_amounts,
      ${target ? sql`(select id from target)` : sql`null::int`} as around,
      ${hasPrevious(request)} as has_previous, ${hasNext(request)} as has_next,
      ${shownColumns(language)}, s.sort_key, ${inMicroseconds('s.changed_at')} as changed,
      e.rank as whole_rank, e.tied as whole_tied
    from counts n
    left join page s on true left join players p on p.id = s.player_id left join users u on u.id = p.user_id
    left join whole e on e.sort_key = s.sort_key
    order by ${boardOrder}`.execute(database);
  const none = {
    total: 0,
    rankedCount: 0,
    beforeFirst: 0,
    uptoFirst: 0,
    uptoLast: 0,
    lastEvent: 0,
    unranked: 0,
    firstAmounts: null,
    around: null,
    hasPrevious: false,
    hasNext: false,
  };
  const [counts = none] = rows;
  return { counts, rows: rows.filter((row) => row.id !== null) };
}
