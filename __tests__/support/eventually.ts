import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again, for at most ten seconds, until the answer is one that counts. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  counts: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await ask();
    if (counts(value)) return value;
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(value)} after ten seconds.`);
    await delay(50);
  }
}
