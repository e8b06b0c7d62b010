import type { ChainEvent, ChainPage } from '../../api/wire/chainFromWire';
import { bytesOfHex, bytesOfText, parseList, sha256 } from './hashes';

/** The hash before the first event. */
const firstHash = '0'.repeat(64);

interface ChainToCheck {
  chartId: number;
  /** The page behind an event; the first one for an empty text. */
  readPage: (after: string) => Promise<ChainPage>;
  /** Before each further page. */
  onProgress: (done: number, total: number) => void;
}

export interface CheckedChain {
  /** The hashes of the events that are right, in their order. */
  hashes: string[];
  /** The sequence of the first event that is not right. */
  fault: number | undefined;
}

async function isRight(
  event: ChainEvent,
  { chartId, hashes }: { chartId: number; hashes: readonly string[] },
) {
  const sequence = hashes.length + 1;
  const previous = hashes.at(-1) ?? firstHash;
  const [chart, number] = parseList(event.hashedText);
  return (
    event.sequence === sequence &&
    chart === chartId &&
    number === sequence &&
    event.previousHash === previous &&
    event.hash === (await sha256(bytesOfHex(previous), bytesOfText(event.hashedText)))
  );
}

/** Computes the hash of each event of a chart again, up to the first one that is not right. */
export async function checkChain({
  chartId,
  readPage,
  onProgress,
}: ChainToCheck): Promise<CheckedChain> {
  const hashes: string[] = [];
  for (let after = ''; ;) {
    const { items, next, end } = await readPage(after);
    for (const event of items) {
      if (!(await isRight(event, { chartId, hashes }))) return { hashes, fault: hashes.length + 1 };
      hashes.push(event.hash);
    }
    onProgress(hashes.length, end.eventCount);
    if (next === null || items.length === 0) {
      const isWhole = end.eventCount === hashes.length && end.hash === (hashes.at(-1) ?? firstHash);
      return { hashes, fault: isWhole ? undefined : hashes.length + 1 };
    }
    after = next;
  }
}
