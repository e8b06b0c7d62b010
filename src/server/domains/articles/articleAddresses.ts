import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';

/** What a list of URLs needs to know of a published article. */
export interface ArticleAddress {
  id: number;
  slug: string;
  /** The time of the last change of the article that readers could see. Comments do not count: they are not its content. */
  updatedAt: string;
  /** The languages it is written in. */
  languages: Language[];
}

const isPublished = (now: Date) =>
  sql`status = 'PUBLISHED' and published_at <= ${now.toISOString()}::timestamptz`;

/**
 * The ranges of ids that hold published articles, by number: with a size of 500, range 1 is the ids from 1 to 500. Each is
 * found by one look into the primary key.
 */
export async function findAddressRanges(
  database: Database,
  { size, now }: { size: number; now: Date },
): Promise<number[]> {
  const firstAfter = (id: RawBuilder<unknown>) => sql`(
    select (min(id) - 1) / ${size}::integer + 1 from articles
    where ${isPublished(now)} and id > ${id}
  )`;
  const { rows } = await sql<{ number: number }>`
    with recursive ranges(number) as (
      select ${firstAfter(sql`0`)}
      union all
      select ${firstAfter(sql`ranges.number * ${size}::integer`)} from ranges where number is not null
    )
    select number from ranges where number is not null`.execute(database);
  return rows.map(({ number }) => number);
}

/** The published articles of a range of ids. A range is read alone, however many articles there are. */
export async function findArticleAddresses(
  database: Database,
  { number, size, now }: { number: number; size: number; now: Date },
): Promise<ArticleAddress[]> {
  const { rows } = await sql<ArticleAddress>`
    select a.id, a.slug, a.updated_at, array_agg(t.language order by t.language) as languages
    from articles a
    join article_translations t on t.article_id = a.id
    where ${isPublished(now)} and a.id > ${(number - 1) * size} and a.id <= ${number * size}
    group by a.id
    order by a.id`.execute(database);
  return rows;
}
