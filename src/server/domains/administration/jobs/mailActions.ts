import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { mailRetries } from '../../../platform/mail/mailQueue';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { isLeased } from './mailList';

/** Sends a mail again or discards it, with an audit entry. */
export function createMailActions({
  audit,
  clock,
  database,
  limits,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'limits'>) {
  /** @throws RequestError (404, or 409 while a node sends the mail) */
  const lock = async (transaction: Database, id: number) => {
    const mail = await transaction
      .selectFrom('mails')
      .select(['kind', 'userId', 'leasedUntil'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw new RequestError(404, 'mailNotFound');
    if (isLeased(mail.leasedUntil, clock())) throw new RequestError(409, 'mailBeingSent');
    return mail;
  };

  const change = async (
    context: RequestContext,
    id: number,
    event: 'mailResent' | 'mailDiscarded',
    write: (transaction: Database) => Promise<unknown>,
  ) => {
    await limits.take(limitTable.adminChangesPerAccount, String(memberOf(context).id));
    await database.transaction().execute(async (transaction) => {
      const { kind, userId } = await lock(transaction, id);
      await write(transaction);
      await audit(context, { event, subjectId: userId, details: { mail: kind } }, transaction);
    });
  };

  return {
    /** Makes the mail due at once, and lets it be tried for another day. */
    resend: (context: RequestContext, id: number) =>
      change(context, id, 'mailResent', (transaction) => {
        const now = clock();
        const giveUpAt = new Date(now.getTime() + mailRetries.giveUpAfter);
        return transaction
          .updateTable('mails')
          .set({ dueAt: now, giveUpAt, failedAt: null })
          .where('id', '=', id)
          .execute();
      }),

    discard: (context: RequestContext, id: number) =>
      change(context, id, 'mailDiscarded', (transaction) =>
        transaction.deleteFrom('mails').where('id', '=', id).execute(),
      ),
  };
}
