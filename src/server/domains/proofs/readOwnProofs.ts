import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { DecisionReason } from '../../../contract/records/decisions';
import {
  proofFilters,
  proofRules,
  type ProofFilter,
  type ProofStatus,
} from '../../../contract/records/proofs';
import type { ScoreState } from '../../../contract/records/scoreStates';
import type { Proof, ProofCounts } from '../../../contract/schemas/proofs';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import { inSnapshot } from '../../platform/database/inSnapshot';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import { named, reference, type LabelledRow } from '../games/gameRows';
import { localizedName } from '../games/localizedNames';
import {
  proofPicture,
  toProofPicture,
  type ProofPictureRow,
} from '../records/scores/proofPictures';
import { scoreValues } from '../records/scores/scoreValues';
import { mayBeAnswered } from './answerProof';
import type { OwnProofQuery, ProofCursor } from './ownProofQuery';
import { readQueues, type Queues } from './readQueues';

interface ProofRow {
  id: number;
  scoreId: number;
  gameId: number;
  amounts: number[];
  video: string | null;
  comment: string | null;
  answers: number | null;
  state: ProofStatus;
  sentAt: string;
  decidedAt: string | null;
  reason: DecisionReason | null;
  note: string | null;
  scoreState: ScoreState;
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  group: LabelledRow;
  chart: LabelledRow;
  picture: ProofPictureRow | null;
  mayAnswer: boolean;
}

export const noProofs = {
  items: [],
  total: 0,
  counts: { waiting: 0, accepted: 0, refused: 0, over: 0 },
  next: undefined,
};

const statesOf: Record<ProofFilter, readonly ProofStatus[]> = {
  waiting: ['waiting'],
  accepted: ['accepted'],
  refused: ['refused', 'revoked'],
  over: ['closed', 'replaced', 'takenBack'],
};

interface OwnProofs {
  playerId: number;
  query: OwnProofQuery;
  language: Language;
}

/** Of each state no more than a page is read, whatever the player has. */
function pageOf({ playerId, query }: OwnProofs): RawBuilder<unknown> {
  const { after, size, state } = query;
  const behind = after ? sql`and p.id < ${after.id}` : sql``;
  const latest = sql`${behind} order by p.id desc limit ${size + 1}`;
  if (!state) return sql`select * from proofs p where p.player_id = ${playerId} ${latest}`;
  return sql`select p.* from unnest(${sql.val(statesOf[state])}::text[]) o (state) cross join lateral (
    select * from proofs p where p.player_id = ${playerId} and p.state = o.state ${latest}) p
    order by p.id desc limit ${size + 1}`;
}

async function findRows(
  database: Database,
  page: RawBuilder<unknown>,
  language: Language,
): Promise<ProofRow[]> {
  const label = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<ProofRow>`
    with page as (${page})
    select p.*, s.state as score_state, ${proofPicture(sql`p.proof_picture_id`)} as picture,
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
      json_build_object('id', g.id, 'slug', g.slug, 'label', ${label('game_translations', 'game_id', 'g.id')}) as game,
      json_build_object('id', u.id, 'slug', u.slug, 'label', ${label('chart_group_translations', 'group_id', 'u.id')}) as "group",
      json_build_object('id', c.id, 'slug', c.slug, 'label', ${label('chart_translations', 'chart_id', 'c.id')}) as chart,
      ${mayBeAnswered} as may_answer
    from page p join scores s on s.id = p.score_id join charts c on c.id = s.chart_id
    join chart_groups u on u.id = c.group_id join games g on g.id = c.game_id
    order by p.id desc`.execute(database);
  return rows;
}

function toProof(row: ProofRow, queues: Queues, language: Language): Proof {
  const { game, group, chart } = row;
  return {
    '@id': paths.proof(row.id),
    '@type': 'Proof',
    id: row.id,
    game: reference('Game', paths.game(game.id), named(game)),
    group: reference('Group', paths.group(group.id), named(group)),
    chart: reference('Chart', paths.chart(chart.id), named(chart)),
    score: paths.score(row.scoreId),
    scoreId: row.scoreId,
    values: scoreValues(row.amounts, row.formats, language),
    scoreState: row.scoreState,
    picture: toProofPicture(row.picture),
    video: row.video,
    comment: row.comment,
    state: row.state,
    sentAt: row.sentAt,
    decidedAt: row.decidedAt,
    reason: row.reason,
    note: row.note,
    mayAnswer: row.mayAnswer,
    isAnswer: row.answers !== null,
    queue: row.state === 'waiting' ? queues(row) : null,
  };
}

async function toProofs(snapshot: Database, rows: ProofRow[], language: Language) {
  const queues = await readQueues(
    snapshot,
    rows.filter(({ state }) => state === 'waiting'),
  );
  return rows.map((row) => toProof(row, queues, language));
}

/** A lateral limit for each state reads its index no further. */
async function countProofs(database: Database, playerId: number): Promise<ProofCounts> {
  const countOf = (filter: ProofFilter) => sql`(select count(*)::int from (
    select from unnest(${sql.val(statesOf[filter])}::text[]) o (state) cross join lateral (
      select from proofs p where p.player_id = ${playerId} and p.state = o.state limit ${proofRules.countedQueue}) p
    limit ${proofRules.countedQueue}) n) as ${sql.ref(filter)}`;
  const { rows } =
    await sql<ProofCounts>`select ${sql.join(proofFilters.map((filter) => countOf(filter)))}`.execute(
      database,
    );
  return rows[0] ?? noProofs.counts;
}

/** One page of the proofs that a player sent, the latest first. */
export const readOwnProofs = async (database: Database, proofs: OwnProofs) =>
  inSnapshot(database, async (snapshot) => {
    const { playerId, query, language } = proofs;
    const found = await findRows(snapshot, pageOf(proofs), language);
    const rows = found.slice(0, query.size);
    const last = rows.at(-1);
    const next: ProofCursor | undefined =
      last && found.length > rows.length ? { id: last.id } : undefined;
    const counts = await countProofs(snapshot, playerId);
    const counted: readonly ProofFilter[] = query.state ? [query.state] : proofFilters;
    return {
      items: await toProofs(snapshot, rows, language),
      total: counted.reduce((sum, state) => sum + counts[state], 0),
      counts,
      next: next && writeCursor(next),
    };
  });

/** A proof of a player; undefined if the player did not send it. */
export const readOwnProof = async (
  database: Database,
  { id, playerId, language }: { id: number; playerId: number; language: Language },
): Promise<Proof | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const page = sql`select * from proofs p where p.id = ${id} and p.player_id = ${playerId}`;
    const [proof] = await toProofs(snapshot, await findRows(snapshot, page, language), language);
    return proof;
  });
