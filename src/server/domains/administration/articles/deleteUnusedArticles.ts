import { sql } from 'kysely';
import type { PlatformServices } from '../../../platform/services';
import type { AuditEntry } from '../../../platform/audit/auditLog';
import type { Database } from '../../../platform/database/tables';
import { lockPictures } from '../../../platform/pictures/storePicture';
import { emptyTrash } from './articleTrash';

const day = 86_400_000;

/** The hashes of all pictures referenced in texts: articles, their versions and the site settings. */
const namedFiles = sql`
  select distinct found[1] as hash
  from (
    select content from article_translations
    union all select content_source from article_translations
    union all select content::text from article_revisions
    union all select value::text from site_versions
  ) texts (text)
  cross join lateral regexp_matches(text, '/media/pictures/([0-9a-f]+)-', 'g') found
  where text like '%/media/pictures/%'`;

/** Deletes pictures that are neither a cover of an article or a game, nor one of a proof, nor referenced in a text; recent uploads may still become either. */
async function deletePictures(transaction: Database, before: string): Promise<number[]> {
  await lockPictures(transaction);
  const { rows } = await sql<{ id: number }>`
    with named as (${namedFiles})
    delete from pictures p
    where p.created_at < ${before}::timestamptz
      and not exists (select from articles a where a.picture_id = p.id)
      and not exists (select from games g where g.picture_id = p.id)
      and not exists (select from game_versions v where v.picture_id = p.id)
      and not exists (select from proof_pictures i where i.picture_id = p.id)
      and p.id not in (
        select (content ->> 'pictureId')::int from article_revisions
        where content ->> 'pictureId' is not null)
      and not exists (
        select from picture_files f join named n on n.hash = f.hash where f.picture_id = p.id)
    returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes empty drafts that were created and last edited before the given time. */
async function deleteDrafts(transaction: Database, before: string) {
  const { rows } = await sql<{ id: number; slug: string }>`
    delete from articles where id in (
      select a.id from articles a
      where a.status = 'UNDER CONSTRUCTION' and a.picture_id is null
        and a.created_at < ${before}::timestamptz and a.edited_at < ${before}::timestamptz
        and not exists (select from article_translations t where t.article_id = a.id)
        and not exists (
          select from article_revisions r where r.article_id = a.id
            and (r.content -> 'translations' <> '{}'::jsonb or r.content ->> 'pictureId' is not null))
      for update skip locked)
    returning id, slug`.execute(transaction);
  return rows;
}

type Services = Pick<PlatformServices, 'audit' | 'clock' | 'database'>;

/**
 * Deletes untouched drafts and articles whose time in the trash is over. Safe to run on several nodes at once: each row is
 * deleted once, and recorded in the transaction that deletes it.
 */
export async function deleteUnusedArticles({ audit, clock, database }: Services) {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const record = async (details: NonNullable<AuditEntry['details']>) => {
      const entry = { event: 'articleDeleted', actorId: null, details } as const;
      await audit({ requestId: 'schedule', member: null }, entry, transaction);
    };
    const drafts = await deleteDrafts(transaction, dayBefore(now));
    for (const { id, slug } of drafts) await record({ article: id, slug, empty: true });
    const trashed = await emptyTrash(transaction, now);
    for (const { id, slug, title } of trashed) {
      await record({ article: id, title: title ?? '', slug, expired: true });
    }
    return { drafts: drafts.map(({ id }) => id), trashed: trashed.map(({ id }) => id) };
  });
}

/** Deletes pictures that nothing refers to. */
export async function deleteUnusedPictures({ clock, database }: Services): Promise<number[]> {
  return database
    .transaction()
    .execute((transaction) => deletePictures(transaction, dayBefore(clock())));
}

const dayBefore = (now: Date) => new Date(now.getTime() - day).toISOString();
