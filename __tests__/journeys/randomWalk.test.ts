import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { checkInvariants, readFocus } from './walk/invariants';
import { steps, type Step } from './walk/steps';
import {
  firstModel,
  startWalker,
  startWalkSite,
  timeZones,
  type TimeZone,
  type Walker,
  type WalkModel,
  type WalkSite,
} from './walk/walker';

/** Fixed for `npm test`; `npm run walk` chooses others. */
const seed = Number(process.env.WALK_SEED ?? 20_261_122);
const walks = Number(process.env.WALK_RUNS ?? 4);
const minutes = Number(process.env.WALK_MINUTES ?? 0);
/** A file with the time zone and the names of steps, one per line: a walk to repeat instead of random ones. */
const script = process.env.WALK_SCRIPT;

let site: WalkSite;
beforeAll(async () => {
  site = await startWalkSite();
});
afterAll(async () => site?.stop());

type Command = fc.AsyncCommand<WalkModel, Walker>;
const commandOf = ({ name, possible, run, focus }: Step): Command => ({
  check: (model) => possible(model),
  run: async (model, walker) => {
    walker.network.requests.clear();
    walker.consoleErrors.length = 0;
    const { focused, documentId } = await readFocus(walker);
    await run(walker, model);
    const needed = focus ? focus === 'somewhere' : focused;
    await checkInvariants(walker, model, needed ? documentId : undefined);
  },
  toString: () => name,
});

const chosen = fc
  .oneof(
    ...steps.map((step) => ({ weight: (step.weight ?? 1) * 20, arbitrary: fc.constant(step) })),
  )
  .map(commandOf);

async function walk(timeZone: TimeZone, commands: Iterable<Command>): Promise<void> {
  const walker = await startWalker(site, timeZone);
  try {
    await fc.asyncModelRun(() => ({ model: firstModel(), real: walker }), commands);
  } finally {
    await walker.page.context().close();
  }
}

/** The walk as lines for WALK_SCRIPT. */
const scriptOf = (timeZone: TimeZone, commands: Iterable<Command>) =>
  `${timeZone},${String(commands)}`
    .replace(/\s*\/\*.*$/s, '')
    .split(',')
    .join('\n');

test('every step of a random walk keeps language, title, focus, width and accessibility correct', async () => {
  if (script) {
    const names = readFileSync(script, 'utf8').split('\n').filter(Boolean);
    const timeZone = timeZones.find((zone) => names.includes(zone)) ?? 'Europe/Paris';
    const named = names.flatMap((name) => steps.filter((step) => step.name === name));
    await walk(timeZone, named.map(commandOf));
    return;
  }
  const outcome = await fc.check(
    fc.asyncProperty(
      fc.constantFrom(...timeZones),
      fc.commands([chosen], { maxCommands: 14, size: 'max' }),
      walk,
    ),
    {
      seed,
      numRuns: minutes > 0 ? 1_000_000 : walks,
      // Less than Jest's limit: a slow machine walks less.
      interruptAfterTimeLimit: (minutes || 8) * 60_000,
      endOnFailure: false,
    },
  );
  if (outcome.failed && outcome.counterexample) {
    const [timeZone, commands] = outcome.counterexample;
    throw new Error(
      `The shortest walk that fails:\n${scriptOf(timeZone, commands)}\n\n${String(outcome.errorInstance)}`,
    );
  }
});
