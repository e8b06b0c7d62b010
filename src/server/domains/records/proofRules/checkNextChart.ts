import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import { actOnScores } from '../scores/actOnScores';
import { holdGames } from '../scores/chartRules';
import { lockChains } from '../scores/scoreEvents';
import { findCandidates, findRule, type Candidate } from './findCandidates';

/** How many scores one transaction asks for at most. */
const usualPortion = 100;
/** How many of the requests for a check of a chart one check answers at most. */
const mostRequests = 1000;

/** Takes the requests for a check of the chart that waits longest, without those that another worker has taken. */
async function takeChart(transaction: Database): Promise<number | undefined> {
  const { rows } = await sql<{ chartId: number }>`
    with oldest as (select chart_id from proof_checks order by id limit 1 for update skip locked),
    taken as (
      select k.id from oldest o join proof_checks k on k.chart_id = o.chart_id
      limit ${mostRequests} for update of k skip locked
    )
    delete from proof_checks k using taken where k.id = taken.id returning k.chart_id`.execute(
    transaction,
  );
  return rows[0]?.chartId;
}

/** Locks what actions on the scores of a chart lock, in their order. */
async function lockCandidates(
  transaction: Database,
  {
    chartId,
    gameId,
    candidates,
  }: { chartId: number; gameId: number; candidates: readonly Candidate[] },
): Promise<void> {
  const players = sql.val(candidates.map(({ playerId }) => playerId));
  await sql`select from players where id = any(${players}::int[]) order by id for share`.execute(
    transaction,
  );
  await holdGames(transaction, [gameId]);
  await lockChains(transaction, [chartId]);
}

/** Demands the proofs of some scores of a chart; the others make another check. */
async function checkChart(
  transaction: Database,
  chartId: number,
  { at, portion }: { at: Date; portion: number },
): Promise<void> {
  const known = await findRule(transaction, chartId);
  if (!known) return;
  const found = await findCandidates(transaction, chartId, { ...known, portion });
  if (found.length === 0) return;
  await lockCandidates(transaction, { chartId, gameId: known.gameId, candidates: found });
  // As they are now that nothing changes them any more.
  const rule = await findRule(transaction, chartId);
  if (!rule) return;
  const locked = new Set(found.map(({ id }) => id));
  const candidates = await findCandidates(transaction, chartId, { ...rule, portion });
  const [fresh, old] = [true, false].map((isNew) =>
    candidates.filter((one) => one.isNew === isNew && locked.has(one.id)).map(({ id }) => id),
  ) as [number[], number[]];
  const demand = { action: 'require', detail: { reason: 'proofRule' } } as const;
  const deeds = fresh.map((scoreId) => ({ scoreId, ...demand }));
  const asked = await actOnScores(transaction, { deeds, actorId: null, at });
  const over = [...old, ...fresh.filter((id) => !asked.has(id))];
  await sql`delete from proof_candidates where score_id = any(${sql.val(over)}::int[])`.execute(
    transaction,
  );
  if (found.length === portion)
    await transaction.insertInto('proofChecks').values({ chartId }).execute();
}

/** Puts a chart that cannot be checked behind the others. */
async function putOff(database: Database, chartId: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('proofChecks').where('chartId', '=', chartId).execute();
    await transaction.insertInto('proofChecks').values({ chartId }).execute();
  });
}

/**
 * Demands proofs of scores of the chart that waits longest, as the rule of its group says, in one transaction. Any number of nodes may do
 * this at once, and any may end at any moment.
 * @returns Whether there was a chart.
 */
export async function checkNextChart(
  database: Database,
  at: Date,
  { portion = usualPortion }: { portion?: number } = {},
): Promise<boolean> {
  let chartId: number | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      chartId = await takeChart(transaction);
      if (chartId !== undefined) await checkChart(transaction, chartId, { at, portion });
    });
  } catch (error) {
    if (chartId !== undefined && !(error instanceof DatabaseUnavailable))
      await putOff(database, chartId);
    throw error;
  }
  return chartId !== undefined;
}
