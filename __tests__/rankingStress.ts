import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { stressRankings } from './rankingStress/stressRankings';
import { rank } from './recordCosts/writeCosts';
import { fillRecords } from './support/database/fillRecords';
import { createLocation, removeLocation } from './support/database/testDatabases';
import { renderTable } from './support/renderTable';
import { startSourceWorker } from './support/server/startSourceWorker';

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
const sizes = [1_000_000, 100_000].filter((size) => size <= total / 2);
const smallCharts = 38;

const location = await createLocation('postgres');
try {
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  await migrate(unlimited);
  const large = await fillRecords(unlimited, {
    sizes,
    total,
    onProgress: (done) => process.stdout.write(`${done} of ${total} scores\n`),
  });
  await sql`vacuum analyze`.execute(unlimited);
  await rank(unlimited);
  await sql`vacuum analyze`.execute(unlimited);
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
