import { snapshotSchema } from './snapshotFormat';

export type Unpacked = {
  meta: Record<string, unknown>;
  actions: unknown[];
  state: Record<string, unknown>;
};
type Step = (before: Unpacked) => Unpacked;

/** Each step migrates from the version in its key to the next one. */
const steps: Readonly<Record<number, Step>> = {
  // Fields that the first version did not record.
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

/** Migrates a snapshot of an older schema to the current one. */
export function migrateSnapshot(
  unpacked: Unpacked,
  table: Readonly<Record<number, Step>> = steps,
  target: number = snapshotSchema,
): Unpacked {
  let current = unpacked;
  for (let version = Number(current.meta.schema); version < target; version += 1) {
    const step = table[version];
    if (!step) throw new RangeError(`No migration from schema version ${version}.`);
    current = step(current);
    current = { ...current, meta: { ...current.meta, schema: version + 1 } };
  }
  return current;
}
