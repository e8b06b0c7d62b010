import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Clock } from '../../../platform/settings/appDependencies';
import { payNextPlatforms } from '../platformPayments/payNextPlatforms';
import { payLargeTies } from './payLargeTies';
import { payNextGame } from './payNextGame';

/** Milliseconds until the next look, when another node works or a game rests. */
const pause = 200;

interface State {
  /** Whether charts of it wait to be ranked as a whole, or members of large ties to be paid. */
  waits: boolean;
  /** How many charts wait. One of which some players are ranked counts as a part of a chart. */
  charts: number;
  failures: string[];
}

async function readState(database: Database, gameId: number): Promise<State> {
  const { rows } = await sql<State>`
    select exists (select from ranking_changes where game_id = ${gameId} and player_id is null)
        or r.ties_changed > r.ties_paid as waits,
      (select coalesce(sum(1 - w.after_player::float8 / greatest(1, w.last_player)), 0) from (
          select min(x.after_player) as after_player,
            (select max(s.player_id) from scores s where s.chart_id = x.chart_id) as last_player
          from ranking_changes x where x.game_id = ${gameId} and x.player_id is null group by x.chart_id
        ) w) as charts,
      array(
        select 'game ' || r.game_id || ': ' || coalesce(r.error, '') where r.failures > 0
        union all
        select 'chart ' || f.chart_id || ': ' || f.error from chart_failures f join charts c on c.id = f.chart_id
        where c.game_id = r.game_id) as failures
    from game_rankings r where r.game_id = ${gameId}`.execute(database);
  return rows[0] ?? { waits: false, charts: 0, failures: [] };
}

interface SettleOptions {
  clock: Clock;
  signal: AbortSignal;
  /** Called while charts wait, with the share of them that are ranked. */
  onProgress?: (share: number) => void;
}

/**
 * Ranks what is due, beside other nodes, until the charts of a game that wait to be ranked as a whole are, and lets platforms follow.
 * @returns What failed; it is tried again by the workers of the site.
 */
export async function settleGame(
  database: Database,
  gameId: number,
  { clock, signal, onProgress }: SettleOptions,
): Promise<string[]> {
  const { charts: all } = await readState(database, gameId);
  for (;;) {
    signal.throwIfAborted();
    const outcome = await payNextGame(database, clock());
    const { waits, charts, failures } = await readState(database, gameId);
    // The other charts of the game go on without those that fail.
    if (!waits || (failures.length > 0 && outcome === 'nothing')) {
      while ((await payNextPlatforms(database, { pause: 0 })) !== 'nothing')
        signal.throwIfAborted();
      return failures;
    }
    if (charts > 0) onProgress?.(Math.max(0, 1 - charts / all));
    if (outcome === 'nothing' && !(await payLargeTies(database, clock()))) await delay(pause);
  }
}
