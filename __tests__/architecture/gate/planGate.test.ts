import { chooseGate, fullGate, plainGate, type Choice } from '../../gate/chooseGate';
import type { Machine } from '../../gate/machine';
import { planGate } from '../../gate/planGate';
import type { ListTests } from '../../gate/runJest';

const complete: Machine = {
  browser: true,
  database: true,
  postgresPrograms: true,
  deployPrograms: true,
};
const bare: Machine = {
  browser: false,
  database: false,
  postgresPrograms: false,
  deployPrograms: false,
};

const related = '__tests__/server/domains/users/userRoutes.test.ts';
/** Depends on the driver. */
const repeated = '__tests__/server/platform/backup/dumpTables.test.ts';
const withDatabase = [related, repeated];

/** `related` loads the changed files of src. */
const list: ListTests = (project, loaded) => {
  if (project === 'journeys') return ['journeys/records.test.ts', 'journeys/rollout.test.ts'];
  if (loaded?.some((file) => file.startsWith('src/'))) return [related];
  if (loaded?.some((file) => file.startsWith('docs/'))) return [];
  return loaded ? withDatabase : ['build/builds.test.ts', ...withDatabase];
};

const planned = (choice: Choice, machine = complete) => {
  const plan = planGate(choice, machine, list);
  return { ...plan, names: [...plan.runs, plan.journeys].flatMap((run) => run?.name ?? []) };
};
const changed = (...files: string[]) => chooseGate({ files, chosenGates: 0 });

test('the whole gate runs every project but the parts of the full one', () => {
  const plan = planned(plainGate);
  expect(plan).toMatchObject({ build: true, lastChecks: [] });
  expect(plan.names).toEqual([
    'architecture, browser',
    'server',
    'server-postgres',
    'deploy',
    'journeys',
  ]);
  expect(plan.journeys?.files).toEqual(['journeys/records.test.ts']);
  expect(plan.settings).toMatchObject({ WALK_RUNS: '1' });
  expect(plan.settings).not.toHaveProperty('THEMES');
  expect(plan.leftOut).toContainEqual(expect.stringMatching(/^the fault tests \(.*test:full/));
});

test('the full gate adds every part', () => {
  const plan = planned(fullGate);
  expect(plan.lastChecks).toEqual(['check:install']);
  expect(plan.names).toContain('faults');
  expect(plan.journeys?.files).toContain('journeys/rollout.test.ts');
  expect(plan.settings).toMatchObject({ THEMES: 'all', FAULTS: 'all', WALK_RUNS: '4' });
  expect(plan.leftOut).toEqual([]);
});

test('a change of documentation runs the architecture’s tests without a build', () => {
  const plan = planned(changed('docs/records.md'));
  expect(plan.build).toBe(false);
  expect(plan.names).toEqual(['architecture, browser']);
  expect(plan.staticChecks).toContain('format:check');
});

test('a change of the client runs the server tests that load a changed file only', () => {
  const plan = planned(changed('src/print/printPage.tsx'));
  expect(plan.names).not.toContain('deploy');
  expect(plan.runs.find(({ name }) => name === 'architecture, browser')?.files).toBeUndefined();
  expect(plan.runs.find(({ name }) => name === 'server-postgres')?.files).toEqual([related]);
  expect(plan.leftOut).toContain('the server tests that load no changed file');
});

test('a change of the server runs the browser tests that load a changed file only', () => {
  const plan = planned(changed('src/server/process/app.ts'));
  expect(plan.names).toEqual([
    'architecture, browser',
    'server',
    'server-postgres',
    'deploy',
    'faults',
    'journeys',
  ]);
  expect(plan.runs[0]?.files).toEqual(['build/builds.test.ts', ...withDatabase, related]);
});

test.each([
  ['a domain', 'src/server/domains/users/userRoutes.ts', ['build/builds.test.ts']],
  ['a backup', 'src/server/platform/backup/dumpTables.ts', ['build/builds.test.ts', repeated]],
])('a change of %s repeats on the embedded database what it can break', (_name, file, files) => {
  const plan = planned(changed(file));
  expect(plan.runs.find(({ name }) => name === 'server')?.files).toEqual(files);
});

test('a bare machine leaves out what it cannot run, and says how to add it', () => {
  const plan = planned(plainGate, bare);
  expect(plan.names).toEqual(['architecture, browser', 'server']);
  for (const hint of ['CHROMIUM_PATH', 'TEST_DATABASE_URL', 'nginx'])
    expect(plan.leftOut).toContainEqual(expect.stringContaining(hint));
});
