import { sql, type RawBuilder } from 'kysely';
import type { AdminArticleSort } from '../../../../contract/articleAdministration';
import type { Language } from '../../../../contract/languages';
import type { OrderedList } from '../indexedPagination';

type Part = RawBuilder<unknown>;
type Order = (key: Part, id: Part) => Part;

const upwards: Order = (key, id) => sql`${key}, ${id}`;
const downwards: Order = (key, id) => sql`${key} desc, ${id} desc`;

/** Each order matches an index, nulls included: articles without a date sort before all dated ones when ascending. */
const orders: Record<Exclude<AdminArticleSort, 'title'>, { key: Part; asc: Order; desc: Order }> = {
  editedAt: { key: sql`a.edited_at`, asc: upwards, desc: downwards },
  views: { key: sql`a.views`, asc: upwards, desc: downwards },
  trashedAt: { key: sql`a.trashed_at`, asc: upwards, desc: downwards },
  publishedAt: {
    key: sql`a.published_at`,
    asc: (key, id) => sql`${key} asc nulls first, ${id}`,
    desc: (key, id) => sql`${key} desc nulls last, ${id} desc`,
  },
};

interface Wanted {
  sort: AdminArticleSort;
  direction: 'asc' | 'desc';
  /** Only articles in the trash, or all others. */
  trashed: boolean;
}

/** Articles a with their listing l in the reader's language. */
export function orderedArticles(
  { sort, direction, trashed }: Wanted,
  language: Language,
): OrderedList {
  // Literals instead of parameters, so that PostgreSQL can use the partial indexes by language and by trash.
  const reader = sql.lit(language);
  const where = trashed ? sql`status = 'TRASHED'` : sql`status <> 'TRASHED'`;
  const articles = sql`(select * from articles where ${where})`;
  const from = sql`${articles} a left join article_listings l on l.article_id = a.id and l.language = ${reader}`;
  const id = sql`a.id`;
  if (sort === 'title') {
    const key = sql`l.title collate "und-x-icu"`;
    const [order, reverse] = direction === 'asc' ? [upwards, downwards] : [downwards, upwards];
    const listed = sql`select * from article_listings where language = ${reader} and ${where}`;
    return {
      all: { from, id, key },
      indexed: { from: sql`(${listed}) as l`, id: sql`l.article_id`, key },
      beginning: (rows) => sql`(
        ${listed} order by ${order(sql`title collate "und-x-icu"`, sql`article_id`)} limit ${rows}
      ) as l join articles a on a.id = l.article_id`,
      order,
      reverse,
    };
  }
  const { key, asc, desc } = orders[sort];
  const [order, reverse] = direction === 'asc' ? [asc, desc] : [desc, asc];
  return {
    all: { from, id, key },
    indexed: { from: sql`${articles} a`, id, key },
    beginning: (rows) => sql`(
      select * from ${articles} a order by ${order(key, id)} limit ${rows}
    ) as a left join article_listings l on l.article_id = a.id and l.language = ${reader}`,
    order,
    reverse,
  };
}
