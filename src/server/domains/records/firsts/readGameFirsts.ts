import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastRules } from '../../../../contract/records/past';
import { fromMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { findFirstRows, toGameFirst } from './findFirstRows';
import type { FirstCursor } from './firstQuery';

interface Request {
  gameId: number;
  size: number;
  /** The page starts behind this one. */
  after: FirstCursor | undefined;
  language: Language;
}

/** One page of the first places of a game that players took, the latest first. No more than 1,000 are counted. */
export async function readGameFirsts(database: Database, request: Request) {
  const { gameId, size, after, language } = request;
  const behind = after
    ? sql`and (began_at, chart_id, sequence) <
        (${fromMicroseconds(after.began)}, ${after.chart}::int, ${after.sequence}::int)`
    : sql``;
  const page = sql`select * from reigns where game_id = ${gameId} ${behind}
    order by began_at desc, chart_id desc, sequence desc limit ${size + 1}`;
  const found = await findFirstRows(database, page, language);
  const rows = found.slice(0, size);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (
      select from reigns where game_id = ${gameId} limit ${pastRules.countedFirsts}) r`.execute(
    database,
  );
  const last = rows.at(-1);
  const next: FirstCursor | undefined =
    last && found.length > rows.length
      ? { began: last.began, chart: last.chart.id, sequence: last.sequence }
      : undefined;
  return {
    items: rows.map((row) => toGameFirst(row, language)),
    total: counted[0]?.total ?? 0,
    next: next && writeCursor(next),
  };
}
