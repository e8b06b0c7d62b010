import { sql } from 'kysely';
import type {
  RequestGrounds,
  RequestKind,
  RequestState,
} from '../../../../contract/records/proofRequests';
import type { Database } from '../../../platform/database/tables';
import { holdPlayer } from '../../records/players/findOrCreatePlayer';
import { findOpenCharts, holdGames } from '../../records/scores/chartRules';
import { lockChains } from '../../records/scores/scoreEvents';

interface StoredRequest {
  id: number;
  kind: RequestKind;
  grounds: RequestGrounds;
  state: RequestState;
  askedBy: number | null;
  decidedBy: number | null;
  reason: string | null;
  note: string | null;
}

/** A request with the score that it is about, as both are while they are locked. */
export interface LockedRequest extends StoredRequest {
  scoreId: number;
  gameId: number;
  /** Of the player; null for a deleted account. */
  userId: number | null;
  scoreRevision: number;
  /** Whether its proof is due without an end, and nobody can send it. */
  isAbandoned: boolean;
  isOpenChart: boolean;
  /** All open requests about the score, itself too. */
  open: StoredRequest[];
}

/**
 * Keeps the accounts of those who asked about a score from being deleted: that would wait for the requests, which are locked next.
 * @returns Their ids.
 */
async function holdAskers(transaction: Database, scoreId: number): Promise<Set<number>> {
  const rows = await transaction
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', 'in', (query) =>
      query.selectFrom('proofRequests').select('askedBy').where('scoreId', '=', scoreId),
    )
    .orderBy('u.id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks a request, after those who asked, the player, the game and the chart of its score.
 * @returns Undefined for an unknown one, and for one whose score moved to another chart, or was asked about again, at this moment.
 */
export async function lockRequest(
  transaction: Database,
  id: number,
): Promise<LockedRequest | undefined> {
  const known = await transaction
    .selectFrom('proofRequests as r')
    .innerJoin('scores as s', 's.id', 'r.scoreId')
    .select(['r.scoreId', 'r.gameId', 's.chartId', 's.playerId'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!known) return undefined;
  const { scoreId, gameId, chartId } = known;
  const askers = await holdAskers(transaction, scoreId);
  await holdPlayer(transaction, known.playerId);
  await holdGames(transaction, [gameId]);
  await lockChains(transaction, [chartId]);
  const { rows: stored } = await sql<StoredRequest>`
    select r.* from proof_requests r where r.id = ${id} or (r.score_id = ${scoreId} and r.state = 'open')
    order by r.id for update`.execute(transaction);
  const score = await transaction
    .selectFrom('scores as s')
    .innerJoin('players as l', 'l.id', 's.playerId')
    .select(['s.revision as scoreRevision', 'l.userId'])
    .select(sql<boolean>`s.state = 'due' and s.due_at is null`.as('isAbandoned'))
    .where('s.id', '=', scoreId)
    .where('s.chartId', '=', chartId)
    .executeTakeFirst();
  const request = stored.find((row) => row.id === id);
  if (!request || !score) return undefined;
  const isOpenChart = (await findOpenCharts(transaction, [chartId])).has(chartId);
  const open = stored.filter(({ state }) => state === 'open');
  if (open.some(({ askedBy }) => askedBy !== null && !askers.has(askedBy))) return undefined;
  return { ...request, ...score, scoreId, gameId, isOpenChart, open };
}
