import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { stressRankings } from './rankingStress/stressRankings';
import { fillRanked } from './recordCosts/fillRanked';
import { createLocation, removeLocation } from '../__tests__/support/database/testDatabases';
import { renderTable } from '../__tests__/support/renderTable';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';

/*
 * `npm run bench:rankings`: how long changes wait to be ranked while members post on two nodes with all of their workers, beside readers, on
 * charts of a thousand to a million scores, also while connections end; and whether any page contradicts itself. Needs
 * TEST_DATABASE_URL; the database is its own and is dropped. Options: `--scores 2000000`, `--seconds 60` for each part. Waiting times
 * depend on the machine. Results are written to .bench/rankings.md.
 */
const { values } = parseArgs({
  options: {
    scores: { type: 'string', default: '2000000' },
    seconds: { type: 'string', default: '60' },
  },
});
const total = Number(values.scores);
if (!Number.isInteger(total) || total < 200_000)
  throw new Error('--scores must be a number of at least 200,000.');
const sizes = [1_000_000, 100_000].filter((size) => size <= total / 2);
const smallCharts = 38;

const location = await createLocation('postgres');
try {
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  const large = await fillRanked(unlimited, { sizes, total });
  const { rows } = await sql<{ id: number }>`
    select chart_id as id from chart_counts where chart_id <> all(${sql.val(large)}::int[]) order by 1 limit ${smallCharts}`.execute(
    unlimited,
  );
  const charts = { large, small: rows.map(({ id }) => id) };
  const duration = Number(values.seconds);
  const [head = [], ...lines] = await stressRankings(unlimited, {
    url: location.url ?? '',
    charts,
    duration,
  });
  await close();
  mkdirSync('.bench', { recursive: true });
  writeFileSync(path.join('.bench', 'rankings.md'), `${renderTable(head, lines)}\n`);
} finally {
  await removeLocation('postgres', location.name);
}
