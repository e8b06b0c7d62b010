import { sql } from 'kysely';
import type { IntegrityCheck } from './integrityCheck';

/** What the ranking will count again soon may differ until then. */
const dueCharts = sql`select chart_id from ranking_changes`;
const dueGames = sql`select game_id from ranking_changes`;

const wrongCharts = sql`
  select c.id, c.score_count as stored, coalesce(s.total, 0) as expected, coalesce(s.ranked, 0) as ranked,
    coalesce(s.proved, 0) as proved
  from charts c left join (
    select chart_id, count(*)::int as total, (count(*) filter (where ranked))::int as ranked,
      (count(*) filter (where state = 'proved'))::int as proved
    from scores where state <> 'withdrawn' group by 1) s on s.chart_id = c.id
  where (c.ranked_count, c.score_count, c.proved_count)
    <> (coalesce(s.ranked, 0), coalesce(s.total, 0), coalesce(s.proved, 0))
    and c.id not in (${dueCharts})`;

const wrongGames = sql`
  select g.id, g.score_count as stored, coalesce(c.total, 0) as expected, coalesce(c.proved, 0) as proved
  from games g left join (
    select c.game_id, count(*)::int as total, (count(*) filter (where s.state = 'proved'))::int as proved
    from scores s join charts c on c.id = s.chart_id
    where s.state <> 'withdrawn' and c.status <> 'retired' group by 1) c on c.game_id = g.id
  where (g.score_count, g.proved_count) <> (coalesce(c.total, 0), coalesce(c.proved, 0))
    and g.id not in (${dueGames})`;

/** Counted with each change of a score, so never behind. */
const wrongCounts = sql`
  select coalesce(c.chart_id, s.chart_id) as id, coalesce(c.score_count, 0) as stored, coalesce(s.total, 0) as expected,
    coalesce(s.ranked, 0) as ranked, coalesce(s.proved, 0) as proved
  from chart_counts c full join (
    select chart_id, (count(*) filter (where state <> 'withdrawn'))::int as total,
      (count(*) filter (where ranked))::int as ranked, (count(*) filter (where state = 'proved'))::int as proved
    from scores group by 1) s on s.chart_id = c.chart_id
  where (coalesce(c.ranked_count, 0), coalesce(c.score_count, 0), coalesce(c.proved_count, 0))
    <> (coalesce(s.ranked, 0), coalesce(s.total, 0), coalesce(s.proved, 0))`;

const wrongBuckets = sql`
  select b.chart_id, encode(b.low, 'hex') as low, b.total as stored, s.total as expected
  from (select *, lead(low) over (partition by chart_id order by low) as next from chart_buckets) b
  cross join lateral (
    select count(*)::int as total from scores s where s.chart_id = b.chart_id and s.ranked and s.sort_key >= b.low
      and (b.next is null or s.sort_key < b.next)) s
  where b.total <> s.total`;

const wrongCountries = sql`
  select s.id, s.country as stored, p.country as expected from scores s join players p on p.id = s.player_id
  where s.country is distinct from p.country and p.id not in (select player_id from country_changes)`;

/** The boards of platforms and countries. */
const wrongBoards = sql`
  select chart_id, board, coalesce(c.total, 0) as stored, coalesce(n.total, 0) as expected
  from board_counts c full join (
    select s.chart_id, v.board, count(*)::int as total
    from scores s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    where s.ranked and v.board is not null group by 1, 2) n using (chart_id, board)
  where coalesce(c.total, 0) <> coalesce(n.total, 0)`;

const wrongBoardBuckets = sql`
  select b.chart_id, b.board, encode(b.low, 'hex') as low, b.total as stored, s.total as expected
  from (select *, lead(low) over (partition by chart_id, board order by low) as next from board_buckets) b
  cross join lateral (
    select count(*)::int as total from scores s where s.chart_id = b.chart_id and s.ranked and s.sort_key >= b.low
      and (b.next is null or s.sort_key < b.next) and b.board in ('p' || s.platform_id, 'c' || s.country)) s
  where b.total <> s.total`;

/** The last step of the timeline is the first row of the board. */
const wrongTimelines = sql`
  select h.chart_id, l.score_id as stored, f.id as expected
  from chart_heads h
  left join lateral (
    select s.id, s.sort_key from scores s where s.chart_id = h.chart_id and s.ranked
    order by s.sort_key, s.changed_at, s.id limit 1) f on true
  left join lateral (
    select r.score_id, r.sort_key from chart_records r where r.chart_id = h.chart_id
    order by r.sequence desc limit 1) l on true
  where (f.id, f.sort_key) is distinct from (l.score_id, l.sort_key)`;

const computedReigns = sql`
  select r.* from (select distinct chart_id from chart_records) c cross join lateral compute_reigns(c.chart_id) r`;
const wrongReigns = sql`
  select distinct chart_id from (
    (select * from reigns except ${computedReigns}) union all (${computedReigns} except select * from reigns)) w`;

export const recordChecks: readonly IntegrityCheck[] = [
  {
    name: 'live score counts of charts',
    problems: sql`select 'chart ' || id || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongCounts}) w order by id`,
    repair: [
      sql`insert into chart_counts (chart_id, score_count, ranked_count, proved_count)
        select id, expected, ranked, proved from (${wrongCounts}) w
        on conflict (chart_id) do update set score_count = excluded.score_count,
          ranked_count = excluded.ranked_count, proved_count = excluded.proved_count`,
    ],
  },
  {
    name: 'buckets of charts',
    problems: sql`select 'chart ' || chart_id || ' from ' || low || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongBuckets}) w order by chart_id, low`,
    // The next ranking of the chart makes them again.
    repair: [
      sql`delete from chart_buckets where chart_id in (select chart_id from (${wrongBuckets}) w)`,
    ],
  },
  {
    // Its triggers change the counts of boards, so before them.
    name: 'countries of scores',
    problems: sql`select 'score ' || id || ': ' || coalesce(stored, 'none') || ' instead of ' || coalesce(expected, 'none')
      as problem from (${wrongCountries}) w order by id`,
    repair: [
      sql`update scores s set country = w.expected from (${wrongCountries}) w where w.id = s.id`,
    ],
  },
  {
    name: 'score counts of boards',
    problems: sql`select 'chart ' || chart_id || ', board ' || board || ': ' || stored || ' instead of ' || expected
      as problem from (${wrongBoards}) w order by chart_id, board`,
    repair: [
      sql`insert into board_counts (chart_id, board, total) select chart_id, board, expected from (${wrongBoards}) w
        on conflict (chart_id, board) do update set total = excluded.total`,
    ],
  },
  {
    name: 'buckets of boards',
    problems: sql`select 'chart ' || chart_id || ', board ' || board || ' from ' || low || ': ' || stored
      || ' instead of ' || expected as problem from (${wrongBoardBuckets}) w order by chart_id, board, low`,
    repair: [
      sql`delete from board_buckets b using (${wrongBoardBuckets}) w
        where w.chart_id = b.chart_id and w.board = b.board`,
    ],
  },
  {
    name: 'waiting proofs',
    problems: sql`select 'proof ' || p.id || ': score ' || s.id || ' is ' || s.state as problem
      from proofs p join scores s on s.id = p.score_id
      where p.state = 'waiting' and s.state not in ('proof_waiting', 'proof_waiting_due') order by p.id`,
  },
  {
    name: 'timelines of charts',
    problems: sql`select 'chart ' || chart_id || ': score ' || coalesce(stored::text, 'none')
        || ' instead of ' || coalesce(expected::text, 'none') as problem
      from (${wrongTimelines}) w order by chart_id`,
    repair: [sql`select rebuild_chart_records(chart_id) from (${wrongTimelines}) w`],
  },
  {
    name: 'holders of first places',
    problems: sql`select 'chart ' || chart_id as problem from (${wrongReigns}) w order by chart_id`,
    // A trigger makes the reigns of changed timelines again.
    repair: [
      sql`update chart_records set at = at where chart_id in (select chart_id from (${wrongReigns}) w)`,
    ],
  },
  {
    name: 'score counts of charts',
    problems: sql`select 'chart ' || id || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongCharts}) w order by id`,
    repair: [
      sql`update charts c set score_count = w.expected, ranked_count = w.ranked, proved_count = w.proved
        from (${wrongCharts}) w where w.id = c.id`,
    ],
  },
  {
    // Its triggers change the counters, so before them.
    name: 'score counts of games',
    problems: sql`select 'game ' || id || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongGames}) w order by id`,
    repair: [
      sql`update games g set score_count = w.expected, proved_count = w.proved
        from (${wrongGames}) w where w.id = g.id`,
    ],
  },
];
