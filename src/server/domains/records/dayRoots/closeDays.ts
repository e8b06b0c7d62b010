import { sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlatformServices } from '../../../platform/services';
import { leafHash } from './dayTree';
import { findChangedChains, markRooted, type ChangedChain } from './changedChains';
import { growTree } from './growTree';
import { firstRoot, signedText } from './signedText';
import { keepSigningKey, type SigningKey } from './signingKey';

const dayLength = 86_400_000;
/** Milliseconds: posts that began before the end of a day are stored by then, also those of nodes whose clocks are a little late. */
const grace = 10 * 60_000;
/** How many rows are written with one statement. */
const batchSize = 1000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const noDay = { day: undefined, root: firstRoot, chartCount: 0, eventCount: 0 };

async function findLastDay(transaction: Database) {
  const last = await transaction
    .selectFrom('dayRoots')
    .select(['day', 'root', 'chartCount', 'eventCount'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? noDay;
}

async function storeHeads(transaction: Database, day: string, chains: readonly ChangedChain[]) {
  for (let start = 0; start < chains.length; start += batchSize) {
    const rows = chains
      .slice(start, start + batchSize)
      .map(({ chartId, eventCount, hash }) => ({ chartId, day, eventCount, hash }));
    await transaction.insertInto('dayHeads').values(rows).execute();
  }
}

/** Closes the day after the last closed one, on a new site yesterday; returns what changed, or undefined if it has not ended. */
async function closeNextDay(
  transaction: Database,
  { key, now }: { key: SigningKey; now: Date },
): Promise<ChangedChain[] | undefined> {
  // Readers are not blocked: another node that closes days waits, and then finds this day closed.
  await sql`lock table day_roots in exclusive mode`.execute(transaction);
  const last = await findLastDay(transaction);
  const start =
    last.day === undefined
      ? startOf(dayOf(now.getTime() - grace)) - dayLength
      : startOf(last.day) + dayLength;
  const end = start + dayLength;
  if (end + grace > now.getTime()) return undefined;
  const day = dayOf(start);
  const chains = await findChangedChains(transaction, new Date(end));
  const leaves = new Map(chains.map((chain) => [chain.chartId, leafHash(chain.chartId, chain)]));
  const signed = {
    day,
    root: (await growTree(transaction, day, leaves)) ?? last.root,
    chartCount: last.chartCount + chains.filter(({ rooted }) => rooted === 0).length,
    eventCount: chains.reduce(
      (sum, { eventCount, rooted }) => sum + eventCount - rooted,
      last.eventCount,
    ),
    previousRoot: last.root,
    closedAt: now.toISOString(),
  };
  const signature = sign(null, Buffer.from(signedText(signed)), key.privateKey);
  await storeHeads(transaction, day, chains);
  await transaction
    .insertInto('dayRoots')
    .values({ ...signed, keyId: key.id, signature })
    .execute();
  return chains;
}

/** Closes each day that has ended: stores the ends of the chains that changed on it, and a signed root over those of all charts. */
export async function closeDays({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const key = await keepSigningKey(database, clock());
  for (;;) {
    const chains = await database
      .transaction()
      .execute(async (transaction) => closeNextDay(transaction, { key, now: clock() }));
    if (!chains) return;
    await markRooted(database, chains);
  }
}
