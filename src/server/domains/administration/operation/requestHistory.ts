import type { OperationHours } from '../../../../contract/operation';
import type { RequestHistory } from '../../../../contract/schemas/adminOperation';
import { durationQuantile } from '../../../../contract/requestDurations';
import type { Database } from '../../../platform/database/tables';

/** The length of a point in minutes: 60 to 96 points. */
const stepMinutes: Readonly<Record<OperationHours, number>> = { 1: 1, 6: 5, 24: 15, 48: 30 };

const minute = 60_000;

interface Sum {
  requests: number;
  failures: number;
  durations: number[];
}

/** Adds up the minutes of all nodes. The last point contains the current minute. */
export async function readRequestHistory(
  database: Database,
  hours: OperationHours,
  now: Date,
): Promise<RequestHistory> {
  const minutes = stepMinutes[hours];
  const step = minutes * minute;
  const last = Math.floor(now.getTime() / step) * step;
  const first = last - hours * 60 * minute + step;
  const sums = new Map<number, Sum>();
  for (let start = first; start <= last; start += step) {
    sums.set(start, { requests: 0, failures: 0, durations: [] });
  }
  const rows = await database
    .selectFrom('requestMinutes')
    .select(['minute', 'requests', 'failures', 'durations'])
    .where('minute', '>=', new Date(first).toISOString())
    .execute();
  for (const row of rows) {
    const sum = sums.get(Math.floor(Date.parse(row.minute) / step) * step);
    if (sum) addTo(sum, row);
  }
  const points = [...sums].map(([start, { requests, failures, durations }]) => ({
    start: new Date(start).toISOString(),
    requests,
    failures,
    median: durationQuantile(durations, 0.5),
    p95: durationQuantile(durations, 0.95),
  }));
  return { hours, minutes, points };
}

function addTo(sum: Sum, { requests, failures, durations }: Sum): void {
  sum.requests += requests;
  sum.failures += failures;
  for (const [index, count] of durations.entries()) {
    sum.durations[index] = (sum.durations[index] ?? 0) + count;
  }
}
