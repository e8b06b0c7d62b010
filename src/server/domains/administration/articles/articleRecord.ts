import { sql } from 'kysely';
import type { ArticleStatus } from '../../../../contract/articleFilters';
import { articleState } from '../../../../contract/articleAdministration';
import type { Language } from '../../../../contract/languages';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminPerson,
  AdminPicture,
} from '../../../../contract/schemas/adminArticles';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { picturePath } from '../../../platform/pictures/picturePath';

export interface FactRow {
  id: number;
  version: number;
  appliedVersion: number;
  status: ArticleStatus;
  slug: string;
  publishedAt: string | null;
  createdAt: string;
  editedAt: string;
  editorId: number | null;
  editorName: string | null;
  authorId: number | null;
  authorName: string | null;
  views: number;
  commentCount: number;
  trashedAt: string | null;
  trashedById: number | null;
  trashedByName: string | null;
}

/** The columns of a {@link FactRow}: articles a, author u, editor e, and d, the user who deleted the article. */
export const factColumns = sql`
  a.id, a.version, a.applied_version, coalesce(a.trashed_status, a.status) as status, a.slug, a.published_at,
  a.created_at, a.edited_at, a.views, a.comment_count, a.editor_id, e.username as editor_name, a.author_id,
  u.username as author_name, a.trashed_at, d.id as trashed_by_id, d.username as trashed_by_name`;
export const people = sql`
  left join users u on u.id = a.author_id
  left join users e on e.id = a.editor_id
  left join users d on d.id = a.trashed_by`;

const person = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

export function toFacts(row: FactRow, now: Date) {
  return {
    id: row.id,
    version: row.version,
    appliedVersion: row.appliedVersion,
    status: row.status,
    state: articleState(row, now.getTime()),
    slug: row.slug,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    editedBy: person(row.editorId, row.editorName),
    author: person(row.authorId, row.authorName),
    views: row.views,
    nbComment: row.commentCount,
    trashedAt: row.trashedAt,
    trashedBy: person(row.trashedById, row.trashedByName),
  };
}

async function findPerson(database: Database, id: number | null): Promise<AdminPerson | null> {
  if (id === null) return null;
  const found = await database
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export async function findPicture(
  database: Database,
  id: number | null,
): Promise<AdminPicture | null> {
  if (id === null) return null;
  const files = await database
    .selectFrom('pictureFiles')
    .select(['width', 'hash'])
    .where('pictureId', '=', id)
    .orderBy('width')
    .execute();
  if (files.length === 0) return null;
  return {
    id,
    sources: files.map(({ width, hash }) => ({ width, url: picturePath(hash, width) })),
  };
}

/** The working copy: the version being edited, else the content of the public tables. */
export async function findContent(database: Database, id: number): Promise<AdminArticleContent> {
  const kept = await database
    .selectFrom('articleRevisions as r')
    .innerJoin('articles as a', (join) =>
      join.onRef('a.id', '=', 'r.articleId').onRef('a.version', '=', 'r.version'),
    )
    .select('r.content')
    .where('r.articleId', '=', id)
    .where('r.kind', '<>', 'conflict')
    .executeTakeFirst();
  return kept?.content ?? (await readPublic(database, id));
}

/** The content of the public tables. */
export async function readPublic(database: Database, id: number): Promise<AdminArticleContent> {
  const article = await database
    .selectFrom('articles')
    .select(['slug', 'category', 'featured', 'pictureId', 'authorId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) throw new RequestError(404, 'articleNotFound');
  const texts = await database
    .selectFrom('articleTranslations')
    .select(['language', 'title', 'excerpt', 'content', 'coverAlt'])
    .where('articleId', '=', id)
    .execute();
  const translations: AdminArticleContent['translations'] = Object.fromEntries(
    texts.map(({ language, title, excerpt, content, coverAlt }): [Language, object] => [
      language,
      { title, excerpt: excerpt ?? '', content, ...(coverAlt === null ? {} : { coverAlt }) },
    ]),
  );
  return { ...article, translations };
}

/** @throws RequestError (404) */
export async function findArticle(
  database: Database,
  id: number,
  now: Date,
): Promise<AdminArticle> {
  const { rows } = await sql<FactRow>`
    select ${factColumns} from articles a ${people} where a.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'articleNotFound');
  const content = await findContent(database, id);
  const facts = toFacts(row, now);
  return {
    ...facts,
    author:
      content.authorId === undefined || content.authorId === facts.author?.id
        ? facts.author
        : await findPerson(database, content.authorId),
    content,
    picture: await findPicture(database, content.pictureId),
  };
}
