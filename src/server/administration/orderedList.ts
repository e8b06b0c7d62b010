import { sql, type RawBuilder } from 'kysely';
import { maxListedRows } from '../../contract/maxListedRows';
import { nearerWindow } from '../articles/articleList';
import type { PageRequest } from '../collection';
import type { Database } from '../database/tables';

type Part = RawBuilder<unknown>;

/** A list in one order, as parts of statements. */
export interface OrderedList {
  /** All rows: what stands after "from", and the columns of it that name a row and its place. */
  all: { from: Part; id: Part; key: Part };
  /** The same order by an index alone; rows without a place in it come last. */
  indexed: { from: Part; id: Part; key: Part };
  /** After "from": the same columns as `all`, only the first rows by the index. */
  beginning: (rows: number) => Part;
  order: (key: Part, id: Part) => Part;
  reverse: (key: Part, id: Part) => Part;
}

interface FoundPage {
  total: number;
  ids: number[];
}

/** How far an index is followed in the hope that its first rows are let through. */
const followed = 10_000;

/** One page of a list nothing narrows. `indexedTotal` is how many rows the index has. */
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
 * One page of the rows a condition lets through, of which at most {@link maxListedRows} are counted. The database is never left
 * to guess whether they are few, to be gathered and sorted, or many, to be met soon along an index: where it guesses wrongly
 * it reads the whole table row by row.
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

/** Gathers and sorts, whatever there is: "offset 0" keeps the database from following an index instead. */
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

/** Puts rows that were read by their ids in the order of these. */
export function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
