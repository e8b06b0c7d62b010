import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { reportRules, type CaseState } from '../../../contract/reports';
import type { ReportCase } from '../../../contract/schemas/reports';
import { fromMicroseconds, inMicroseconds } from '../../platform/database/microseconds';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import { caseColumns, casesWith, toReportCase, type CaseRow } from './caseRows';
import type { ReportCursor } from './reportQueries';

interface List {
  state: CaseState;
  size: number;
  after: ReportCursor | undefined;
  language: Language;
  at: Date;
}

const orders: Record<
  CaseState,
  [column: string, direction: RawBuilder<unknown>, RawBuilder<unknown>]
> = {
  open: ['c.opened_at', sql`asc`, sql`>`],
  decided: ['c.decided_at', sql`desc`, sql`<`],
};

/** How many cases are in a state; no more than 1,000 are counted. */
export async function countCases(database: Database, state: CaseState): Promise<number> {
  // In the order of an index, which is read instead of the table.
  const [column] = orders[state];
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from report_cases c where c.state = ${sql.lit(state)} order by ${sql.ref(column)} limit ${reportRules.counted}) n`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** One page of cases. */
export async function findCases(database: Database, { state, size, after, language, at }: List) {
  const [column, direction, comparison] = orders[state];
  const time = sql.ref(column);
  const behind = after
    ? sql`and (${time}, c.id) ${comparison} (${fromMicroseconds(after.at)}, ${after.id}::int)`
    : sql``;
  const ordered = sql`order by ${time} ${direction}, c.id ${direction} limit ${size + 1}`;
  const { rows: found } = await sql<CaseRow & { sent: number }>`
    with listed as materialized (
      select c.* from report_cases c where c.state = ${sql.lit(state)} ${behind} ${ordered})
    select ${caseColumns(language, at)}, ${inMicroseconds(column)} as sent
    from ${casesWith(sql`listed`)} ${ordered}`.execute(database);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const next: ReportCursor | undefined =
    last && found.length > size ? { at: last.sent, id: last.id } : undefined;
  return {
    items: rows.map((row): ReportCase => toReportCase(row)),
    total: await countCases(database, state),
    next: next && writeCursor(next),
  };
}
