import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../src/server/platform/database/tables';
import { titleOf, type Read } from './reads';
import { openRequests, type FilledSite } from './siteRequests';

/** Requests a second, and for how many seconds. */
const rate = 50;
const duration = 60;
/** How many reads to name: those that took longest. */
const named = 5;

export interface LoadResult {
  requests: number;
  /** Milliseconds from the time at which a request was due until its response. */
  p50: number;
  p95: number;
  most: number;
  /** Of these reads, the median. */
  slowest: [title: string, milliseconds: number][];
}

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);

/**
 * Sends each of the reads in turn, 50 a second, whether or not those before have been answered.
 * @throws If one is not answered with success.
 */
export async function measureLoad(
  database: Database,
  filled: FilledSite,
  reads: readonly Read[],
): Promise<LoadResult> {
  const site = await openRequests(database, filled);
  const asked: { title: string; url: string; times: number[] }[] = [];
  for (const read of reads)
    if (!site.refuses(read))
      asked.push({ title: titleOf(read), url: await site.findUrl(read), times: [] });
  const total = rate * duration;
  const queue = Array.from({ length: Math.ceil(total / asked.length) }, () => asked);
  const begin = performance.now();
  const pending: Promise<void>[] = [];
  for (const [index, read] of queue.flat().slice(0, total).entries()) {
    const due = begin + (index * 1000) / rate;
    await setTimeout(Math.max(0, due - performance.now()));
    pending.push(site.get(read.url).then(() => void read.times.push(performance.now() - due)));
  }
  await Promise.all(pending);
  await site.app.close();
  const times = ascending(asked.flatMap((read) => read.times));
  const slowest = asked
    .map(({ title, times: own }): [string, number] => [title, part(ascending(own), 0.5)])
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, named);
  return {
    requests: times.length,
    p50: part(times, 0.5),
    p95: part(times, 0.95),
    most: times.at(-1) ?? 0,
    slowest,
  };
}
