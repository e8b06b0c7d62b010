import { eventually } from '../eventually';
import type { Reply } from './nodes';

/** Counts the responses of a work by its requests’ names and their statuses. */
export function countOutcomes() {
  const outcomes = new Map<string, number>();
  const count = (name: string, { status }: Reply) => {
    const outcome = `${name} ${status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return status;
  };
  return { outcomes, count };
}

/** Waits until so many more are done: work goes on. */
export async function untilMore(readDone: () => number, more: number): Promise<void> {
  const before = readDone();
  await eventually(
    () => Promise.resolve(readDone()),
    (done) => done >= before + more,
  );
}
