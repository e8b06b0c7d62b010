import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/** Event loop, memory and garbage collection: measured once, however many applications the process runs. */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
