import { sql } from 'kysely';
import type { EventDetail } from '../../../../contract/records/decisions';
import {
  isRanked,
  nextProofState,
  scoreActions,
  type ProofState,
  type ScoreAction,
} from '../../../../contract/records/proofStates';
import { proofRules } from '../../../../contract/records/proofs';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import { appendEvents } from './appendEvents';
import { continuedDueAt } from './resumeDeadlines';
import { lockChains, unrankedDetail, type ScoreEvent } from './scoreEvents';
import { contentOf, type StoredScore } from './storeScores';
import { reopenRequests, voidRequests } from './openRequests';
import { endProofs } from './waitingProofs';

/** What is done to a score, apart from posting a value. */
export interface ScoreDeed {
  scoreId: number;
  action: ScoreAction;
  detail?: EventDetail;
  /** Public words beside the reason. */
  note?: string | undefined;
  /** The end of the time to prove it, for a score that has to be proved; without it the stored one goes on, or the whole time begins. */
  dueAt?: Date;
}

/** A score that was changed. */
export interface ChangedScore {
  score: StoredScore;
  proofState: ProofState;
  revision: number;
}

interface Deeds {
  deeds: readonly ScoreDeed[];
  /** Null for the site itself, and for a user who must stay hidden. */
  actorId: number | null;
  at: Date;
}

const statesWithTime: readonly ScoreState[] = ['due', 'proof_waiting_due'];

/** A withdrawal does not stop the clock: it goes on where it would be when the withdrawal is undone. */
const hasTime = ({ state, restoresTo }: ProofState): boolean =>
  statesWithTime.includes(restoresTo ?? state);

/** Whether the score is due without an end: nobody can prove one of a deleted account. */
const isAbandoned = ({ state, restoresTo, dueAt }: StoredScore): boolean =>
  (restoresTo ?? state) === 'due' && dueAt === null;

/** The players of scores, held before the chains are locked, as whoever posts does. @returns The charts of the scores. */
async function holdPlayers(transaction: Database, scoreIds: number[]): Promise<number[]> {
  const rows = await transaction
    .selectFrom('scores')
    .select(['chartId', 'playerId'])
    .where('id', 'in', scoreIds)
    .execute();
  const playerIds = rows.map(({ playerId }) => playerId);
  await sql`select from players where id = any(${sql.val(playerIds)}::int[]) order by id
    for share`.execute(transaction);
  return rows.map(({ chartId }) => chartId);
}

/** Scores whose chains are locked, with whether their players rank. */
async function readScores(transaction: Database, scoreIds: number[], chartIds: number[]) {
  const rows = await transaction
    .selectFrom('scores')
    .innerJoin('players', 'players.id', 'scores.playerId')
    .selectAll('scores')
    .select('players.ranked as playerRanks')
    .select((query) =>
      query
        .selectFrom('proofs')
        .select('proofs.sentAt')
        .whereRef('proofs.scoreId', '=', 'scores.id')
        .where('proofs.state', '=', 'waiting')
        .as('waitsSince'),
    )
    .where('scores.id', 'in', scoreIds)
    // A score that was merged into another chart meanwhile is not locked.
    .where('scores.chartId', 'in', chartIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Row extends ChangedScore {
  deed: ScoreDeed;
  playerRanks: boolean;
  /** When its waiting proof was sent. */
  waitsSince: string | null;
}

/** The time goes on where it stood still while a proof waited. */
function storedDueAt({ score: { state, dueAt }, waitsSince }: Row, at: Date): string | null {
  if (state !== 'proof_waiting_due' || dueAt === null || waitsSince === null) return dueAt;
  return continuedDueAt(dueAt, waitsSince, at).toISOString();
}

async function writeScores(transaction: Database, rows: readonly Row[], at: Date): Promise<void> {
  const wholeTime = new Date(at.getTime() + proofRules.daysToProve * 86_400_000).toISOString();
  const dueAtOf = (row: Row) =>
    hasTime(row.proofState) && !isAbandoned(row.score)
      ? (row.deed.dueAt?.toISOString() ?? storedDueAt(row, at) ?? wholeTime)
      : null;
  const changes = rows.map((row) => ({
    id: row.score.id,
    ...row.proofState,
    ranked: isRanked(row.proofState) && row.playerRanks,
    dueAt: dueAtOf(row),
    revision: row.revision,
  }));
  await sql`
    update scores s set state = c.state, was_unproved = c."wasUnproved", restores_to = c."restoresTo",
      ranked = c.ranked, due_at = c."dueAt", revision = c.revision
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) c (id int, state text, "wasUnproved" boolean,
      "restoresTo" text, ranked boolean, "dueAt" timestamptz, revision int)
    where s.id = c.id`.execute(transaction);
}

const toEvent = (
  { deed, score, proofState, revision, playerRanks }: Row,
  { actorId, at }: Deeds,
): ScoreEvent => {
  const before = contentOf(score);
  const unranked = unrankedDetail(proofState, playerRanks);
  const detail = deed.detail || unranked ? { ...deed.detail, ...unranked } : null;
  return {
    chartId: score.chartId,
    scoreId: score.id,
    playerId: score.playerId,
    revision,
    kind: scoreActions[deed.action],
    before,
    after: { ...before, state: proofState.state },
    actorId,
    at,
    clientKey: null,
    detail,
    note: deed.note,
  };
};

/**
 * Does something to scores, each at most once, and appends what happened to the chains of their charts. Locks their players and the
 * chains: whoever changes rows that refer to scores does it after this, in the same transaction, and whoever acts more than once locks the chains
 * of all the scores before.
 * @returns The scores that were changed, by id, as they were before. A score whose state does not allow the action, or that does not
 * exist, is left out.
 */
export async function actOnScores(
  transaction: Database,
  request: Deeds,
): Promise<Map<number, ChangedScore>> {
  const { deeds } = request;
  const scoreIds = deeds.map(({ scoreId }) => scoreId);
  if (scoreIds.length === 0) return new Map();
  const chartIds = await holdPlayers(transaction, scoreIds);
  if (chartIds.length === 0) return new Map();
  const chains = await lockChains(transaction, chartIds);
  const scores = await readScores(transaction, scoreIds, chartIds);
  const rows = deeds.flatMap((deed): Row[] => {
    const stored = scores.get(deed.scoreId);
    const proofState = stored && nextProofState(stored, deed.action);
    if (!stored || !proofState) return [];
    const { playerRanks, waitsSince, ...score } = stored;
    return [{ deed, score, playerRanks, waitsSince, proofState, revision: score.revision + 1 }];
  });
  if (rows.length === 0) return new Map();
  await writeScores(transaction, rows, request.at);
  const withdrawn = rows.filter(({ proofState }) => proofState.state === 'withdrawn');
  await endProofs(
    transaction,
    withdrawn.map(({ score }) => score.id),
    'closed',
  );
  await voidRequests(
    transaction,
    rows.map(({ score }) => score.id),
  );
  const restored = rows.filter(({ deed }) => ['restore', 'revokeProof'].includes(deed.action));
  await reopenRequests(
    transaction,
    restored.map(({ score }) => score.id),
  );
  await appendEvents(
    transaction,
    chains,
    rows.map((row) => toEvent(row, request)),
  );
  return new Map(
    rows.map(({ score, proofState, revision }) => [score.id, { score, proofState, revision }]),
  );
}
