import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a request until its result is accepted, for ten seconds by default. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  counts: (value: Value) => boolean,
  seconds = 10,
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (counts(value)) return value;
    if (Date.now() > end)
      throw new Error(`Still ${JSON.stringify(value)} after ${seconds} seconds.`);
    await delay(50);
  }
}
