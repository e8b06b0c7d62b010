import { sql } from 'kysely';
import type { Database } from '../../../../src/server/platform/database/tables';
import { fillCatalogue, type FilledCatalogue } from './fillCatalogue';
import { addPayments, addRankings } from './fillRankings';
import { addEvents, addPlayers, addScores, fillerSize } from './fillScores';

/** Charts whose events are added by one statement. */
const chartBatch = 500;

interface FillOptions {
  /** Scores of the charts to measure. */
  sizes: readonly number[];
  /** All scores; the rest is on charts of 500 scores. */
  total: number;
  /** When they are ranked. */
  now: Date;
  onProgress: (done: number) => void;
}

interface Portion {
  from: number;
  to: number;
  /** Scores of each chart. */
  size: number;
}

/** The charts in portions: each measured one alone. */
function portionsOf(
  { measured, firstFiller, fillers }: FilledCatalogue,
  sizes: readonly number[],
): Portion[] {
  const last = firstFiller + fillers - 1;
  const portions = measured.map((chart, index): Portion => ({
    from: chart,
    to: chart,
    size: sizes[index] ?? 0,
  }));
  for (let from = firstFiller; from <= last; from += chartBatch)
    portions.push({ from, to: Math.min(from + chartBatch - 1, last), size: fillerSize });
  return portions;
}

/** What triggers count of the scores. */
async function addCounts(connection: Database): Promise<void> {
  await sql`insert into chart_counts (chart_id, score_count, ranked_count, proved_count)
    select chart_id, count(*), count(*), count(*) filter (where state = 'proved') from scores group by chart_id`.execute(
    connection,
  );
  await sql`insert into board_counts (chart_id, board, total)
    select s.chart_id, v.board, count(*) from scores s
    cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    where v.board is not null group by 1, 2`.execute(connection);
}

const addListings = async (connection: Database): Promise<unknown> =>
  sql`insert into player_listings (player_id, user_id, name, country, game_count, last_score_at)
    select p.id, u.id, u.username, p.country, count(*), max(t.last_score_at)
    from game_standings t join players p on p.id = t.player_id join users u on u.id = p.user_id group by p.id, u.id`.execute(
    connection,
  );

/** Indexes that are made when the rows are there take a fraction of the time. */
async function withoutIndexes(connection: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('scores'::regclass, 'score_events'::regclass) and not indisunique order by indexrelid`.execute(
    connection,
  );
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(connection);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(connection);
}

/**
 * Fills an empty PostgreSQL database with scores of members, with their events and all rankings that follow. Triggers are disabled while it runs, so
 * what they count is computed here.
 */
export async function fillRecords(
  database: Database,
  { sizes, total, now, onProgress }: FillOptions,
): Promise<FilledCatalogue> {
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  const fillers = Math.max(1, Math.floor((total - measured) / fillerSize));
  const catalogue = await fillCatalogue(database, { measured: sizes.length, fillers });
  const players = Math.max(...sizes);
  let done = 0;
  const report = (count: number) => onProgress((done += count));
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await addPlayers(connection, players);
    await withoutIndexes(connection, async () => {
      await addScores(connection, { catalogue, sizes, players, onProgress: report });
      await sql`analyze scores`.execute(connection);
      await addCounts(connection);
      for (const portion of portionsOf(catalogue, sizes)) {
        await addPayments(connection, portion);
        await addEvents(connection, portion);
      }
    });
    await addRankings(connection, { measured: catalogue.measured, now });
    await addListings(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  return catalogue;
}
