/** The fields of trace events that are read; times are microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Elapsed time, which on a busy machine contains waiting. */
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: Record<string, unknown>;
}

export interface TraceSums {
  /** Milliseconds of processor time of the main thread, from navigation to the end of the trace. */
  processor: number;
  /** The longest task, in milliseconds of processor time. */
  longestTask: number;
  /** What tasks take beyond 50 ms each on a processor that is four times slower, after the first paint of content. */
  blocking: number;
  /** Milliseconds since navigation, elapsed. */
  firstContentfulPaint: number | undefined;
  largestContentfulPaint: number | undefined;
  layoutShift: number;
}

/** As Lighthouse slows its phone down. */
const slowdown = 4;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function dataOf({ args }: TraceEvent): Record<string, unknown> {
  return isRecord(args?.['data']) ? args['data'] : {};
}

/**
 * The process that shows a page, which is another than the empty page's before, and when the navigation to it began. If that
 * was not recorded, the commit of the document counts, before which the page's process has little to do.
 */
function findNavigation(events: readonly TraceEvent[], address: string) {
  const commit = events.find(
    (event) => event.name === 'FrameCommittedInBrowser' && dataOf(event)['url'] === address,
  );
  if (!commit) throw new Error(`The trace contains no navigation to ${address}.`);
  const { processId, frame } = dataOf(commit);
  const navigation = events.find(
    ({ name, pid, ts, args }) =>
      name === 'navigationStart' &&
      pid === processId &&
      args?.['frame'] === frame &&
      ts < commit.ts,
  );
  return { pid: processId, ts: (navigation ?? commit).ts };
}

/** Adds up what a trace says about a visit to an address. */
export function sumTrace(events: readonly TraceEvent[], address: string): TraceSums {
  const { pid, ts: start } = findNavigation(events, address);
  const main = events.find(
    ({ name, pid: process, args }) =>
      name === 'thread_name' && process === pid && args?.['name'] === 'CrRendererMain',
  );
  const ofPage = events.filter((event) => event.pid === pid && event.ts >= start);
  const at = (name: string) => {
    const found = ofPage.findLast((event) => event.name === name);
    return found && (found.ts - start) / 1000;
  };
  const firstContentfulPaint = at('firstContentfulPaint');
  const tasks = ofPage
    .filter(({ name, tid }) => name === 'RunTask' && tid === main?.tid)
    .map(({ ts, tdur = 0 }) => ({ at: (ts - start) / 1000, time: tdur / 1000 }));
  const shifts = ofPage.filter(({ name }) => name === 'LayoutShift').map(dataOf);
  return {
    processor: tasks.reduce((sum, { time }) => sum + time, 0),
    longestTask: Math.max(0, ...tasks.map(({ time }) => time)),
    blocking: tasks
      .filter((task) => task.at >= (firstContentfulPaint ?? 0))
      .reduce((sum, { time }) => sum + Math.max(0, time * slowdown - 50), 0),
    firstContentfulPaint,
    largestContentfulPaint: at('largestContentfulPaint::Candidate'),
    layoutShift: shifts
      .filter((data) => data['had_recent_input'] !== true)
      .reduce((sum, { score }) => sum + (typeof score === 'number' ? score : 0), 0),
  };
}
