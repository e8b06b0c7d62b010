import { sql, type RawBuilder } from 'kysely';
import type { BoardFilters } from '../../../../contract/views/boardViews';
import type { PastDay } from '../../../../contract/views/pastBoardView';

/** Which ranked scores of a chart a board has: all, or those of a platform, of a country, or of both; or all at the end of a day. */
export type ScoreBoard = {
  [Filter in keyof BoardFilters]?: Exclude<BoardFilters[Filter], null> | undefined;
} & { past?: PastDay | undefined };

/** A condition of scores, to be added with `and`. */
export const onBoard = ({ platform, country }: ScoreBoard, alias: string): RawBuilder<unknown> => {
  const ofPlatform =
    platform === undefined ? sql`` : sql`and ${sql.ref(`${alias}.platform_id`)} = ${platform}`;
  const ofCountry =
    country === undefined ? sql`` : sql`and ${sql.ref(`${alias}.country`)} = ${country}`;
  return sql`${ofPlatform} ${ofCountry}`;
};

/** The ranked scores of a board of a chart. Those of the past are in the query `past` of the statement. */
export const scoresOfBoard = (
  chartId: RawBuilder<unknown>,
  board: ScoreBoard,
  alias: string,
): RawBuilder<unknown> => {
  const scores = sql.ref(alias);
  return board.past
    ? sql`past ${scores} where ${scores}.ranked`
    : sql`scores ${scores} where ${scores}.chart_id = ${chartId} and ${scores}.ranked ${onBoard(board, alias)}`;
};

/** The ranked scores s of a board of a chart. */
export const boardScores = (chartId: number, board: ScoreBoard): RawBuilder<unknown> =>
  scoresOfBoard(sql`${chartId}::int`, board, 's');

/** The name of a board in the tables of counts; empty for everyone’s, undefined for one of both and of the past, which are not counted. */
export function boardName({ platform, country, past }: ScoreBoard): string | undefined {
  if (past) return undefined;
  if (platform !== undefined) return country === undefined ? `p${platform}` : undefined;
  return country === undefined ? '' : `c${country}`;
}

/** The board of a name in the tables of counts. */
export function boardOfName(name: string): ScoreBoard {
  if (name === '') return {};
  const rest = name.slice(1);
  return name.startsWith('p') ? { platform: Number(rest) } : { country: rest };
}

/** The buckets of a named board of a chart, to which conditions can be added with `and`. */
export const bucketsOf = (
  chartId: RawBuilder<unknown>,
  name: string,
  alias: string,
): RawBuilder<unknown> => {
  const column = (of: string) => sql.ref(`${alias}.${of}`);
  return name === ''
    ? sql`chart_buckets ${sql.ref(alias)} where ${column('chart_id')} = ${chartId}`
    : sql`board_buckets ${sql.ref(alias)} where ${column('chart_id')} = ${chartId} and ${column('board')} = ${name}`;
};
