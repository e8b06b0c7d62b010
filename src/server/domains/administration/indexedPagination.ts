import { sql, type RawBuilder } from 'kysely';
import { maxListedRows } from '../../../contract/maxListedRows';
import { nearerWindow } from '../../platform/http/pageWindow';
import type { PageRequest } from '../../platform/http/collection';
import type { Database } from '../../platform/database/tables';

type Part = RawBuilder<unknown>;

/** A list in one order, as SQL fragments. */
export interface OrderedList {
  /** All rows: the FROM clause, and its columns for the id and the sort key. */
  all: { from: Part; id: Part; key: Part };
  /** The same order from an index alone; rows missing from the index come last. */
  indexed: { from: Part; id: Part; key: Part };
  /** A FROM clause with the columns of `all`, limited to the first rows of the index. */
  beginning: (rows: number) => Part;
  order: (key: Part, id: Part) => Part;
  reverse: (key: Part, id: Part) => Part;
}

interface FoundPage {
  total: number;
  ids: number[];
}

/** How many rows of the index are scanned for matches before falling back to a sort. */
const followed = 10_000;

/** One page of an unfiltered list. `indexedTotal` is the number of rows in the index. */
export async function findPage(
  database: Database,
  list: OrderedList,
  { page, total, indexedTotal }: { page: PageRequest; total: number; indexedTotal: number },
): Promise<FoundPage> {
  const offset = (page.page - 1) * page.itemsPerPage;
  const end = Math.min(total, offset + page.itemsPerPage);
  if (offset >= total) return { total, ids: [] };
  if (end > indexedTotal) {
    return { total, ids: await readSorted(database, list, { offset, limit: end - offset }) };
  }
  const window = nearerWindow(page, indexedTotal);
  const { from, id, key } = list.indexed;
  const order = window.fromEnd ? list.reverse : list.order;
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${from} order by ${order(key, id)}
    limit ${Math.min(window.limit, end - offset)} offset ${window.offset}`.execute(database);
  const ids = rows.map((row) => row.id);
  return { total, ids: window.fromEnd ? ids.toReversed() : ids };
}

/**
 * One page of the rows that match a condition, of which at most {@link maxListedRows} are counted. Few matches are gathered and
 * sorted; many are found by scanning an index. The choice is made here instead of by the query planner, because a wrong estimate
 * would make it read the whole table row by row.
 */
export async function findNarrowedPage(
  database: Database,
  list: OrderedList,
  { page, where }: { page: PageRequest; where: Part },
): Promise<FoundPage> {
  const { from, id, key } = list.all;
  const offset = (page.page - 1) * page.itemsPerPage;
  const limit = Math.max(0, Math.min(page.itemsPerPage, maxListedRows - offset));
  const few = await sql<{ id: number | null; total: number }>`
    with hits as materialized (
      select ${id} as id, ${key} as key from ${from} where ${where} limit ${maxListedRows}
    ), shown as (
      select id, row_number() over (order by ${list.order(sql`key`, sql`id`)}) as place from hits
      where (select count(*) from hits) < ${maxListedRows}
      order by place limit ${limit} offset ${offset}
    )
    select shown.id, counted.total
    from (select count(*) as total from hits) counted left join shown on true
    order by shown.place`.execute(database);
  const total = few.rows[0]?.total ?? 0;
  if (total < maxListedRows || limit === 0) {
    return { total, ids: few.rows.flatMap((row) => (row.id === null ? [] : [row.id])) };
  }
  const many = await sql<{ id: number }>`
    select ${id} as id from ${list.beginning(followed)} where ${where}
    order by ${list.order(key, id)} limit ${limit} offset ${offset}`.execute(database);
  if (many.rows.length === limit) return { total, ids: many.rows.map((row) => row.id) };
  return { total, ids: await readSorted(database, list, { where, offset, limit }) };
}

/** Gathers all matches and sorts them: `offset 0` keeps the planner from scanning an index instead. */
async function readSorted(
  database: Database,
  { all: { from, id, key }, order }: OrderedList,
  { where = sql`true`, offset, limit }: { where?: Part; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select ${id} as id, ${key} as key from ${from} where ${where} offset 0) as gathered
    order by ${order(sql`key`, sql`id`)} limit ${limit} offset ${offset}`.execute(database);
  return rows.map((row) => row.id);
}

/** Sorts rows by the order of the ids they were fetched with. */
export function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
