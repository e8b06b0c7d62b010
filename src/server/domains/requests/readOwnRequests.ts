import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { requestPaths } from '../../../contract/requestPaths';
import type { OwnRequest } from '../../../contract/schemas/requests';
import { fromMicroseconds, inMicroseconds } from '../../platform/database/microseconds';
import { inSnapshot } from '../../platform/database/inSnapshot';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import type { RequestCursor } from './ownRequestQuery';
import { readRemaining } from './readRemaining';
import { requestColumns, requestsWith, toRequest, type RequestRow } from './requestRows';

interface OwnRow extends RequestRow {
  grounds: OwnRequest['grounds'];
  /** When it was made, in microseconds since 1970. */
  asked: number;
}

interface Reader {
  userId: number;
  language: Language;
}

async function findRows(
  database: Database,
  { userId, language }: Reader,
  rest: RawBuilder<unknown>,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    with own as materialized (select * from proof_requests r where r.asked_by = ${userId} ${rest})
    select ${requestColumns(language)}, r.grounds, ${inMicroseconds('r.asked_at')} as asked
    from ${requestsWith(sql`own`)} order by r.asked_at desc, r.id desc`.execute(database);
  return rows;
}

const toOwnRequest = (row: OwnRow, language: Language): OwnRequest => ({
  '@id': `${requestPaths.ownRequests}#${row.id}`,
  '@type': 'OwnRequest',
  ...toRequest(row, language),
  grounds: row.grounds,
});

interface OwnRequests extends Reader {
  query: { size: number; after: RequestCursor | undefined };
  at: Date;
}

/** One page of the requests that a member made, the latest first, with how many more the member may make. */
export const readOwnRequests = async (database: Database, requests: OwnRequests) =>
  inSnapshot(database, async (snapshot) => {
    const { userId, language } = requests;
    const { after, size } = requests.query;
    const behind = after
      ? sql`and (r.asked_at, r.id) < (${fromMicroseconds(after.asked)}, ${after.id}::int)`
      : sql``;
    const latest = sql`${behind} order by r.asked_at desc, r.id desc limit ${size + 1}`;
    const found = await findRows(snapshot, requests, latest);
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    const next: RequestCursor | undefined =
      last && found.length > rows.length ? { asked: last.asked, id: last.id } : undefined;
    const { total } = await snapshot
      .selectFrom('proofRequests')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('askedBy', '=', userId)
      .executeTakeFirstOrThrow();
    return {
      items: rows.map((row) => toOwnRequest(row, language)),
      total,
      next: next && writeCursor(next),
      remaining: await readRemaining(snapshot, requests),
    };
  });

/** A request of a member, with how many more the member may make. */
export async function readOwnRequest(
  database: Database,
  request: Reader & { id: number; at: Date },
) {
  const [row] = await findRows(database, request, sql`and r.id = ${request.id}`);
  if (!row) throw new Error(`The request ${request.id} was not kept.`);
  const remaining = await readRemaining(database, request);
  return { request: toOwnRequest(row, request.language), ...remaining };
}
