import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Walks through the built site at random for the given time: `npm run walk -- --minutes 60 --seed 7`. `--script FILE`
 * repeats one walk: the names of its steps, one per line, as a failing walk prints them.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, script: { type: 'string' } },
});
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
process.stdout.write(values.script ? `Walking ${values.script}\n` : `Seed ${seed}\n`);

const { status } = spawnSync(
  process.execPath,
  [
    path.join('node_modules', 'jest', 'bin', 'jest.js'),
    path.join('__tests__', 'journeys', 'randomWalk.test.ts'),
    '--selectProjects',
    'journeys',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALK_SEED: seed,
      WALK_MINUTES: values.minutes ?? '5',
      WALK_SCRIPT: values.script ?? '',
    },
  },
);
process.exitCode = status ?? 1;
