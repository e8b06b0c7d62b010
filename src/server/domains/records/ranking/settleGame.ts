import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Clock } from '../../../platform/settings/appDependencies';
import { payLargeTies } from './payLargeTies';
import { rankNextGame } from './rankNextGame';

/** Milliseconds until the next look, when another node works or a game rests. */
const pause = 200;

interface State {
  /** Whether charts of it wait to be ranked as a whole, or members of large ties to be paid. */
  waits: boolean;
  failures: string[];
}

async function readState(database: Database, gameId: number): Promise<State> {
  const { rows } = await sql<State>`
    select exists (select from ranking_changes where game_id = ${gameId} and player_id is null)
        or r.ties_changed > r.ties_paid as waits,
      array(
        select 'game ' || r.game_id || ': ' || coalesce(r.error, '') where r.failures > 0
        union all
        select 'chart ' || f.chart_id || ': ' || f.error from chart_failures f join charts c on c.id = f.chart_id
        where c.game_id = r.game_id) as failures
    from game_rankings r where r.game_id = ${gameId}`.execute(database);
  return rows[0] ?? { waits: false, failures: [] };
}

/**
 * Ranks what is due, beside other nodes, until the charts of a game that wait to be ranked as a whole are.
 * @returns What failed; it is tried again by the workers of the site.
 */
export async function settleGame(
  database: Database,
  gameId: number,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<string[]> {
  for (;;) {
    signal.throwIfAborted();
    const outcome = await rankNextGame(database, clock());
    const { waits, failures } = await readState(database, gameId);
    // The other charts of the game go on without those that fail.
    if (!waits || (failures.length > 0 && outcome === 'nothing')) return failures;
    if (outcome === 'nothing' && !(await payLargeTies(database, clock()))) await delay(pause);
  }
}
