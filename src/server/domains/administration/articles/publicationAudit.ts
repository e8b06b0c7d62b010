import { sql } from 'kysely';
import type { PlatformServices } from '../../../platform/services';

/**
 * Records the publication of articles whose scheduled time has come. Each is recorded once, however many nodes poll: the node
 * that updates the row writes the audit entry in the same transaction.
 */
export async function recordScheduledPublications({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    const now = clock().toISOString();
    const { rows } = await sql<{ id: number; version: number; editorId: number | null }>`
      update articles set publication_recorded_at = ${now}::timestamptz
      where id in (
        select id from articles
        where publication_recorded_at is null and status = 'PUBLISHED' and published_at <= ${now}::timestamptz
        order by id for update skip locked
      )
      returning id, applied_version as version, editor_id`.execute(transaction);
    for (const { id, version, editorId } of rows) {
      const details = { article: id, version, scheduled: true };
      const entry = { event: 'articlePublished', actorId: editorId, details } as const;
      await audit({ requestId: 'schedule', member: null }, entry, transaction);
    }
    return rows.map(({ id }) => id);
  });
}
