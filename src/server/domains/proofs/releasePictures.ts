import { sql, type RawBuilder } from 'kysely';
import { retentionDays } from '../../../contract/retention';
import type { Database } from '../../platform/database/tables';
import type { PlatformServices } from '../../platform/services';

const day = 86_400_000;

/** How many pictures one statement looks at. */
const batch = 5000;

/** The next old pictures, locked: those that a proof is being sent with are passed over, and wait for the next run. */
async function lockNext(transaction: Database, after: number, before: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    select id from proof_pictures
    where id > ${after} and picture_id is not null and created_at < ${before}
    order by id limit ${batch} for update skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

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
  const releaseNext = async (after: number) =>
    database.transaction().execute(async (transaction) => {
      const ids = await lockNext(transaction, after, before(retentionDays.unusedProofPictures));
      // A statement of its own: it sees the proofs that were sent until the pictures were locked.
      await sql`
        with looked as (
          select id from unnest(${sql.val(ids)}::int[]) id
        ), used as (
          select p.proof_picture_id as id, bool_or(p.state in ('waiting', 'accepted')) as needed,
            max(coalesce(p.decided_at, p.sent_at)) as ended
          from looked l join proofs p on p.proof_picture_id = l.id group by 1
        ), deleted as (
          delete from proof_pictures i using looked l
          where i.id = l.id and not exists (select from used u where u.id = i.id)
        )
        update proof_pictures i set picture_id = null from used u
        where i.id = u.id and not u.needed and u.ended < ${before(retentionDays.proofPictures)}`.execute(
        transaction,
      );
      return ids.at(-1);
    });
  for (let after: number | undefined = 0; after !== undefined;) after = await releaseNext(after);
}
