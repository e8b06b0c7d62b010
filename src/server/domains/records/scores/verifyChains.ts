import type { Database } from '../../../platform/database/tables';
import { firstHash, hashEvent } from './scoreEvents';

export interface ChainFault {
  chartId: number;
  /** The first event of the chart that does not fit; one more than the last for an event that is missing at the end. */
  sequence: number;
}

/** How many events are read at a time. */
const batchSize = 1000;

type Reader = (after: number) => Promise<Awaited<ReturnType<typeof readEvents>>>;

const readEvents = (database: Database, chartId: number, after: number) =>
  database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chartId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(batchSize)
    .execute();

async function findFault(
  head: { chartId: number; eventCount: number; hash: Buffer },
  read: Reader,
): Promise<ChainFault | undefined> {
  const { chartId } = head;
  let previous: Buffer = firstHash;
  let sequence = 0;
  for (;;) {
    const events = await read(sequence);
    for (const event of events) {
      sequence += 1;
      const hash = hashEvent(previous, event);
      const fits =
        event.sequence === sequence &&
        event.previousHash.equals(previous) &&
        event.hash.equals(hash);
      if (!fits) return { chartId, sequence };
      previous = hash;
    }
    if (events.length < batchSize) break;
  }
  const isWhole = sequence === head.eventCount && previous.equals(head.hash);
  return isWhole ? undefined : { chartId, sequence: sequence + 1 };
}

/** Computes the chain of hashes of every chart again; returns the first fault of each chart that has one. */
export async function verifyChains(database: Database): Promise<ChainFault[]> {
  const heads = await database.selectFrom('chartHeads').selectAll().orderBy('chartId').execute();
  const faults: ChainFault[] = [];
  for (const head of heads) {
    const fault = await findFault(head, async (after) => readEvents(database, head.chartId, after));
    if (fault) faults.push(fault);
  }
  return faults;
}
