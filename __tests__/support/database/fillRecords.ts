import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart } from '../server/addChart';
import { addPlatform } from '../server/addGame';

/** Scores of one statement. */
const batchSize = 500_000;
/** Scores of each of the charts that fill the table. */
const fillerSize = 1000;

interface FillOptions {
  /** Scores of the charts to measure. */
  sizes: readonly number[];
  /** All scores; the rest is on charts that nobody looks at. */
  total: number;
  onProgress: (done: number) => void;
}

/** Every fifth player has one of the first countries; nobody has another one of them. */
const countries = ['FR', 'JP', 'BR', 'US', 'IT'];

/** Charts with the same group and columns as another one. */
async function addFillers(database: Database, like: number, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    with added as (
      insert into charts (group_id, game_id, slug, position)
      select group_id, game_id, 'filler-' || n, n from charts, generate_series(1, ${count}::int) n
      where id = ${like} returning id
    ), columns as (
      insert into chart_values (chart_id, position, format_id, better)
      select a.id, v.position, v.format_id, v.better from added a, chart_values v where v.chart_id = ${like}
    )
    select min(id) as first from added`.execute(database);
  return rows[0]?.first ?? 0;
}

/** Members with a country each, who are players. */
async function addPlayers(connection: Database, count: number): Promise<void> {
  await sql`
    insert into users (username, slug, email)
    select 'filled-' || n, 'filled-' || n, 'filled-' || n || '@example.org' from generate_series(1, ${count}::int) n`.execute(
    connection,
  );
  await sql`
    insert into players (user_id, country)
    select u.id, (${sql.val(countries)}::text[])[1 + n % ${countries.length}::int]
    from (select id, row_number() over (order by id) as n from users where slug like 'filled-%') u order by n`.execute(
    connection,
  );
}

/** What follows from the scores, which triggers and rankings keep otherwise; without points. */
async function addCounts(connection: Database): Promise<void> {
  await sql`insert into chart_counts (chart_id, score_count, ranked_count, proved_count)
    select chart_id, count(*), count(*), 0 from scores group by chart_id`.execute(connection);
  await sql`update scores s set country = p.country from players p where p.id = s.player_id`.execute(
    connection,
  );
  await sql`insert into board_counts (chart_id, board, total)
    select s.chart_id, v.board, count(*) from scores s
    cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    where v.board is not null group by 1, 2`.execute(connection);
  await sql`insert into game_standings (game_id, player_id, score_count, last_score_at)
    select c.game_id, s.player_id, count(*), max(s.changed_at) from scores s join charts c on c.id = s.chart_id
    group by 1, 2`.execute(connection);
  await sql`insert into player_totals (player_id, score_count, day)
    select player_id, sum(score_count), '2026-01-01' from game_standings group by 1`.execute(
    connection,
  );
  await sql`update games g set player_count = t.players, score_count = t.scores from (
      select game_id, count(*)::int as players, sum(score_count)::int as scores from game_standings group by 1
    ) t where t.game_id = g.id`.execute(connection);
  // One change of each chart, so that it is ranked.
  await sql`insert into ranking_changes (game_id, chart_id, player_id)
    select c.game_id, s.chart_id, min(s.player_id) from scores s join charts c on c.id = s.chart_id
    group by 1, 2`.execute(connection);
}

/** An event for each score of a chart, in the order in which they were posted; the hashes are not those of a chain. */
async function addEvents(connection: Database, chart: number): Promise<void> {
  await sql`
    insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, after, at, previous_hash, hash)
    select chart_id, row_number() over (order by changed_at, id), id, player_id, 1, 'created',
      jsonb_build_object('amounts', amounts, 'platform', platform_id, 'achievedOn', null, 'state', 'none'), changed_at,
      sha256(int4send(id)), sha256(int4send(id + 1))
    from scores where chart_id = ${chart}`.execute(connection);
  await sql`
    insert into chart_heads (chart_id, event_count, hash)
    select ${chart}::int, count(*), sha256(int4send(0)) from scores where chart_id = ${chart}`.execute(
    connection,
  );
  await sql`select rebuild_chart_records(${chart})`.execute(connection);
}

/**
 * Fills an empty PostgreSQL database with scores of members, every third of them a tie, posted in no order. Triggers are disabled while it
 * runs, so what they count is computed here; the rankings of the charts are due.
 * @returns The charts, in the order of their sizes, each in a game of its own.
 */
export async function fillRecords(
  database: Database,
  { sizes, total, onProgress }: FillOptions,
): Promise<number[]> {
  const charts: number[] = [];
  while (charts.length < sizes.length) charts.push(await addChart(database));
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  const fillers = Math.max(0, Math.floor((total - measured) / fillerSize));
  const firstFiller = await addFillers(database, await addChart(database), fillers);
  const players = Math.max(...sizes);
  const platform = await addPlatform(database, { en: 'Filled' });
  let done = 0;
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await addPlayers(connection, players);
    /** So many scores of values below a number, with expressions of their number n for the chart and the player. */
    const insert = async (
      columns: { chart: string; player: string },
      count: number,
      of: number,
    ): Promise<void> => {
      for (let from = 0; from < count; from += batchSize) {
        const before = Math.min(from + batchSize, count);
        await sql`
          insert into scores (chart_id, player_id, platform_id, amounts, sort_key, posted_at, changed_at)
          select ${sql.raw(columns.chart)}, ${sql.raw(columns.player)}, case n % 3 when 0 then ${platform}::int end,
            array[value], decode(lpad(to_hex(9223372036854775807 - value), 16, '0'), 'hex'), posted, posted
          from (select n, n * 7919 % ${of}::bigint / 3 as value,
              timestamptz '2020-01-01' + n * interval '1 second' as posted
            from generate_series(${from}::bigint, ${before - 1}::bigint) n) s`.execute(connection);
        done += before - from;
        onProgress(done);
      }
    };
    for (const [index, size] of sizes.entries())
      await insert({ chart: `${charts[index]}`, player: 'n + 1' }, size, size);
    const columns = {
      chart: `${firstFiller} + n / ${fillerSize}`,
      player: `(n / ${fillerSize} * 31 + n % ${fillerSize}) % ${players} + 1`,
    };
    await insert(columns, fillers * fillerSize, fillerSize * 100);
    await addCounts(connection);
    for (const chart of charts) await addEvents(connection, chart);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  return charts;
}
