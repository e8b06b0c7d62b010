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

const minutes = values.minutes ?? '5';

const { status } = spawnSync(
  process.execPath,
  [
    path.join('node_modules', 'jest', 'bin', 'jest.js'),
    path.join('__tests__', 'journeys', 'randomWalk.test.ts'),
    '--selectProjects',
    'journeys',
    // Starting the site and shortening a failing walk take time, too.
    `--testTimeout=${(Number(minutes) + 15) * 60_000}`,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALK_SEED: seed,
      WALK_MINUTES: minutes,
      WALK_SCRIPT: values.script ?? '',
    },
  },
);
process.exitCode = status ?? 1;
