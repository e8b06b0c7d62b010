import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { createCluster, findPostgres } from './support/database/postgresCluster';
import {
  everyFault,
  listStart,
  renderFaults,
  resultOf,
  titlePattern,
} from './support/faults/faultList';
import { findBrowser } from './support/journeys/findBrowser';

/*
 * Runs every test that docs/faults.md names, the fault tests with all their rounds, and prints the result of each fault.
 * `npm run test:faults`; `--write` writes the results into docs/faults.md, `--only TEXT` runs the faults whose name
 * contains it. Exits with 1 when a test failed or a named test did not run. FAULT_SEED repeats the random choices of an
 * earlier run.
 */
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const chosen = everyFault.filter(({ fault }) => fault.includes(values.only));
const files = [...new Set(chosen.flatMap(({ tests }) => tests.map(({ file }) => file)))];

/** The Jest projects of a test file; without its project's programs a file is left out. */
function projectsOf(file: string): string[] {
  if (file.startsWith('faults/')) return findPostgres() ? ['faults'] : [];
  if (file.startsWith('journeys/')) return findBrowser() ? ['journeys'] : [];
  if (!file.startsWith('server/')) return ['browser'];
  return findPostgres() ? ['server', 'server-postgres'] : ['server'];
}

const folder = mkdtempSync(path.join(tmpdir(), 'vgr-faults-'));
const cluster = findPostgres() ? await createCluster() : undefined;

function run(project: string) {
  const own = files.filter((file) => projectsOf(file).includes(project));
  if (own.length === 0) return [];
  process.stdout.write(`\n── ${project}: ${own.length} files\n`);
  const titles = chosen
    .flatMap(({ tests }) => tests)
    .filter(({ file }) => own.includes(file))
    .map(({ title }) => `${titlePattern(title)}$`);
  const report = path.join(folder, `${project}.json`);
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--maxWorkers', '1', '--json', '--outputFile', report];
  spawnSync(
    process.execPath,
    [
      jest,
      ...own.map((file) => `__tests__/${file}`),
      ...options,
      '--testNamePattern',
      titles.join('|'),
      '--selectProjects',
      project,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FAULTS: 'all', TEST_DATABASE_URL: cluster?.url('postgres') ?? '' },
    },
  );
  return existsSync(report) ? [JSON.parse(readFileSync(report, 'utf8'))] : [];
}

const reports = ['browser', 'server', 'server-postgres', 'faults', 'journeys'].flatMap(run);
await cluster?.remove();
rmSync(folder, { recursive: true });

process.stdout.write('\n');
for (const fault of chosen)
  process.stdout.write(`${resultOf(fault, reports).padEnd(10)}${fault.fault}\n`);
if (chosen.some((fault) => resultOf(fault, reports) !== 'passed')) process.exitCode = 1;
if (values.write) {
  const page = 'docs/faults.md';
  const [text = ''] = readFileSync(page, 'utf8').split(listStart);
  const list = renderFaults((fault) => resultOf(fault, reports));
  const { code } = await format(page, `${text}${list}`);
  writeFileSync(page, code);
}
