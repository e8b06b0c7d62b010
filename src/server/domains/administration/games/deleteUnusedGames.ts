import { sql } from 'kysely';
import { emptyGameContent } from '../../../../contract/gameFields';
import type { PlatformServices } from '../../../platform/services';

const day = 86_400_000;

/**
 * Deletes games that were created and last edited more than a day ago and had no content in any version. Safe to run on several
 * nodes at once: each row is deleted once, and recorded in the transaction that deletes it.
 */
export async function deleteUnusedGames({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>): Promise<number[]> {
  const before = new Date(clock().getTime() - day).toISOString();
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; slug: string }>`
      delete from games where id in (
        select g.id from games g
        where g.published_at is null
          and g.created_at < ${before}::timestamptz and g.updated_at < ${before}::timestamptz
          and exists (select from game_versions v where v.game_id = g.id)
          and not exists (
            select from game_versions v
            where v.game_id = g.id and v.content <> ${JSON.stringify(emptyGameContent)}::jsonb)
        for update skip locked)
      returning id, slug`.execute(transaction);
    for (const { id, slug } of rows) {
      const details = { game: id, slug, empty: true };
      const entry = { event: 'gameDeleted', actorId: null, details } as const;
      await audit({ requestId: 'schedule', member: null }, entry, transaction);
    }
    return rows.map(({ id }) => id);
  });
}
