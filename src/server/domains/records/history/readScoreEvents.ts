import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import type { EventCursor, EventQuery } from './eventQuery';
import {
  eventColumns,
  eventSource,
  findChain,
  presentEvents,
  type EventRow,
} from './presentEvents';

interface Request {
  scoreId: number;
  query: EventQuery;
  language: Language;
}

/** The latest events first; one more than the page has if there are further ones. */
async function findRows(database: Database, { scoreId, query }: Request): Promise<EventRow[]> {
  const before = query.after ? sql`and e.id < ${query.after.id}::bigint` : sql``;
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from ${eventSource}
    where e.score_id = ${scoreId} ${before} order by e.id desc limit ${query.size + 1}`.execute(
    database,
  );
  return rows;
}

async function countEvents(database: Database, scoreId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from score_events where score_id = ${scoreId}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page of what happened to a score; undefined if the score is unknown or its game is not public. */
export async function readScoreEvents(database: Database, request: Request) {
  const { scoreId, query, language } = request;
  const chain = await findChain(database, sql`(select chart_id from scores where id = ${scoreId})`);
  if (!chain) return undefined;
  const { formats, eventCount: lastEvent } = chain;
  const found = await findRows(database, request);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1);
  const next: EventCursor | undefined =
    last && found.length > rows.length ? { id: last.id } : undefined;
  return {
    items: await presentEvents(database, rows, { formats, language }),
    total: await countEvents(database, scoreId),
    lastEvent,
    next: next && writeCursor(next),
  };
}
