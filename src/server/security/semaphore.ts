import { RequestError } from '../errors/requestError';

/** Runs work when there is room for it. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a few pieces of costly work run at once and some more wait; what comes on top is refused (503), so that a flood of
 * log-ins or pictures slows down itself and not the readers.
 */
export function createSemaphore({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new RequestError(503, 'unavailable');
    // The place is handed over by whoever leaves.
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
