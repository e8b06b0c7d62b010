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

const minute = 60_000;
/** Saves of one person are one version until it is so old: long enough to type a sentence, short enough to lose little. */
const togetherFor = 2 * minute;
/** Drafts older than this are thinned to one for each person and span. */
const recentFor = 60 * minute;
const thinnedTo = 10 * minute;
/** Drafts beyond this number are let go, the oldest first; what was published stays. */
const draftsKept = 50;

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
  const text = JSON.stringify(content);
  if (kind === 'draft' || kind === 'conflict') {
    // A conflict carries on one made from the same version, a draft the version before it.
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

/** Whoever writes versions holds the lock of the article. */
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
  // Two people who write at the same time make a version with each save.
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

/** A draft whose text lost a conflict is never thinned nor carried on: its writer is told that it is here. */
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

/** Of revisions r, their authors u and the article a. */
const columns = sql`
  r.id, r.number, r.version, r.kind, r.saved_at, r.author_id, u.username as author_name,
  r.kind <> 'conflict' and r.version = a.version as current,
  r.kind <> 'conflict' and r.version = a.applied_version and a.status = 'PUBLISHED' as shown,
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

/** The versions of an article, newest first. */
export async function findRevisions(database: Database, articleId: number) {
  const { rows } = await sql<RevisionRow>`
    select ${columns} from article_revisions r join articles a on a.id = r.article_id
    left join users u on u.id = r.author_id
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
    select ${columns}, r.content from article_revisions r join articles a on a.id = r.article_id
    left join users u on u.id = r.author_id
    where r.article_id = ${articleId} and r.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'notFound');
  const picture = await findPicture(database, row.content.pictureId);
  return { ...toRevision(row), content: row.content, picture };
}
