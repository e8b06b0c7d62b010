import type { Database } from '../../../platform/database/tables';
import type { SeenPlace } from '../../../platform/database/visitTables';
import type { KeptVisit, VisitStart } from './nextVisit';

export const findVisit = async (
  database: Database,
  userId: number,
): Promise<KeptVisit | undefined> =>
  database
    .selectFrom('memberVisits')
    .select(['seenAt', 'seen', 'since', 'before'])
    .where('userId', '=', userId)
    .executeTakeFirst();

interface Look {
  userId: number;
  now: Date;
  /** What was read before; it is not overwritten if another tab or device has looked since. */
  kept: KeptVisit | undefined;
  start: VisitStart;
  /** What is shown now. */
  seen: readonly SeenPlace[];
}

/** Keeps what a member is shown, for the next visit. Two looks at once have the same start, and one of them is kept. */
export async function keepVisit(
  database: Database,
  { userId, now, kept, start, seen }: Look,
): Promise<void> {
  const visit = {
    seenAt: now,
    seen: JSON.stringify(seen),
    since: start.since,
    before: start.before && JSON.stringify(start.before),
  };
  await (
    kept
      ? database
          .updateTable('memberVisits')
          .set(visit)
          .where('userId', '=', userId)
          .where('seenAt', '=', kept.seenAt)
      : database
          .insertInto('memberVisits')
          .values({ userId, ...visit })
          .onConflict((conflict) => conflict.doNothing())
  ).execute();
}
