import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { proofRules } from '../../../../contract/records/proofs';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { requestsWith } from '../../requests/requestRows';
import type { Moderator } from '../moderator';
import { listedColumns, toListedRequest, type ListedRow } from './listedRequest';
import type { RequestCursor, RequestListQuery } from './requestListQuery';

interface List {
  moderator: Moderator;
  query: RequestListQuery;
  language: Language;
}

/** The requests r in a state about scores of the judged games: of all games at once, or game by game. */
function requestsOf({ moderator, query }: List, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  const games = query.game === undefined ? moderator.games : [query.game];
  // A literal: the indexes of open requests are partial.
  const ofState = sql`r.state = ${sql.lit(query.state)}`;
  return games
    ? sql`unnest(${sql.val(games)}::int[]) o (game_id) cross join lateral (
        select r.* from proof_requests r where r.game_id = o.game_id and ${ofState} ${rest}) r`
    : sql`(select r.* from proof_requests r where ${ofState} ${rest}) r`;
}

async function countRequests(database: Database, list: List): Promise<number> {
  const atMost = sql`limit ${proofRules.countedQueue}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from ${requestsOf(list, atMost)} ${atMost}) n`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page: open requests begin with the oldest, others with the newest. No more than 1,000 are counted. */
export async function findRequests(database: Database, list: List) {
  const { query, language, moderator } = list;
  const [direction, comparison] = query.state === 'open' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const behind = query.after
    ? sql`and (r.asked_at, r.id) ${comparison} (${fromMicroseconds(query.after.asked)}, ${query.after.id}::int)`
    : sql``;
  const ordered = sql`order by r.asked_at ${direction}, r.id ${direction} limit ${query.size + 1}`;
  const { rows: found } = await sql<ListedRow & { asked: number }>`
    with listed as materialized (select r.* from ${requestsOf(list, sql`${behind} ${ordered}`)} ${ordered})
    select ${listedColumns(moderator, language)}, ${inMicroseconds('r.asked_at')} as asked
    from ${requestsWith(sql`listed`)} ${ordered}`.execute(database);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1);
  const next: RequestCursor | undefined =
    last && found.length > rows.length ? { asked: last.asked, id: last.id } : undefined;
  return {
    items: rows.map((row) => toListedRequest(row, language)),
    total: await countRequests(database, list),
    next: next && writeCursor(next),
  };
}
