import { sql, type RawBuilder } from 'kysely';
import {
  adminArticleSorts,
  articleStates,
  type AdminArticleSort,
  type ArticleState,
} from '../../../../contract/articleAdministration';
import { isArticleCategory, type ArticleCategory } from '../../../../contract/articleFilters';
import { isLanguage, type Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import type { AdminArticleRow } from '../../../../contract/schemas/adminArticles';
import { searchCondition } from '../../articles/searchSql';
import {
  lastValue,
  readPageRequest,
  type PageRequest,
  type QueryValues,
} from '../../../platform/http/collection';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { picturePath } from '../../../platform/pictures/picturePath';
import { readChoice, readSearch } from '../../../platform/http/queryParameters';
import { findNarrowedPage, findPage, inOrder } from '../indexedPagination';
import { orderedArticles } from './orderedArticles';
import { factColumns, people, toFacts, type FactRow } from './articleRecord';

export interface AdminArticleQuery {
  page: PageRequest;
  sort: AdminArticleSort;
  direction: 'asc' | 'desc';
  search?: string;
  state?: ArticleState;
  category?: ArticleCategory;
  /** Articles without a translation in this language. */
  missing?: Language;
  featured?: boolean;
  /** Articles that this member edited last. */
  editorId?: number;
}

const isState = (text: string): text is ArticleState =>
  articleStates.some((state) => state === text);
const isFlag = (text: string): text is 'true' | 'false' => text === 'true' || text === 'false';

/** @throws RequestError (400) */
export function readAdminArticleQuery(query: QueryValues): AdminArticleQuery {
  const search = readSearch(query);
  const state = readChoice(query, 'state', isState);
  const category = readChoice(query, 'category', isArticleCategory);
  const missing = readChoice(query, 'missing', isLanguage);
  const featured = readChoice(query, 'featured', isFlag);
  const order = readOrder(query);
  if (order.sort === 'trashedAt' && state !== 'trashed') throw new RequestError(400, 'badOrder');
  return {
    page: readPageRequest(query, limits.adminPageSize),
    ...order,
    ...(search === undefined ? {} : { search }),
    ...(state === undefined ? {} : { state }),
    ...(category === undefined ? {} : { category }),
    ...(missing === undefined ? {} : { missing }),
    ...(featured === undefined ? {} : { featured: featured === 'true' }),
  };
}

function readOrder(query: QueryValues): Pick<AdminArticleQuery, 'sort' | 'direction'> {
  const name = Object.keys(query).find((key) => key.startsWith('order['));
  if (name === undefined) return { sort: 'editedAt', direction: 'desc' };
  const sort = adminArticleSorts.find((known) => name === `order[${known}]`);
  const direction = lastValue(query, name) ?? 'asc';
  if (!sort || (direction !== 'asc' && direction !== 'desc')) {
    throw new RequestError(400, 'badOrder');
  }
  return { sort, direction };
}

function stateCondition(state: ArticleState, now: string): RawBuilder<unknown> {
  switch (state) {
    case 'trashed':
      return sql`a.status = 'TRASHED'`;
    case 'draft':
      return sql`a.status = 'UNDER CONSTRUCTION'`;
    case 'canceled':
      return sql`a.status = 'CANCELED'`;
    case 'published':
      return sql`a.status = 'PUBLISHED' and a.published_at <= ${now}::timestamptz`;
    case 'scheduled':
      return sql`a.status = 'PUBLISHED' and (a.published_at is null or a.published_at > ${now}::timestamptz)`;
  }
}

function conditions(query: AdminArticleQuery, now: string): RawBuilder<unknown> | undefined {
  const { state, category, missing, featured, search, editorId } = query;
  const all: RawBuilder<unknown>[] = [];
  if (state !== undefined) all.push(stateCondition(state, now));
  if (category !== undefined) all.push(sql`a.category = ${category}`);
  if (featured !== undefined) all.push(sql`a.featured = ${featured}`);
  if (editorId !== undefined) all.push(sql`a.editor_id = ${editorId}`);
  if (search !== undefined) all.push(searchCondition(search));
  if (missing !== undefined) {
    all.push(
      sql`not exists (select from article_translations m where m.article_id = a.id and m.language = ${missing})`,
    );
  }
  return all.length === 0 ? undefined : sql.join(all, sql` and `);
}

interface Row extends FactRow {
  title: string | null;
  locale: Language | null;
  languages: Language[];
  category: ArticleCategory | null;
  featured: boolean;
  pictureHash: string | null;
  pictureWidth: number | null;
}

/** Articles in any state, with titles in the reader's language. */
export async function findAdminArticles(
  database: Database,
  query: AdminArticleQuery,
  reader: { language: Language; now: Date },
): Promise<{ total: number; items: AdminArticleRow[] }> {
  const { page, sort, direction } = query;
  const trashed = query.state === 'trashed';
  const list = orderedArticles({ sort, direction, trashed }, reader.language);
  const where = conditions(query, reader.now.toISOString());
  const { total, ids } =
    where === undefined
      ? await findPage(database, list, { page, ...(await countAll(database, sort)) })
      : await findNarrowedPage(database, list, { page, where });
  if (ids.length === 0) return { total, items: [] };
  const { rows } = await sql<Row>`
    select ${factColumns}, l.title, l.locale, a.category, a.featured, f.hash as picture_hash, f.width as picture_width,
      array(select t.language from article_translations t where t.article_id = a.id order by t.language) as languages
    from articles a
    left join article_listings l on l.article_id = a.id and l.language = ${reader.language}
    left join lateral (
      select hash, width from picture_files where picture_id = a.picture_id order by width limit 1
    ) f on true
    ${people}
    where a.id in (${sql.join(ids)})`.execute(database);
  return { total, items: inOrder(ids, rows).map((row) => toRow(row, reader.now)) };
}

/** Articles without any text have no row in article_listings, so an order by title lists fewer than the total. */
async function countAll(database: Database, sort: AdminArticleSort) {
  const { rows } = await sql<{ total: number; listed: number }>`
    select (select count(*) from articles where status <> 'TRASHED') as total,
      (select coalesce(sum(total), 0)::bigint from article_counts where status <> 'TRASHED') as listed`.execute(
    database,
  );
  const { total, listed } = rows[0] ?? { total: 0, listed: 0 };
  return { total, indexedTotal: sort === 'title' ? Math.min(listed, total) : total };
}

function toRow(row: Row, now: Date): AdminArticleRow {
  const { title, locale, languages, category, featured, pictureHash, pictureWidth } = row;
  return {
    ...toFacts(row, now),
    title: title === '' ? null : title,
    locale,
    languages,
    category,
    featured,
    picture:
      pictureHash === null || pictureWidth === null ? null : picturePath(pictureHash, pictureWidth),
  };
}
