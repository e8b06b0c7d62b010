import { asApiError, isNotFound } from '../../api/errors/apiError';
import { chainsApi } from '../../api/chainsApi';
import type { ChainPage, DayChart } from '../../api/wire/chainFromWire';
import type { AppDispatch } from '../../store/createStore';
import { checkChain } from './checkChain';
import { checkDay, type DayVerdict } from './checkDay';

/** What the check of a chart found. */
export interface Verdict {
  /** How many events are right. */
  events: number;
  /** The sequence of the first event that is not right. */
  fault: number | undefined;
  /** The latest signed day; undefined if it has no event of the chart, or the chain is not right. */
  day: { day: string; events: number; verdict: DayVerdict } | undefined;
  /** All that was read, one JSON object a line. */
  file: Blob;
}

export interface Verification {
  chartId: number;
  dispatch: AppDispatch;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  /** The site limits how much is read at once. */
  onWait: () => void;
}

const fresh = { forceRefetch: true, subscribe: false };
const { getChainPage, getDayChart, getLatestDays, getSigningKeys } = chainsApi.endpoints;

/** Rejects once the check is cancelled. */
const pause = async (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = globalThis.setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      globalThis.clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Without it if the chart had no events on that day. */
async function readDayChart(
  dispatch: AppDispatch,
  day: string,
  id: number,
): Promise<DayChart | undefined> {
  try {
    return await dispatch(getDayChart.initiate({ day, id }, fresh)).unwrap();
  } catch (error) {
    if (isNotFound(asApiError(error))) return undefined;
    throw error;
  }
}

/** Checks the whole chain of a chart, and the latest day that signed it. @throws ApiError when something cannot be read. */
export async function verifyChart({
  chartId,
  dispatch,
  signal,
  onProgress,
  onWait,
}: Verification): Promise<Verdict> {
  const lines: BlobPart[] = [];
  const write = (...parts: object[]) =>
    lines.push(new Blob(parts.map((part) => `${JSON.stringify(part)}\n`)));
  let end: ChainPage['end'] = { eventCount: 0, hash: '' };
  const fetchPage = async (after: string): Promise<ChainPage> => {
    signal.throwIfAborted();
    try {
      return await dispatch(getChainPage.initiate({ id: chartId, after }, fresh)).unwrap();
    } catch (error) {
      const failure = asApiError(error);
      if (failure?.kind !== 'http' || failure.retryAfter === undefined) throw error;
      onWait();
      await pause(failure.retryAfter, signal);
      return fetchPage(after);
    }
  };
  const readPage = async (after: string) => {
    const page = await fetchPage(after);
    signal.throwIfAborted();
    write(...page.items.map((event) => ({ event })));
    ({ end } = page);
    return page;
  };
  // Before the chain: the chain then has all events that the day has.
  const { items: days } = await dispatch(getLatestDays.initiate(undefined, fresh)).unwrap();
  const [day] = days;
  const chart = day && (await readDayChart(dispatch, day.day, chartId));
  const { hashes, fault } = await checkChain({ chartId, readPage, onProgress });
  write({ chain: { chartId, ...end } });
  const verdict = { events: hashes.length, fault, day: undefined };
  if (!day || !chart) return { ...verdict, file: new Blob(lines) };
  const { items: keys } = await dispatch(getSigningKeys.initiate(undefined, fresh)).unwrap();
  signal.throwIfAborted();
  write({ day, inclusion: { chartId, ...chart } }, ...keys.map((key) => ({ key })));
  const file = new Blob(lines, { type: 'application/x-ndjson' });
  if (fault !== undefined) return { ...verdict, file };
  const checked = await checkDay({ chartId, day, chart, keys, hashes });
  return { ...verdict, day: { day: day.day, events: chart.eventCount, verdict: checked }, file };
}
