import { sql } from 'kysely';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import type { PlatformServices } from '../../platform/services';
import { actOnScores } from '../records/scores/actOnScores';
import { findOpenCharts } from '../records/scores/chartRules';
import { hasNoProofLeft, ofDemand } from '../records/scores/lastProof';
import { reopenRequests } from '../records/scores/openRequests';
import { resumedDueAt } from '../records/scores/resumeDeadlines';
import { lockChains } from '../records/scores/scoreEvents';

/** How many scores one transaction looks at. */
const batch = 100;

interface OverdueScore {
  id: number;
  chartId: number;
  playerId: number;
}

async function findOverdue(database: Database, at: Date, among?: readonly number[]) {
  const ofThese = among ? sql`and id = any(${sql.val(among)}::int[])` : sql``;
  const { rows } = await sql<OverdueScore>`
    select id, chart_id, player_id from scores where state = 'due' and due_at <= ${at} ${ofThese}
    order by due_at, id limit ${batch}`.execute(database);
  return rows;
}

/** Locks the players and the chains of scores. @returns Those whose time is still over. */
async function lockOverdue(transaction: Database, found: readonly OverdueScore[], at: Date) {
  const playerIds = found.map(({ playerId }) => playerId);
  await sql`select from players where id = any(${sql.val(playerIds)}::int[]) order by id for share`.execute(
    transaction,
  );
  await lockChains(
    transaction,
    found.map(({ chartId }) => chartId),
  );
  const ids = found.map(({ id }) => id);
  return findOverdue(transaction, at, ids);
}

interface LockedScore extends OverdueScore {
  /** Whether its player cannot log in at the moment. */
  isShutOut: boolean;
  hasNoProofLeft: boolean;
  /** Whether its account is deleted, and no moderator has demanded the proof: the site asks nothing of it any more. */
  isAbandoned: boolean;
}

async function findFacts(transaction: Database, overdue: readonly OverdueScore[]) {
  const ids = overdue.map(({ id }) => id);
  const { rows } = await sql<LockedScore>`
    select s.id, s.chart_id, s.player_id, coalesce(${accountIsOut('u')}, false) as is_shut_out, ${hasNoProofLeft} as has_no_proof_left,
      p.user_id is null and ${ofDemand(sql`e.actor_id`)} is null as is_abandoned
    from scores s join players p on p.id = s.player_id left join users u on u.id = p.user_id
    where s.id = any(${sql.val(ids)}::int[])`.execute(transaction);
  return rows;
}

const setDueAt = async (transaction: Database, scoreIds: readonly number[], dueAt: string | null) =>
  sql`update scores set due_at = ${dueAt}::timestamptz where id = any(${sql.val([...scoreIds])}::int[])`.execute(
    transaction,
  );

/** Lets moderators decide about scores that nobody can prove: about open requests, or on the grounds of the rule that demands the proof. */
async function abandon(transaction: Database, scoreIds: readonly number[], at: Date) {
  if (scoreIds.length === 0) return;
  await setDueAt(transaction, scoreIds, null);
  await reopenRequests(transaction, scoreIds);
  await sql`
    insert into proof_requests (score_id, game_id, player_id, revision, amounts, kind, grounds, asked_at)
    select s.id, c.game_id, s.player_id, s.revision, s.amounts, 'unusual', 'proofRule', ${at}
    from scores s join charts c on c.id = s.chart_id where s.id = any(${sql.val([...scoreIds])}::int[])
      and not exists (select from proof_requests r where r.score_id = s.id and r.state = 'open')`.execute(
    transaction,
  );
}

/** @returns Whether there may be more. */
const expireBatch = async (database: Database, at: Date): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const found = await findOverdue(transaction, at);
    if (found.length === 0) return false;
    const overdue = await findFacts(transaction, await lockOverdue(transaction, found, at));
    const open = await findOpenCharts(
      transaction,
      overdue.map(({ chartId }) => chartId),
    );
    const over: number[] = [];
    const postponable: number[] = [];
    const abandoned: number[] = [];
    for (const { id, chartId, isAbandoned, isShutOut, ...score } of overdue)
      if (isAbandoned) abandoned.push(id);
      else if (score.hasNoProofLeft || (open.has(chartId) && !isShutOut)) over.push(id);
      else postponable.push(id);
    const deeds = over.map((scoreId) => ({ scoreId, action: 'expire' as const }));
    await actOnScores(transaction, { deeds, actorId: null, at });
    await setDueAt(transaction, postponable, resumedDueAt(at));
    await abandon(transaction, abandoned, at);
    return found.length === batch;
  });

/**
 * Takes scores out of the boards whose time to prove them is over. The time of one whose proof waits stands still, and a withdrawn one has
 * none. Safe to run on several nodes at once.
 */
export async function expireScores({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  for (let more = true; more;) more = await expireBatch(database, clock());
}
