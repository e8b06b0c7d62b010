import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../src/server/platform/database/tables';
import type { FilledCatalogue } from './fillCatalogue';

/** Scores of one statement. */
const batchSize = 500_000;
/** Scores of each chart that is not measured: it has no buckets. */
export const fillerSize = 500;
/** So many players are on each of the first charts that are not measured, so that they have as much with any number of scores. */
export const regulars = 50;
const regularCharts = 150;
/** Of the regulars the one whose pages are measured: first on all of these charts. */
export const measuredPlayer = 25;

/** Of a value, of which the higher is better. */
const sortKey = sql`decode(lpad(to_hex(9223372036854775807 - value), 16, '0'), 'hex')`;

/** Every fifth player has one of these countries. */
const countries = ['FR', 'JP', 'BR', 'US', 'IT'];

/** Members with a country each, who are players; the ids of the players are counted from 1. */
export async function addPlayers(connection: Database, count: number): Promise<void> {
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

/** The scores to insert, each an expression of its number n. */
interface Numbered {
  chart: RawBuilder<unknown>;
  player: RawBuilder<unknown>;
  value: RawBuilder<unknown>;
}

interface Insertion {
  count: number;
  platforms: readonly number[];
  onProgress: (done: number) => void;
}

/** Every third score has the first platform and every third one of the others; every fourth is proved. */
async function insertScores(
  connection: Database,
  { chart, player, value }: Numbered,
  { count, platforms, onProgress }: Insertion,
): Promise<void> {
  const [platform, ...others] = platforms;
  for (let from = 0; from < count; from += batchSize) {
    const before = Math.min(from + batchSize, count);
    await sql`
      insert into scores (chart_id, player_id, platform_id, amounts, sort_key, posted_at, changed_at, state, country)
      select chart, player,
        case n % 3 when 0 then ${platform}::int when 1 then (${sql.val(others)}::int[])[1 + n / 3 % ${others.length}::int] end,
        array[value], ${sortKey}, posted, posted,
        case n % 4 when 0 then 'proved' else 'none' end, (${sql.val(countries)}::text[])[1 + player % ${countries.length}::int]
      from (select n, ${chart} as chart, ${player} as player, ${value} as value, timestamptz '2020-01-01' + n * interval '1 second' as posted
        from generate_series(${from}::bigint, ${before - 1}::bigint) n) s`.execute(connection);
    onProgress(before - from);
  }
}

interface Options {
  catalogue: FilledCatalogue;
  /** Scores of each measured chart. */
  sizes: readonly number[];
  players: number;
  onProgress: (done: number) => void;
}

/** All scores, every third of them a tie or so, posted in no order. */
export async function addScores(
  connection: Database,
  { catalogue, sizes, players, onProgress }: Options,
): Promise<void> {
  const { measured, firstFiller, fillers, platforms } = catalogue;
  for (const [index, size] of sizes.entries()) {
    const chart = sql`${measured[index]}::int`;
    const value = sql`n * 7919 % ${size}::bigint / 3`;
    const numbered = { chart, player: sql`n + 1`, value };
    await insertScores(connection, numbered, { count: size, platforms, onProgress });
  }
  const chart = sql`n / ${fillerSize}::int`;
  const place = sql`n % ${fillerSize}::int`;
  const isRegular = sql`${chart} < ${regularCharts} and ${place} < ${regulars}`;
  const count = fillers * fillerSize;
  const numbered = {
    chart: sql`${firstFiller}::int + ${chart}`,
    player: sql`case when ${isRegular} then ${place} + 1
      else (${chart} * 31 + ${place}) % ${players - regulars}::int + ${regulars + 1} end`,
    value: sql`case when ${isRegular} and ${place} = ${measuredPlayer - 1} then 60000 else n * 7919 % 50000 / 3 end`,
  };
  await insertScores(connection, numbered, { count, platforms, onProgress });
}

/** An event for each score of some charts, in the order in which they were posted; the hashes are not those of a chain. */
export async function addEvents(
  connection: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, after, at, previous_hash, hash)
    select chart_id, row_number() over (partition by chart_id order by changed_at, id), id, player_id, 1, 'created',
      jsonb_build_object('amounts', amounts, 'platform', platform_id, 'achievedOn', null, 'state', state), changed_at,
      sha256(int4send(id)), sha256(int4send(id + 1))
    from scores where chart_id between ${from} and ${to} order by chart_id, changed_at, id`.execute(
    connection,
  );
  await sql`
    insert into chart_heads (chart_id, event_count, hash)
    select chart_id, count(*), sha256(int4send(0)) from scores where chart_id between ${from} and ${to} group by 1`.execute(
    connection,
  );
  // Each value that is higher than all before.
  await sql`
    insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, sort_key)
    select chart_id, sequence, at, score_id, player_id, array[value], ${sortKey} from (
      select *, max(value) over (partition by chart_id order by sequence rows between unbounded preceding and 1 preceding) as best
      from (
        select *, (after->'amounts'->>0)::bigint as value from score_events where chart_id between ${from} and ${to}
      ) e
    ) e where best is null or value > best order by 1, 2`.execute(connection);
  await sql`insert into reigns select r.* from charts c cross join lateral compute_reigns(c.id) r
    where c.id between ${from} and ${to}`.execute(connection);
}
