import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { proofRules } from '../../../../contract/records/proofs';
import type { DecisionReason } from '../../../../contract/records/decisions';
import type { DueScore } from '../../../../contract/schemas/dueScores';
import type { PlayerScore, ToProve } from '../../../../contract/schemas/players';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import {
  listedColumns,
  listedPlaces,
  listedSource,
  toListed,
  type ListedRow,
} from '../scores/listedScores';
import { isLastProof, ofDemand } from '../scores/lastProof';
import { toScore } from './findPlayerScores';
import type { DueCursor, DueScoreQuery } from './dueScoreQuery';

/** The parts of the list in their order, each read from its index. */
const parts: readonly RawBuilder<boolean>[] = [
  sql`s.state in ('asked', 'due') and s.due_at is not null`,
  sql`s.state in ('asked', 'due') and s.due_at is null`,
  sql`s.state = 'unproved'`,
];

interface DueScores {
  playerId: number;
  query: Pick<DueScoreQuery, 'after' | 'size'>;
  language: Language;
  /** Only these. */
  among?: readonly number[];
}

interface DueRow extends ListedRow {
  part: number;
  due: number | null;
  dueAt: string | null;
  reason: DecisionReason | null;
  mayProve: boolean;
  lastProof: boolean;
}

/** No more than a page of each part. */
function rowsOf(part: number, { playerId, query: { after, size }, among }: DueScores) {
  const behind =
    after?.part !== part
      ? sql``
      : part === 0
        ? sql`and (s.due_at, s.id) > (${fromMicroseconds(after.due)}, ${after.id}::int)`
        : sql`and s.id > ${after.id}`;
  const condition = after && after.part > part ? sql`false` : parts[part];
  // In the order of the index of its part: unproved scores have no end.
  const order = part === 2 ? sql`s.id` : sql`s.due_at, s.id`;
  const ofThese = among ? sql`and s.id = any(${sql.val(among)}::int[])` : sql``;
  return sql`(select s.*, ${sql.lit(part)} as part from scores s
    where s.player_id = ${playerId} and ${condition} ${ofThese} ${behind} order by ${order} limit ${size + 1})`;
}

/** Why the score has to be proved. */
const reasonOf = sql`case when s.state <> 'asked' then ${ofDemand(sql`e.detail->>'reason'`)} end`;

async function findRows(database: Database, scores: DueScores): Promise<DueRow[]> {
  const { language, query } = scores;
  const all = sql.join(
    parts.map((_condition, part) => rowsOf(part, scores)),
    sql` union all `,
  );
  const ordered = sql`order by s.part, s.due_at, s.id`;
  const { rows } = await sql<DueRow>`
    with found as (select * from (${all}) s ${ordered} limit ${query.size + 1}), page as (
      select ${listedSource}, c.status = 'open' and g.status = 'active' as may_prove
      from found s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    )
    select ${listedColumns(language)}, s.part, case when s.state = 'due' then s.due_at end as due_at,
      ${inMicroseconds('s.due_at')} as due, ${reasonOf} as reason, s.may_prove, ${isLastProof} as last_proof
    from page s cross join ${listedPlaces} ${ordered}`.execute(database);
  return rows;
}

const toDueScore = (row: DueRow, language: Language): DueScore => ({
  ...toListed(row, language),
  '@type': 'DueScore',
  dueAt: row.dueAt,
  reason: row.reason,
  mayProve: row.mayProve,
  lastProof: row.lastProof,
});

/** How many scores of a player, and no more than 1,000, are in parts of the list. */
const countOf = (
  playerId: number,
  condition: RawBuilder<boolean>,
) => sql`(select count(*)::int from (
  select from scores s where s.player_id = ${playerId} and ${condition} limit ${proofRules.countedQueue}) n)`;

export const nothingToProve: ToProve = { count: 0, unproved: 0, firstDueAt: null };

/** How many scores a player has to prove, and until when the first one. */
export async function findToProve(database: Database, playerId: number): Promise<ToProve> {
  const { rows } = await sql<ToProve>`select
    ${countOf(playerId, sql`s.state in ('asked', 'due')`)} as count,
    ${countOf(playerId, sql`s.state = 'unproved'`)} as unproved,
    (select s.due_at from scores s where s.player_id = ${playerId} and ${parts[0]}
      order by s.due_at limit 1) as first_due_at`.execute(database);
  return rows[0] ?? nothingToProve;
}

/** One page of the scores that a player has to prove: by the end of their time, then those that moderators decide about, then unproved ones. */
export const readDueScores = async (database: Database, scores: DueScores) =>
  inSnapshot(database, async (snapshot) => {
    const { language, playerId, query } = scores;
    const found = await findRows(snapshot, scores);
    const rows = found.slice(0, query.size);
    const last = rows.at(-1);
    const next: DueCursor | undefined =
      last && found.length > rows.length
        ? { part: last.part, due: last.due ?? 0, id: last.id }
        : undefined;
    const { count, unproved } = await findToProve(snapshot, playerId);
    return {
      items: rows.map((row) => toDueScore(row, language)),
      total: count + unproved,
      next: next && writeCursor(next),
    };
  });

/** The first score of a player that has to be proved and can be; of the first two alone. */
export async function findFirstDue(
  database: Database,
  { playerId, language }: Pick<DueScores, 'playerId' | 'language'>,
): Promise<{ score: PlayerScore; dueAt: string | null } | undefined> {
  const query = { after: undefined, size: 1 };
  const row = (await findRows(database, { playerId, language, query })).find(
    ({ mayProve }) => mayProve,
  );
  return row && { score: toScore(row, language), dueAt: row.dueAt };
}

/** Those of some scores of a player that are due, the first ones of all, and how many there are. */
export async function findDueScores(
  database: Database,
  { among, playerId, language, size }: Omit<DueScores, 'query'> & { size: number },
) {
  const ids = sql.val(among ?? []);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from scores
    where id = any(${ids}::int[]) and player_id = ${playerId} and state = 'due'`.execute(database);
  const query = { after: undefined, size };
  const rows = await findRows(database, { playerId, language, query, ...(among && { among }) });
  const items = rows.filter(({ state }) => state === 'due').slice(0, size);
  return { items: items.map((row) => toDueScore(row, language)), total: counted[0]?.total ?? 0 };
}
