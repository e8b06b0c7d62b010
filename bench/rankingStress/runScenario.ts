import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { paths } from '../../src/contract/paths';
import { PostResults } from '../../src/contract/schemas/scores';
import type { Database } from '../../src/server/platform/database/tables';
import { bearer, send, type Member } from '../../__tests__/support/faults/nodes';
import { readContract } from '../../__tests__/support/readContract';
import { startReaders, type Looks } from './startReaders';

export interface Scenario {
  name: string;
  charts: readonly number[];
  /** Posts a second, and for how long. */
  rate: number;
  seconds: number;
  /** Seconds between two connections that are ended; none if undefined. */
  killEvery?: number;
  /** Seconds between two times that all background jobs become due; only those that are due by themselves if undefined. */
  jobsEvery?: number;
}

export interface Outcome extends Looks {
  /** How many posts got each outcome: that of the row, or the status of another response. */
  outcomes: Map<string, number>;
  /** Seconds that the oldest change waited, each time it was looked at. */
  pending: number[];
  /** Seconds from the last post until nothing waited. */
  settled: number;
  /** How many connections were ended. */
  ended: number;
}

interface Site {
  /** A connection of its own, which nobody ends. */
  database: Database;
  origins: readonly string[];
  members: readonly Member[];
}

/** Milliseconds between two looks at what waits. */
const lookPause = 100;

async function readPending(database: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(at))::float8 as seconds from ranking_changes`.execute(
    database,
  );
  return rows[0]?.seconds ?? 0;
}

/** Ends a connection of a node, one that is at work if there is any. @returns Whether there was one. */
async function endConnection(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by state <> 'idle' desc, random() limit 1`.execute(database);
  return rows.length > 0;
}

/** Makes the jobs due that no node runs. The nodes look for such jobs themselves. */
async function makeJobsDue(database: Database): Promise<void> {
  await sql`update jobs set due_at = clock_timestamp() where leased_until is null`.execute(
    database,
  );
}

/** Runs posts at a fixed rate beside readers and workers, and looks at what waits to be ranked. */
export async function runScenario(
  { database, origins, members }: Site,
  { charts, rate, seconds, killEvery, jobsEvery }: Scenario,
): Promise<Outcome> {
  const outcomes = new Map<string, number>();
  const pending: number[] = [];
  const stopReaders = startReaders(origins, charts);
  const lifetime = new AbortController();
  const look = async () => {
    while (!lifetime.signal.aborted) {
      pending.push(await readPending(database));
      await delay(lookPause);
    }
  };
  let ended = 0;
  const repeat = async (period: number | undefined, act: () => Promise<void>) => {
    if (period === undefined) return;
    while (!lifetime.signal.aborted) {
      await delay(period * 1000);
      await act();
    }
  };
  const kill = async () => {
    if (await endConnection(database)) ended += 1;
  };
  const beside = [
    look(),
    repeat(killEvery, kill),
    repeat(jobsEvery, async () => makeJobsDue(database)),
  ];
  const post = async (index: number) => {
    const score = {
      chart: charts[index % charts.length] ?? 0,
      values: [300_000 + Math.floor(Math.random() * 100_000)],
      key: randomUUID(),
      confirmed: ['worse', 'zero', 'unusual'],
    };
    const member = members[index % members.length];
    const { status, body } = await send(origins[index % origins.length] ?? '', paths.scoreBatch, {
      body: { scores: [score] },
      headers: bearer(member?.token ?? ''),
    });
    const [result] = status === 200 ? readContract(PostResults, body).results : [];
    const outcome = result?.outcome ?? String(status);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const posts: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    posts.push(post(index));
    await delay(Math.max(0, start + ((index + 1) * 1000) / rate - performance.now()));
  }
  await delay(Math.max(0, start + seconds * 1000 - performance.now()));
  await Promise.all(posts);
  const last = performance.now();
  while ((await readPending(database)) > 0) await delay(lookPause);
  const settled = (performance.now() - last) / 1000;
  lifetime.abort();
  await Promise.all(beside);
  return { ...(await stopReaders()), outcomes, pending, settled, ended };
}
