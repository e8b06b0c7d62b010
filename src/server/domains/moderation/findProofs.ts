import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { proofRules } from '../../../contract/records/proofs';
import type { ListedProof } from '../../../contract/schemas/moderation';
import { fromMicroseconds, inMicroseconds } from '../../platform/database/microseconds';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import type { Moderator } from './moderator';
import type { ProofCursor, ProofListQuery } from './proofListQuery';
import { proofColumns, proofsWith, toListedProof, type ProofRow } from './proofRows';

interface List {
  moderator: Moderator;
  query: ProofListQuery;
  language: Language;
  at: Date;
}

/** The judged proofs p in a state: of all games at once, or game by game. */
function proofsOf({ moderator, query }: List, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  const games = query.game === undefined ? moderator.games : [query.game];
  const ofState = sql`p.state = ${query.state}`;
  return games
    ? sql`unnest(${sql.val(games)}::int[]) o (game_id) cross join lateral (
        select p.* from proofs p where p.game_id = o.game_id and ${ofState} ${rest}) p`
    : sql`(select p.* from proofs p where ${ofState} ${rest}) p`;
}

async function countProofs(database: Database, list: List): Promise<number> {
  const atMost = sql`limit ${proofRules.countedQueue}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from ${proofsOf(list, atMost)} ${atMost}) n`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page: waiting proofs begin with the oldest, others with the newest. No more than 1,000 are counted. */
export async function findProofs(database: Database, list: List) {
  const { query, language, at } = list;
  const [direction, comparison] =
    query.state === 'waiting' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const behind = query.after
    ? sql`and (p.sent_at, p.id) ${comparison} (${fromMicroseconds(query.after.sent)}, ${query.after.id}::int)`
    : sql``;
  const ordered = sql`order by p.sent_at ${direction}, p.id ${direction} limit ${query.size + 1}`;
  const { rows: found } = await sql<ProofRow & { sent: number }>`
    with listed as materialized (select p.* from ${proofsOf(list, sql`${behind} ${ordered}`)} ${ordered})
    select ${proofColumns(language, at)}, ${inMicroseconds('p.sent_at')} as sent
    from ${proofsWith(sql`listed`)} ${ordered}`.execute(database);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1);
  const next: ProofCursor | undefined =
    last && found.length > rows.length ? { sent: last.sent, id: last.id } : undefined;
  return {
    items: rows.map((row): ListedProof => toListedProof(row, language)),
    total: await countProofs(database, list),
    next: next && writeCursor(next),
  };
}
