import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';

/** What a list of URLs needs to know of a published article. */
export interface ArticleAddress {
  id: number;
  slug: string;
  /** The time of the last change that readers could see. */
  updatedAt: string;
  /** The languages it is written in. */
  languages: Language[];
}

interface AddressQuery {
  /** From 1. */
  page: number;
  size: number;
  now: Date;
}

/** A page of all published articles, oldest first, so that a new article changes the last page only, and their number. */
export async function findArticleAddresses(
  database: Database,
  { page, size, now }: AddressQuery,
): Promise<{ total: number; items: ArticleAddress[] }> {
  const published = sql`status = 'PUBLISHED' and published_at <= ${now.toISOString()}::timestamptz`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total from articles where ${published}`.execute(database);
  const { rows: items } = await sql<ArticleAddress>`
    select a.id, a.slug, a.updated_at, array_agg(t.language order by t.language) as languages
    from (
      select id, slug, updated_at, published_at from articles where ${published}
      order by published_at, id limit ${size} offset ${(page - 1) * size}
    ) a
    join article_translations t on t.article_id = a.id
    group by a.id, a.slug, a.updated_at, a.published_at
    order by a.published_at, a.id`.execute(database);
  return { total: counted[0]?.total ?? 0, items };
}
