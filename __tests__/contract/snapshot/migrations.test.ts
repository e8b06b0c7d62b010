import { migrateSnapshot } from '../../../src/contract/snapshot/migrations';

const first = { meta: { schema: 1 }, actions: [], state: { ui: { open: true } } };

test('an older file is migrated through every version', () => {
  const steps = {
    1: (before: typeof first) => ({ ...before, state: { ui: { expanded: before.state.ui.open } } }),
    2: (before: object) => ({ ...first, ...before, actions: [{ type: 'ui/opened' }] }),
  };
  // The migrations of a future version: each step knows the type it starts from.
  const migrated = migrateSnapshot(first, steps as never, 3);
  expect(migrated).toEqual({
    meta: { schema: 3 },
    actions: [{ type: 'ui/opened' }],
    state: { ui: { expanded: true } },
  });
});

test('a missing migration throws', () => {
  expect(() => migrateSnapshot(first, {}, 2)).toThrow('No migration from schema version 1.');
});
