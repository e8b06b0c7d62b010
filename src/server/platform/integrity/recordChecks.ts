import { sql } from 'kysely';
import type { IntegrityCheck } from './integrityCheck';

/** What the ranking will count again soon may differ until then. */
const dueCharts = sql`
  select subject_id from ranking_work where scope = 'chart' and done < wanted`;
const dueGames = sql`
  select subject_id from ranking_work where scope = 'game' and done < wanted
  union select game_id from charts where id in (${dueCharts})`;

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

export const recordChecks: readonly IntegrityCheck[] = [
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
