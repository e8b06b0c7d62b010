import { sql, type RawBuilder } from 'kysely';
import { postedKinds } from '../database/postedKinds';
import type { IntegrityCheck } from './integrityCheck';

/**
 * Counters whose every occurrence is stored. New members, comments and views stay counted when their rows are deleted; log-ins when
 * their entries of the audit log are, so of them only those that were not counted are wrong.
 */
const expectedDays = sql`
  select 'memberLanguage' as kind, date '1970-01-01' as day, site_language(language) as word, count(*)::bigint as total
    from users group by 3
  union all
  select 'role', date '1970-01-01', role, count(*) from users cross join unnest(roles) role group by 3
  union all
  select 'articles', (published_at at time zone 'UTC')::date, '', count(*) from articles
    where status = 'PUBLISHED' and published_at is not null group by 2
  union all
  select 'logins', (at at time zone 'UTC')::date, '', count(*) from audit_log
    where event = 'loginSucceeded' group by 2
  union all
  select 'scores', (at at time zone 'UTC')::date, '', count(*) from score_events
    where kind in ${postedKinds} group by 2
  union all
  select v.kind, date '1970-01-01', '', v.total from (
      select count(*) as games, sum(score_count)::bigint as records, sum(proved_count)::bigint as proved
      from games where status in ('active', 'closed')) g,
    lateral (values ('games', g.games), ('records', g.records), ('provedRecords', g.proved)) v (kind, total)`;

const wrongDays = sql`
  select kind, day, word, coalesce(s.total, 0) as stored, coalesce(e.total, 0) as expected
  from (select kind, day, word, sum(total)::bigint as total from daily_counts
    where kind in ('memberLanguage', 'role', 'articles', 'logins', 'scores', 'games', 'records',
      'provedRecords')
    group by 1, 2, 3) s
  full join (${expectedDays}) e using (kind, day, word)
  where coalesce(s.total, 0) < coalesce(e.total, 0)
    or (kind <> 'logins' and coalesce(s.total, 0) <> coalesce(e.total, 0))`;

const expectedMonths = sql`
  select kind, date_trunc('month', day::timestamp)::date as month, word, shard, sum(total)::bigint as total
  from daily_counts group by 1, 2, 3, 4`;

const wrongMonths = sql`
  select kind, month, word, shard, coalesce(m.total, 0) as stored, coalesce(e.total, 0) as expected
  from monthly_counts m full join (${expectedMonths}) e using (kind, month, word, shard)
  where coalesce(m.total, 0) <> coalesce(e.total, 0)`;

/** Views by month from the days, and by year from the months. */
const expectedSpans = (grain: 'month' | 'year', from: 'day' | 'month') => sql`
  select ${sql.lit(grain)} as grain, date_trunc(${sql.lit(grain)}, start::timestamp)::date as start, article_id,
    sum(total)::bigint as total
  from article_view_counts where grain = ${sql.lit(from)} group by 2, 3`;

const wrongSpans = (grain: 'month' | 'year', expected: RawBuilder<unknown>) => sql`
  select start, article_id, coalesce(v.total, 0) as stored, coalesce(e.total, 0) as expected
  from (select start, article_id, total from article_view_counts where grain = ${sql.lit(grain)}) v
  full join (${expected}) e using (start, article_id)
  where coalesce(v.total, 0) <> coalesce(e.total, 0)`;

function createSpanCheck(grain: 'month' | 'year', from: 'day' | 'month'): IntegrityCheck {
  const expected = expectedSpans(grain, from);
  return {
    name: `views by ${grain}`,
    problems: sql`select 'article ' || article_id || ', ' || start || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongSpans(grain, expected)}) w order by article_id, start`,
    repair: [
      sql`delete from article_view_counts where grain = ${sql.lit(grain)}`,
      sql`insert into article_view_counts (grain, start, article_id, total) ${expected}`,
    ],
  };
}

export const countChecks: readonly IntegrityCheck[] = [
  {
    name: 'counters by day',
    problems: sql`select kind || ' ' || word || ', ' || day || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongDays}) w order by kind, day, word`,
    repair: [
      sql`insert into daily_counts as c (kind, day, word, shard, total)
        select kind, day, word, 0, expected - stored from (${wrongDays}) w
        on conflict (kind, day, word, shard) do update set total = c.total + excluded.total`,
    ],
  },
  {
    name: 'counters by month',
    problems: sql`select kind || ' ' || word || ', ' || month || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongMonths}) w order by kind, month, word`,
    repair: [
      sql`delete from monthly_counts`,
      sql`insert into monthly_counts (kind, month, word, shard, total) ${expectedMonths}`,
    ],
  },
  createSpanCheck('month', 'day'),
  createSpanCheck('year', 'month'),
];
