import type { Database } from '../../../platform/database/tables';
import { firstHash, hashEvent } from '../scores/scoreEvents';

/** How many events are read at a time. */
const batchSize = 1000;

const readEvents = async (snapshot: Database, chartId: number, after: number) =>
  snapshot
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chartId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(batchSize)
    .execute();

/**
 * Computes the chain of hashes of a chart again, in a transaction that sees one snapshot.
 * @returns The sequence of the first event that does not fit; one more than the last for an event that is missing at the end.
 */
export async function findChainFault(
  snapshot: Database,
  chartId: number,
): Promise<number | undefined> {
  const head = await snapshot
    .selectFrom('chartHeads')
    .select(['eventCount', 'hash'])
    .where('chartId', '=', chartId)
    .executeTakeFirst();
  let previous: Buffer = firstHash;
  let sequence = 0;
  for (;;) {
    const events = await readEvents(snapshot, chartId, sequence);
    for (const event of events) {
      sequence += 1;
      const hash = hashEvent(previous, event);
      const fits =
        event.sequence === sequence &&
        event.previousHash.equals(previous) &&
        event.hash.equals(hash);
      if (!fits) return sequence;
      previous = hash;
    }
    if (events.length < batchSize) break;
  }
  const end = head ?? { eventCount: 0, hash: firstHash };
  const isWhole = sequence === end.eventCount && previous.equals(end.hash);
  return isWhole ? undefined : sequence + 1;
}
