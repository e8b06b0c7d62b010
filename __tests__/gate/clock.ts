import { readFileSync } from 'node:fs';

export interface Duration {
  /** Seconds that passed. */
  wall: number;
  /** Processor seconds; undefined where the system does not tell them: only Linux does. */
  processor: number | undefined;
}

const ticksPerSecond = 100;

/** Processor seconds, user and system, of all child processes that have ended, and of those they waited for (proc(5)). */
function endedChildren(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program, in brackets, may contain spaces: fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Processor seconds that earlier durations contain. */
let counted = endedChildren() ?? 0;

/**
 * Starts to measure a child process; the function returned ends it. Call it when the process has exited: a child's
 * processor time counts from then on. So durations may overlap.
 */
export function startClock(): () => Duration {
  const start = performance.now();
  return () => {
    const total = endedChildren();
    const processor = total === undefined ? undefined : total - counted;
    counted = total ?? 0;
    return { wall: (performance.now() - start) / 1000, processor };
  };
}

export const describeDuration = ({ wall, processor }: Duration): string =>
  `${wall.toFixed(1)} s${processor === undefined ? '' : ` (${processor.toFixed(1)} s of processors)`}`;
