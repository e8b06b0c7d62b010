import { sql } from 'kysely';
import type { RevisionKind } from '../../../../contract/articleAdministration';
import type { ArticleStatus } from '../../../../contract/articleFilters';
import { isLanguage, type Language } from '../../../../contract/languages';
import type {
  AdminArticleContent,
  AdminRevision,
  AdminRevisionDetail,
} from '../../../../contract/schemas/adminArticles';
import type { Database } from '../../../platform/database/tables';
import { refuseViolations, RequestError } from '../../../platform/errors/requestError';
import { findPicture, readPublic } from './articleRecord';

const minute = 60_000;
/** A member's saves within this span share one version: long enough to type a sentence, short enough to lose little. */
const togetherFor = 2 * minute;
/** Drafts older than this are thinned to one per member and `thinnedTo` span. */
const recentFor = 60 * minute;
const thinnedTo = 10 * minute;
/** The newest drafts kept per article; older ones are deleted. Published versions always stay. */
const draftsKept = 50;

interface Version {
  articleId: number;
  version: number;
  kind: RevisionKind;
  content: AdminArticleContent;
  authorId: number;
  now: Date;
}

/** Stores a version. Returns true if a new one was created, false if an existing one was extended. */
export async function keepVersion(transaction: Database, wanted: Version): Promise<boolean> {
  const { now, content, kind, version, ...rest } = wanted;
  const since = new Date(now.getTime() - togetherFor).toISOString();
  const text = JSON.stringify(content);
  if (kind === 'draft' || kind === 'conflict') {
    // A conflict extends one based on the same version, a draft the version before it.
    const carriedOn = kind === 'draft' ? version - 1 : version;
    const { numUpdatedRows } = await transaction
      .updateTable('articleRevisions')
      .set({ version, content: text, savedAt: now })
      .where('articleId', '=', rest.articleId)
      .where('version', '=', carriedOn)
      .where('kind', '=', kind)
      .where('authorId', '=', rest.authorId)
      .where('begunAt', '>', since)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return false;
  }
  const number = await nextNumber(transaction, rest.articleId);
  await transaction
    .insertInto('articleRevisions')
    .values({ ...rest, number, kind, version, content: text, begunAt: now, savedAt: now })
    .execute();
  await thinDrafts(transaction, rest.articleId, now);
  return true;
}

/** @throws RequestError (422) if the article has no such version. */
export async function refuseUnknownVersion(
  transaction: Database,
  articleId: number,
  version: number,
): Promise<void> {
  const known = await transaction
    .selectFrom('articleRevisions')
    .select('id')
    .where('articleId', '=', articleId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!known)
    refuseViolations([{ propertyPath: 'restoredFrom', textKey: 'unknown', code: 'unknown' }]);
}

/** Callers hold the article's row lock, so numbers cannot collide. */
async function nextNumber(transaction: Database, articleId: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('articleRevisions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('articleId', '=', articleId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function thinDrafts(transaction: Database, articleId: number, now: Date): Promise<void> {
  const recent = new Date(now.getTime() - recentFor).toISOString();
  // When two members save alternately, each save creates a version.
  const paused = new Date(now.getTime() - togetherFor).toISOString();
  await sql`
    delete from article_revisions where id in (
      select id from (
        select id, saved_at,
          row_number() over (order by id desc) as age,
          row_number() over (
            partition by author_id, floor(extract(epoch from saved_at) * 1000 / ${thinnedTo}) order by id desc
          ) as place,
          row_number() over (
            partition by author_id, floor(extract(epoch from saved_at) * 1000 / ${togetherFor}) order by id desc
          ) as place_in_go
        from article_revisions where article_id = ${articleId} and kind = 'draft'
      ) drafts
      where age > ${draftsKept} or (place > 1 and saved_at < ${recent}::timestamptz)
        or (place_in_go > 1 and saved_at < ${paused}::timestamptz)
    )`.execute(transaction);
}

/** Marks a draft that lost a conflict, which is never thinned or extended: its author is told that it is kept. */
export async function markOverruled(
  transaction: Database,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await transaction
    .updateTable('articleRevisions')
    .set({ kind: 'conflict' })
    .where('articleId', '=', id)
    .where('version', '=', version)
    .where('kind', '=', 'draft')
    .execute();
}

/** Articles not created in the editor have no version yet: stores their current content as the first before it changes. */
export async function keepFirstVersion(
  transaction: Database,
  article: { id: number; version: number; status: ArticleStatus },
): Promise<void> {
  const known = await transaction
    .selectFrom('articleRevisions')
    .select('id')
    .where('articleId', '=', article.id)
    .where('kind', '<>', 'conflict')
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const content = JSON.stringify(await readPublic(transaction, article.id));
  const kind = article.status === 'PUBLISHED' ? 'published' : 'draft';
  await sql`
    insert into article_revisions (article_id, number, version, kind, content, author_id, begun_at, saved_at)
    select id, ${await nextNumber(transaction, article.id)}::int, version, ${kind}, ${content}::jsonb,
      coalesce(editor_id, author_id), edited_at, edited_at
    from articles where id = ${article.id}`.execute(transaction);
}

interface RevisionRow {
  id: number;
  number: number;
  version: number;
  kind: RevisionKind;
  current: boolean;
  shown: boolean;
  savedAt: string;
  authorId: number | null;
  authorName: string | null;
  languages: string[];
  title: string | null;
}

/** The columns of a revision r, its author u and its article a. */
const columnsAt = (now: Date) => sql`
  r.id, r.number, r.version, r.kind, r.saved_at, r.author_id, u.username as author_name,
  r.kind <> 'conflict' and r.version = a.version as current,
  r.kind <> 'conflict' and r.version = a.applied_version and a.status = 'PUBLISHED'
    and a.published_at <= ${now.toISOString()}::timestamptz as shown,
  array(select jsonb_object_keys(r.content -> 'translations')) as languages,
  coalesce(r.content -> 'translations' -> 'en' ->> 'title',
    (select t.value ->> 'title' from jsonb_each(r.content -> 'translations') t limit 1)) as title`;

function toRevision(row: RevisionRow): AdminRevision {
  const { id, number, version, kind, current, shown, savedAt, authorId, authorName, title } = row;
  return {
    id,
    number,
    version,
    kind,
    current,
    shown,
    savedAt,
    savedBy:
      authorId === null || authorName === null ? null : { id: authorId, username: authorName },
    languages: row.languages.filter((language): language is Language => isLanguage(language)),
    title: title === '' ? null : title,
  };
}

/**
 * The versions of an article, newest first.
 * @throws RequestError (404)
 */
export async function findRevisions(database: Database, articleId: number, now: Date) {
  const { rows } = await sql<RevisionRow>`
    select ${columnsAt(now)} from article_revisions r join articles a on a.id = r.article_id
    left join users u on u.id = r.author_id
    where r.article_id = ${articleId} order by r.saved_at desc, r.id desc limit 200`.execute(
    database,
  );
  // An article that was never edited here has no version.
  if (rows.length === 0) await refuseUnknownArticle(database, articleId);
  return rows.map(toRevision);
}

async function refuseUnknownArticle(database: Database, id: number): Promise<void> {
  const known = await database
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new RequestError(404, 'articleNotFound');
}

/** @throws RequestError (404) */
export async function findRevision(
  database: Database,
  articleId: number,
  { id, now }: { id: number; now: Date },
): Promise<AdminRevisionDetail> {
  const { rows } = await sql<RevisionRow & { content: AdminArticleContent }>`
    select ${columnsAt(now)}, r.content from article_revisions r join articles a on a.id = r.article_id
    left join users u on u.id = r.author_id
    where r.article_id = ${articleId} and r.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'notFound');
  const picture = await findPicture(database, row.content.pictureId);
  return { ...toRevision(row), content: row.content, picture };
}
