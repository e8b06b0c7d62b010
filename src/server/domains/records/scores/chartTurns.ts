import { setTimeout as delay } from 'node:timers/promises';
import { rateLimited } from '../../../platform/errors/problemError';

/** Runs work when it is its turn on all of these charts. */
export type ChartTurns = <Result>(
  chartIds: readonly number[],
  work: () => Promise<Result>,
) => Promise<Result>;

interface Line {
  /** Settles when everyone who is in the line has left it. */
  empty: Promise<unknown>;
  length: number;
}

interface Options {
  /** How many wait for a chart at most. */
  waiting?: number;
  /** Milliseconds that one waits at most. */
  patience?: number;
}

/**
 * Posts on a chart wait here for one another, not in the database: there each would keep a connection that others need. Few wait, and
 * briefly; any others are told to try again (429).
 */
export function createChartTurns({ waiting = 20, patience = 2500 }: Options = {}): ChartTurns {
  const lines = new Map<number, Line>();
  const busy = () => rateLimited(waiting, 1);

  /** Joins the lines of all charts at once, so that two batches wait for each other, never in a circle. */
  function join(chartIds: readonly number[]) {
    const ids = [...new Set(chartIds)];
    if (ids.some((id) => (lines.get(id)?.length ?? 0) > waiting)) throw busy();
    const turn = Promise.all(ids.map(async (id) => lines.get(id)?.empty));
    let open = () => {};
    const empty = new Promise<void>((resolve) => {
      open = resolve;
    });
    for (const id of ids) lines.set(id, { empty, length: (lines.get(id)?.length ?? 0) + 1 });
    const leave = () => {
      for (const id of ids) {
        const line = lines.get(id);
        if (line && line.length > 1) line.length -= 1;
        else lines.delete(id);
      }
      open();
    };
    return { turn, leave };
  }

  return async (chartIds, work) => {
    const { turn, leave } = join(chartIds);
    const end = new AbortController();
    const isLate = delay(patience, true, { signal: end.signal, ref: false }).catch(() => false);
    if ((await Promise.race([turn, isLate])) === true) {
      // Those behind wait for those before.
      void turn.then(leave);
      throw busy();
    }
    end.abort();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
