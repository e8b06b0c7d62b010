import { availableParallelism } from 'node:os';
import path from 'node:path';
import { concerns, type Choice } from './chooseGate';
import { everyPart, nameOfPart } from './guardedParts';
import { deployPrograms, type Machine } from './machine';
import { planServerTests } from './planServerTests';
import type { ListTests, Run } from './runJest';

export interface Plan {
  /** Scripts of package.json that need no build, the longest first. They run beside the build. */
  staticChecks: string[];
  build: boolean;
  /** Scripts of package.json that run after the build. */
  lastChecks: string[];
  /** In order; the first runs beside the checks of what was built. */
  runs: Run[];
  /** The last run: journeys that fail are repeated. */
  journeys: Run | undefined;
  /** Environment variables that tests read. */
  settings: Record<string, string>;
  leftOut: string[];
}

const staticChecks = ['typecheck', 'format:check', 'unused', 'check:packages', 'lint'];

/** Faults that need neither a file system nor a clock of their own. */
const shortFaults = ['database', 'embeddedDatabase', 'network', 'nodes', 'rankings'];

function planBrowserTests(choice: Choice, list: ListTests): Run {
  const run = {
    name: 'architecture, browser',
    projects: ['architecture', 'browser'],
    // One more than cores: these tests wait for timers two fifths of their time.
    workers: String(availableParallelism() + 1),
  };
  if (concerns(choice, 'client')) return run;
  return { ...run, files: [...list('architecture'), ...list('browser', choice.changed)] };
}

function planFaults({ kind }: Choice): Run {
  // The nodes and databases of a fault use both cores.
  const run: Run = { name: 'faults', projects: ['faults'], workers: '1' };
  if (kind === 'full') return run;
  return { ...run, files: shortFaults.map((name) => `__tests__/faults/${name}.test.ts`) };
}

/** Two files at a time: each of Jest's workers has a site of its own. */
function planJourneys({ parts }: Choice, list: ListTests): Run {
  const files = list('journeys').filter(
    (file) => parts.includes('rollout') || path.basename(file) !== 'rollout.test.ts',
  );
  return { name: 'journeys', projects: ['journeys'], files, workers: '2' };
}

const settingsOf = ({ kind, parts }: Choice): Plan['settings'] => ({
  // A busy machine is slow, and not broken.
  TEST_WAIT_TIMEOUT: '60000',
  WALK_RUNS: parts.includes('walk') ? '4' : '1',
  ...(parts.includes('themes') && { THEMES: 'all' }),
  ...(parts.includes('screens') && { SCREENS: 'all' }),
  ...(parts.includes('rankings') && { RANKING_SEEDS: '50', RANKING_POSTS: '300' }),
  ...(kind === 'full' && { FAULTS: 'all', BROWSER: 'full', TEST_LANE: 'full' }),
});

/** What a run of the gate does, by what has to be tested and what this machine has. */
export function planGate(choice: Choice, machine: Machine, list: ListTests): Plan {
  const leftOut = everyPart
    // How many files of the embedded database are left out is known when they are selected.
    .filter((part) => part !== 'embedded' && !choice.parts.includes(part))
    .map((part) => `${nameOfPart(part)} (npm run test:full)`);
  const needs = (present: boolean, what: string, how: string) => {
    if (!present) leftOut.push(`${what} (${how})`);
    return present;
  };
  const runs = [planBrowserTests(choice, list)];
  const server = planServerTests(choice, machine, list);
  runs.push(...server.runs);
  leftOut.push(...server.leftOut);
  if (
    concerns(choice, 'server') &&
    needs(
      machine.deployPrograms && machine.database,
      'the files of deploy/ in use',
      `install ${deployPrograms.join(', ')} and set TEST_DATABASE_URL`,
    )
  )
    runs.push({ name: 'deploy', projects: ['deploy'] });
  if (
    choice.parts.includes('faults') &&
    needs(machine.postgresPrograms, 'the fault tests', 'install PostgreSQL, or set PG_BIN')
  )
    runs.push(planFaults(choice));
  const runsSite = concerns(choice, 'client', 'server', 'journeys');
  if (!runsSite) leftOut.push('the build and the journeys: documentation has changed');
  const withJourneys =
    runsSite && needs(machine.browser, 'the journeys', 'install Chromium, or set CHROMIUM_PATH');
  return {
    staticChecks,
    build: runsSite,
    lastChecks: choice.parts.includes('install') ? ['check:install'] : [],
    runs,
    journeys: withJourneys ? planJourneys(choice, list) : undefined,
    settings: settingsOf(choice),
    leftOut,
  };
}
