import { sql } from 'kysely';
import type { RevisionKind } from '../../../contract/articleAdministration';
import type { ArticleStatus } from '../../../contract/articleQuery';
import { isLanguage, type Language } from '../../../contract/languages';
import type {
  AdminArticleContent,
  AdminRevision,
  AdminRevisionDetail,
} from '../../../contract/schemas/adminArticles';
import type { Database } from '../../database/tables';
import { RequestError } from '../../errors/requestError';
import { findPicture, readPublic } from './articleRecord';

/** Saves of one person within this time are one version: nobody looks for a text between two pauses of typing. */
const togetherFor = 10 * 60_000;
/** Drafts beyond this number are let go, the oldest first; what was published stays. */
const draftsKept = 100;

interface Version {
  articleId: number;
  version: number;
  kind: RevisionKind;
  content: AdminArticleContent;
  authorId: number;
  now: Date;
}

/** Keeps a version; true where it is one of its own and does not just carry on the one before. */
export async function keepVersion(transaction: Database, wanted: Version): Promise<boolean> {
  const { now, content, kind, version, ...rest } = wanted;
  const since = new Date(now.getTime() - togetherFor).toISOString();
  const row = { ...rest, kind, version, content: JSON.stringify(content), savedAt: now };
  if (kind === 'draft' || kind === 'conflict') {
    // A conflict carries on one made from the same version, a draft the version before it.
    const carriedOn = kind === 'draft' ? version - 1 : version;
    const { numUpdatedRows } = await transaction
      .updateTable('articleRevisions')
      .set({ version, content: row.content, savedAt: now })
      .where('articleId', '=', rest.articleId)
      .where('version', '=', carriedOn)
      .where('kind', '=', kind)
      .where('authorId', '=', rest.authorId)
      .where('savedAt', '>', since)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return false;
  }
  await transaction.insertInto('articleRevisions').values(row).execute();
  await sql`
    delete from article_revisions where id in (
      select id from article_revisions where article_id = ${rest.articleId} and kind = 'draft'
      order by id desc offset ${draftsKept}
    )`.execute(transaction);
  return true;
}

/** Articles that were not written here have no version yet: what they are becomes their first, before it changes. */
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
    insert into article_revisions (article_id, version, kind, content, author_id, saved_at)
    select id, version, ${kind}, ${content}::jsonb, coalesce(editor_id, author_id), edited_at
    from articles where id = ${article.id}`.execute(transaction);
}

interface RevisionRow {
  id: number;
  version: number;
  kind: RevisionKind;
  savedAt: string;
  authorId: number | null;
  authorName: string | null;
  languages: string[];
  title: string | null;
}

const columns = sql`
  r.id, r.version, r.kind, r.saved_at, r.author_id, u.username as author_name,
  array(select jsonb_object_keys(r.content -> 'translations')) as languages,
  coalesce(r.content -> 'translations' -> 'en' ->> 'title',
    (select t.value ->> 'title' from jsonb_each(r.content -> 'translations') t limit 1)) as title`;

function toRevision(row: RevisionRow): AdminRevision {
  const { id, version, kind, savedAt, authorId, authorName, title } = row;
  return {
    id,
    version,
    kind,
    savedAt,
    savedBy:
      authorId === null || authorName === null ? null : { id: authorId, username: authorName },
    languages: row.languages.filter((language): language is Language => isLanguage(language)),
    title: title === '' ? null : title,
  };
}

/** The versions of an article, newest first. */
export async function findRevisions(database: Database, articleId: number) {
  const { rows } = await sql<RevisionRow>`
    select ${columns} from article_revisions r left join users u on u.id = r.author_id
    where r.article_id = ${articleId} order by r.saved_at desc, r.id desc limit 200`.execute(
    database,
  );
  return rows.map(toRevision);
}

/** @throws RequestError (404) */
export async function findRevision(
  database: Database,
  articleId: number,
  id: number,
): Promise<AdminRevisionDetail> {
  const { rows } = await sql<RevisionRow & { content: AdminArticleContent }>`
    select ${columns}, r.content from article_revisions r left join users u on u.id = r.author_id
    where r.article_id = ${articleId} and r.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'notFound');
  const picture = await findPicture(database, row.content.pictureId);
  return { ...toRevision(row), content: row.content, picture };
}
