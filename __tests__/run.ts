import { parseArgs } from 'node:util';
import { chooseGate, fullGate, plainGate } from './gate/chooseGate';
import { findMachine } from './gate/machine';
import { hasFailed, newOutcome, renderOutcome, writeOutcome } from './gate/outcome';
import { planGate } from './gate/planGate';
import { runCheck, runChecksInPairs, runQuietly, runStep } from './gate/runChecks';
import { listTests } from './gate/runJest';
import { runTests } from './gate/runTests';
import { findChange, recordGate } from './gate/wholeGate';
import { makeSeededData, removeSeededData } from './support/journeys/seededData';

/**
 * All checks in one command: build and static checks, then sizes and the Jest projects this machine can run. The last line counts
 * the checks and Jest's tests together. `--full` adds what is long and rarely changes. CHOOSE_BY_CHANGE=1 runs the tests of
 * the side that has changed since the last whole gate. REQUIRE_BROWSER=1 makes a missing Chromium a failure;
 * TEST_DATABASE_URL adds the server tests on PostgreSQL.
 */
const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const { CHOOSE_BY_CHANGE: choosesByChange, REQUIRE_BROWSER: requiresBrowser, CI } = process.env;

const start = performance.now();
const outcome = newOutcome();
const machine = findMachine();
const plainOrChosen = choosesByChange ? chooseGate(findChange()) : plainGate;
const choice = values.full ? fullGate : plainOrChosen;
process.stdout.write(`${choice.reason}\n`);
const plan = planGate(choice, machine, listTests);
outcome.leftOut.push(...plan.leftOut);
Object.assign(process.env, { ...plan.settings, ...process.env });

const checks = plan.build ? ['build', ...plan.staticChecks] : plan.staticChecks;
await runChecksInPairs(outcome, checks);
const isBuilt = plan.build && !outcome.failures.includes('build');
if (isBuilt) process.env.VGR_TEST_SERVER = 'dist/server/main.js';

async function tryBuild(): Promise<string | undefined> {
  if (!isBuilt) return undefined;
  const data = machine.browser
    ? await runStep(outcome, 'sample content', makeSeededData)
    : undefined;
  if (data !== undefined) process.env.SEEDED_DATA = data;
  await runQuietly(outcome, 'size');
  return data;
}

// The browser tests and the measurements wait for timers much of their time.
const [browserTests, ...serverTests] = plan.runs;
const [seeded] = await Promise.all([tryBuild(), browserTests && runTests(outcome, browserTests)]);
for (const script of plan.lastChecks) runCheck(outcome, script);
for (const run of serverTests) await runTests(outcome, run);
if (isBuilt && plan.journeys) await runTests(outcome, plan.journeys, { repeats: true });
if (seeded !== undefined) removeSeededData(seeded);

if (requiresBrowser && !machine.browser)
  await runStep(outcome, 'browser', () => Promise.reject(new Error('There is no Chromium.')));
const wall = (performance.now() - start) / 1000;
writeOutcome(outcome, wall);
const isGreen = !hasFailed(outcome) && outcome.repeated.length === 0;
// CI cannot commit the record.
if (!CI && (values.full || choosesByChange) && isGreen && Object.values(machine).every(Boolean))
  recordGate(choice.kind === 'chosen' ? 'chosen' : 'whole');
process.stdout.write(renderOutcome(outcome, wall));
process.exitCode = hasFailed(outcome) ? 1 : 0;
