import { snapshotSchema } from './snapshotFormat';

export type Unpacked = {
  meta: Record<string, unknown>;
  actions: unknown[];
  state: Record<string, unknown>;
};
type Step = (before: Unpacked) => Unpacked;

/** From the version of the name to the next one. */
const steps: Readonly<Record<number, Step>> = {
  // What the first version did not record.
  1: (before) => ({
    ...before,
    meta: {
      ...before.meta,
      environment: { browser: '', system: '', page: '' },
      errors: [],
      requests: [],
    },
  }),
};

/** A snapshot of an older schema in today's form. */
export function migrateSnapshot(
  unpacked: Unpacked,
  table: Readonly<Record<number, Step>> = steps,
  target: number = snapshotSchema,
): Unpacked {
  let current = unpacked;
  for (let version = Number(current.meta.schema); version < target; version += 1) {
    const step = table[version];
    if (!step) throw new RangeError(`No step leads from schema ${version}.`);
    current = step(current);
    current = { ...current, meta: { ...current.meta, schema: version + 1 } };
  }
  return current;
}
