import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { errorLabel } from '../../platform/errors/errorLabel';
import type { PlatformServices } from '../../platform/services';
import { createAccountRanking } from '../records/players/accountRanking';
import { createPasswordResets } from '../users/passwordResets';

/** Suspensions of accounts. What follows from one, and from an administrator’s disabling, is the same; neither undoes the other. */
export function createSuspensions(
  services: Pick<PlatformServices, 'clock' | 'database' | 'logger' | 'mails'>,
) {
  const { clock, database, mails } = services;
  const resets = createPasswordResets(services);
  const ranking = createAccountRanking(services);

  /** Lets the account in again unless a decision that stands suspends it for longer. @returns Whether it did. */
  async function settle(transaction: Database, userId: number): Promise<boolean> {
    const at = clock();
    const { rows } = await sql<{ suspendedUntil: string | null }>`
      update users u set suspended_until = s.until, suspended_at = case when s.until is null then null else u.suspended_at end
      from (select max(until) as until from report_cases
        where owner_id = ${userId} and measure = 'suspend' and reversed_at is null and until > ${at}) s
      where u.id = ${userId} and u.suspended_until is not null returning u.suspended_until`.execute(
      transaction,
    );
    const [row] = rows;
    if (!row || row.suspendedUntil !== null) return false;
    await ranking.note(transaction, userId, 'accountEnabled');
    await resets.sendRequired(transaction, mails, userId);
    return true;
  }

  return {
    settle,
    follow: ranking.follow,

    async start(transaction: Database, userId: number, until: Date): Promise<void> {
      await sql`
        update users set suspended_at = coalesce(suspended_at, ${clock()}),
          suspended_until = greatest(suspended_until, ${until}) where id = ${userId}`.execute(
        transaction,
      );
      await ranking.note(transaction, userId, 'accountDisabled');
    },

    /** Ends a suspension whose time is over: at the log-in if the job is late. */
    async end(userId: number): Promise<void> {
      const ended = await database.transaction().execute(async (transaction) => {
        await sql`select from users where id = ${userId} for no key update`.execute(transaction);
        return settle(transaction, userId);
      });
      if (ended) await ranking.follow(userId);
    },
  };
}

/** Ends all suspensions whose time is over. Safe to run on several nodes at once. */
export async function endSuspensions(
  services: Pick<PlatformServices, 'clock' | 'database' | 'logger' | 'mails'>,
): Promise<void> {
  const { clock, database, logger } = services;
  const over = await database
    .selectFrom('users')
    .select('id')
    .where('suspendedUntil', '<=', clock().toISOString())
    .orderBy('suspendedUntil')
    .limit(1000)
    .execute();
  const suspensions = createSuspensions(services);
  for (const { id } of over)
    await suspensions.end(id).catch((error: unknown) => {
      // Those behind it must not wait.
      logger.error({ error: errorLabel(error) }, 'A suspension could not be ended.');
    });
}
