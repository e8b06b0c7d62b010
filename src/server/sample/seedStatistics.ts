import { sql } from 'kysely';
import type { Database } from '../platform/database/tables';

const days = 120;

/** Shares of visits in percent. */
const languageShares = { en: 41, fr: 19, ja: 11, es: 10, it: 8, 'pt-br': 7, 'zh-cn': 4 };
const themeShares = {
  system: 34,
  dark: 22,
  'official-vgr': 9,
  retro: 7,
  zelda: 6,
  cyber: 5,
  sonic: 4,
  light: 4,
  darksouls: 3,
  pacman: 3,
  kirby: 3,
};

/**
 * Invents statistics for the last months: views of each article, logins and visits. Counters of members, articles and comments
 * result from storing them. Deterministic: a day gets the same numbers on every installation.
 */
export async function seedStatistics(database: Database): Promise<void> {
  await sql`
    insert into article_view_counts (grain, start, article_id, total)
    select 'day', d.day::date, a.id, ceil(a.views / 150.0
      * (0.5 + abs(hashtext(d.day::date::text || a.slug) % 100) / 100.0)
      * case extract(isodow from d.day) when 6 then 1.35 when 7 then 1.5 else 1 end)
    from articles a, generate_series(now() - make_interval(days => ${days}), now(), '1 day') d (day)
    where a.status = 'PUBLISHED' and a.published_at <= d.day and a.views > 0
    on conflict do nothing`.execute(database);
  await sql`
    insert into article_view_counts (grain, start, article_id, total)
    select 'month', date_trunc('month', start::timestamp)::date, article_id, sum(total)
    from article_view_counts where grain = 'day' group by 2, 3
    on conflict do nothing`.execute(database);
  await sql`
    insert into daily_counts (kind, day, word, shard, total)
    select 'views', start, '', 0, sum(total) from article_view_counts where grain = 'day' group by 2
    on conflict do nothing`.execute(database);
  await sql`
    insert into daily_counts (kind, day, word, shard, total)
    select 'logins', day, '', 0, ceil(total * (8 + abs(hashtext(day::text) % 7)) / 100.0)
    from daily_counts where kind = 'views'
    on conflict do nothing`.execute(database);
  await seedShares(database, 'pageLanguage', languageShares);
  await seedShares(database, 'theme', themeShares);
}

async function seedShares(database: Database, kind: string, shares: Record<string, number>) {
  const rows = Object.entries(shares).map(([word, share]) => sql`(${word}::text, ${share}::int)`);
  await sql`
    insert into daily_counts (kind, day, word, shard, total)
    select ${kind}::text, day, s.word, 0,
      ceil(total * share * (80 + abs(hashtext(day::text || s.word) % 40)) / 6000.0)
    from daily_counts, (values ${sql.join(rows)}) s (word, share) where kind = 'views'
    on conflict do nothing`.execute(database);
}
