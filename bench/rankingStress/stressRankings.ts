import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database/tables';
import { joinAs, startNode, type Member } from '../../__tests__/support/faults/nodes';
import { sumContradictions } from '../../__tests__/support/records/sumContradictions';
import { endProcesses } from '../../__tests__/support/server/serverProcess';
import { runScenario, type Outcome, type Scenario } from './runScenario';

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const seconds = (value: number) => value.toFixed(2);
const head = [
  'what',
  'posts by outcome',
  'oldest change: p50, p95, max (s)',
  'settled after (s)',
  'boards: looks, p95 (ms)',
  'articles: p95 (ms)',
  'contradictions, failed looks, ended connections',
];

function toLine({ name: scenario }: Scenario, outcome: Outcome): string[] {
  const { outcomes, pending, settled, boards, articles } = outcome;
  const waited = [0.5, 0.95, 1].map((share) => seconds(percentile(pending, share)));
  return [
    scenario,
    [...outcomes].map(([name, count]) => `${name}: ${count}`).join(', '),
    waited.join(', '),
    seconds(settled),
    `${boards.length}, ${percentile(boards, 0.95).toFixed(0)}`,
    percentile(articles, 0.95).toFixed(0),
    `${outcome.contradictions.length}, ${outcome.failures.length}, ${outcome.ended}`,
  ];
}

/** Scores of measured charts and smaller ones, each in the order of size. */
interface Charts {
  large: readonly number[];
  small: readonly number[];
}

const scenarios = ({ large, small }: Charts, duration: number): Scenario[] => [
  { name: 'nobody posts', charts: [...large, ...small], rate: 0, seconds: duration },
  { name: '12 charts, 4 posts each', charts: small.slice(0, 12), rate: 20, seconds: 2.4 },
  {
    name: '3 a second, large and small charts',
    charts: [...large, ...small],
    rate: 3,
    seconds: duration,
  },
  { name: '50 a second, one chart', charts: small.slice(0, 1), rate: 50, seconds: 15 },
  {
    name: '3 a second, all jobs again and again',
    charts: [...large, ...small],
    rate: 3,
    seconds: duration,
    jobsEvery: 2,
  },
  {
    name: '3 a second, connections end',
    charts: [...large, ...small],
    rate: 3,
    seconds: duration,
    killEvery: 2,
  },
];

/** Two nodes with all of their workers on a filled database: what is said about each scenario, as lines of a table. */
export async function stressRankings(
  database: Database,
  { url, charts, duration }: { url: string; charts: Charts; duration: number },
): Promise<string[][]> {
  const settings = { DATABASE_URL: url };
  const nodes = [await startNode(settings), await startNode(settings)];
  const origins = nodes.map(({ origin }) => origin);
  const members: Member[] = [];
  while (members.length < 40)
    members.push(await joinAs(origins[0] ?? '', `racer_${members.length}`));
  const lines = [head];
  for (const scenario of scenarios(charts, duration)) {
    const outcome = await runScenario({ database, origins, members }, scenario);
    lines.push(toLine(scenario, outcome));
    process.stdout.write(`${lines.at(-1)?.join(' | ')}\n`);
    for (const text of [...outcome.contradictions, ...outcome.failures].slice(0, 5))
      process.stdout.write(`  ${text}\n`);
  }
  await endProcesses();
  const { rows } = await sumContradictions.execute(database);
  const recounts = await sql<{ games: number; mended: number }>`
    select count(*)::int as games, coalesce(sum(mended), 0)::int as mended from ranking_recounts`.execute(
    database,
  );
  const deadlocks = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  lines.push([
    'in the end',
    `wrong sums: ${rows.length}`,
    `deadlocks: ${deadlocks.rows[0]?.deadlocks ?? 0}`,
    `recounted games: ${recounts.rows[0]?.games ?? 0}, mended: ${recounts.rows[0]?.mended ?? 0}`,
    ...head.slice(4).map(() => ''),
  ]);
  return lines;
}
