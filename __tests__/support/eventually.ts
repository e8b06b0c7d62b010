import { setTimeout as delay } from 'node:timers/promises';
import { waitTimeout } from './waitTimeout';

/** Repeats a request until its result is accepted. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  counts: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + waitTimeout;
  for (;;) {
    const value = await ask();
    if (counts(value)) return value;
    if (Date.now() > end)
      throw new Error(`Still ${JSON.stringify(value)} after ${waitTimeout / 1000} seconds.`);
    await delay(50);
  }
}
