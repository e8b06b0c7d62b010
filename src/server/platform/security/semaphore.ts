import { RequestError } from '../errors/requestError';

/** Runs work as soon as a slot is free. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Slots {
  atOnce: number;
  waiting: number;
}

/**
 * Runs a few expensive tasks at once and queues some more; any beyond that are rejected (503), so that a flood of
 * log-ins or pictures does not slow down other requests.
 */
export function createSemaphore({ atOnce, waiting }: Slots): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new RequestError(503, 'unavailable');
    // `leave` hands its slot over, so `running` stays the same.
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

/** The same for each member alone: who sends much keeps nobody else from a slot. */
export function createMemberSemaphore(slots: Slots) {
  const members = new Map<number, { run: Semaphore; users: number }>();
  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    const member = members.get(memberId) ?? { run: createSemaphore(slots), users: 0 };
    members.set(memberId, member);
    member.users += 1;
    try {
      return await member.run(work);
    } finally {
      member.users -= 1;
      if (member.users === 0) members.delete(memberId);
    }
  };
}
