import { sql } from 'kysely';
import { isRanked } from '../../../../contract/records/proofStates';
import type { Database } from '../../../platform/database/tables';
import { appendEvents } from './appendEvents';
import { voidRequests } from './openRequests';
import { lockChains, unrankedDetail, type ScoreEvent } from './scoreEvents';
import { contentOf, type StoredScore } from './storeScores';

/** More would take too long in one transaction. */
const mostScores = 20_000;

/** A score of the chart that is merged, and the one that its player has on the other chart. */
interface Pair {
  source: StoredScore;
  target: StoredScore | undefined;
}

/** Of a deleted account the time to prove a score has no end. */
const isOpen = ({ state, dueAt }: StoredScore) =>
  ['asked', 'proof_waiting', 'proof_waiting_due'].includes(state) ||
  (state === 'due' && dueAt !== null);

/** Whether the score of the merged chart remains: one that ranks, else the better, else the earlier one. */
function remains({ source, target }: Pair): boolean {
  if (!target || target.state === 'withdrawn') return true;
  if (source.state === 'withdrawn') return false;
  // Of one player: whether the player ranks may not have reached both yet.
  if (isRanked(source) !== isRanked(target)) return isRanked(source);
  const order = Buffer.compare(source.sortKey, target.sortKey);
  return order === 0 ? Date.parse(source.changedAt) < Date.parse(target.changedAt) : order < 0;
}

async function readPairs(transaction: Database, from: number, into: number): Promise<Pair[]> {
  const sources = await transaction
    .selectFrom('scores')
    .selectAll()
    .where('chartId', '=', from)
    // Of the withdrawn ones those that come back only with a proof: their players could post without one on the other chart.
    .where((where) =>
      where.or([where('state', '<>', 'withdrawn'), where('wasUnproved', '=', true)]),
    )
    .orderBy('id')
    .execute();
  const targets = await transaction
    .selectFrom('scores')
    .selectAll()
    .where('chartId', '=', into)
    .where('playerId', 'in', (query) =>
      query.selectFrom('scores as s').select('s.playerId').where('s.chartId', '=', from),
    )
    .execute();
  const byPlayer = new Map(targets.map((score) => [score.playerId, score]));
  return sources.map((source) => ({ source, target: byPlayer.get(source.playerId) }));
}

type Facts = Pick<ScoreEvent, 'actorId' | 'at'>;

function eventsOf(pairs: readonly Pair[], into: number, facts: Facts) {
  const moved = pairs.map(({ source }): ScoreEvent => {
    const before = contentOf(source);
    return {
      ...facts,
      chartId: source.chartId,
      scoreId: source.id,
      playerId: source.playerId,
      revision: source.revision + 1,
      kind: 'moved',
      before,
      after: { ...before, state: 'withdrawn' },
      clientKey: null,
    };
  });
  const merged = pairs.filter(remains).map(({ source, target }): ScoreEvent => {
    const { id, revision } = target ?? source;
    return {
      ...facts,
      chartId: into,
      scoreId: id,
      playerId: source.playerId,
      revision: revision + 1,
      kind: 'merged',
      before: target ? contentOf(target) : null,
      after: contentOf(source),
      clientKey: null,
      detail: unrankedDetail(source, source.ranked),
    };
  });
  return { moved, merged };
}

const idsOf = (pairs: readonly Pair[]) => sql.val(pairs.map(({ source }) => source.id));

async function moveScores(transaction: Database, pairs: readonly Pair[], into: number) {
  // Who has no score on the other chart keeps the row, and with it all that refers to it.
  const alone = idsOf(pairs.filter(({ target }) => !target));
  const replacing = idsOf(pairs.filter((pair) => pair.target && remains(pair)));
  const others = idsOf(pairs.filter(({ target }) => target));
  await sql`
    update scores set chart_id = ${into}, revision = revision + 1 where id = any(${alone}::int[])`.execute(
    transaction,
  );
  await sql`
    update scores t set amounts = s.amounts, sort_key = s.sort_key, platform_id = s.platform_id,
      achieved_on = s.achieved_on, posted_at = least(t.posted_at, s.posted_at), changed_at = s.changed_at,
      state = s.state, was_unproved = s.was_unproved, ranked = s.ranked, due_at = s.due_at, restores_to = null, revision = t.revision + 1
    from scores s
    where s.id = any(${replacing}::int[]) and t.chart_id = ${into} and t.player_id = s.player_id`.execute(
    transaction,
  );
  // What proves the value that remains; waiting proofs are on rows that move as a whole, because merges of others are refused.
  await sql`
    update proofs p set score_id = t.id, revision = t.revision, client_key = null
    from scores s join scores t on t.chart_id = ${into} and t.player_id = s.player_id
    where s.id = any(${replacing}::int[]) and p.score_id = s.id and p.state = 'accepted'`.execute(
    transaction,
  );
  // A doubt goes with its value.
  const doubts = sql`r.state = 'open'`;
  await sql`
    update proof_requests r set state = 'void' from scores s join scores t on t.chart_id = ${into} and t.player_id = s.player_id
    where s.id = any(${replacing}::int[]) and r.score_id = t.id and ${doubts}`.execute(transaction);
  await sql`
    update proof_requests r set score_id = t.id, revision = t.revision
    from scores s join scores t on t.chart_id = ${into} and t.player_id = s.player_id
    where s.id = any(${replacing}::int[]) and r.score_id = s.id and ${doubts}`.execute(transaction);
  await sql`
    update scores set state = 'withdrawn', was_unproved = false, ranked = false, due_at = null, restores_to = null,
      revision = revision + 1 where id = any(${others}::int[])`.execute(transaction);
}

interface Merge extends Facts {
  from: number;
  into: number;
}

/**
 * Moves the scores of a chart to another one with the same value columns: of the two scores of a player one remains. Every change is in the
 * chain of its chart. A score that does not remain stays on its chart, withdrawn.
 * @returns How many scores the chart had, or why they cannot be moved.
 */
export async function mergeScores(
  transaction: Database,
  { from, into, ...facts }: Merge,
): Promise<{ scores: number } | { refused: 'tooMany' | 'openProofs' }> {
  const chains = await lockChains(transaction, [from, into]);
  const pairs = await readPairs(transaction, from, into);
  if (pairs.length > mostScores) return { refused: 'tooMany' };
  // A proof belongs to one of the two rows, which may not be the one that remains.
  const isUndecided = ({ source, target }: Pair) => target && (isOpen(source) || isOpen(target));
  if (pairs.some(isUndecided)) return { refused: 'openProofs' };
  const { moved, merged } = eventsOf(pairs, into, facts);
  await moveScores(transaction, pairs, into);
  await voidRequests(
    transaction,
    pairs.flatMap(({ source, target }) => (target ? [source.id, target.id] : [])),
  );
  await appendEvents(transaction, chains, [...moved, ...merged]);
  return { scores: pairs.length };
}
