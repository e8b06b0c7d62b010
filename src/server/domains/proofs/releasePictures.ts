import { sql } from 'kysely';
import { retentionDays } from '../../../contract/retention';
import type { PlatformServices } from '../../platform/services';

const day = 86_400_000;

/** How many pictures one statement looks at. */
const batch = 5000;

/**
 * Gives up pictures of proofs, which the cleanup of pictures then deletes: uploads that no proof used, and after a time those whose proofs
 * neither wait nor are accepted. Of the latter the hashes stay. Safe to run on several nodes at once.
 */
export async function releasePictures({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const before = (days: number) =>
    sql`${new Date(clock().getTime() - days * day).toISOString()}::timestamptz`;
  for (let after: number | null = 0; after !== null;) {
    const { rows }: { rows: { last: number | null }[] } = await sql<{ last: number | null }>`
      with looked as (
        select id from proof_pictures
        where id > ${after} and picture_id is not null and created_at < ${before(retentionDays.unusedProofPictures)}
        order by id limit ${batch}
      ), used as (
        select p.proof_picture_id as id, bool_or(p.state in ('waiting', 'accepted')) as needed,
          max(coalesce(p.decided_at, p.sent_at)) as ended
        from looked l join proofs p on p.proof_picture_id = l.id group by 1
      ), deleted as (
        delete from proof_pictures i using looked l
        where i.id = l.id and not exists (select from used u where u.id = i.id)
      ), released as (
        update proof_pictures i set picture_id = null from used u
        where i.id = u.id and not u.needed and u.ended < ${before(retentionDays.proofPictures)}
      )
      select max(id) as last from looked`.execute(database);
    after = rows[0]?.last ?? null;
  }
}
