import { roles } from '../../../../contract/roles';
import type { PlatformServices } from '../../../platform/services';
import type { SessionEnding } from '../../../platform/security/sessionEnding';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { storableText } from '../../../platform/texts/storableText';
import { createAccountRanking } from '../../records/players/accountRanking';
import { createPasswordResets } from '../../users/passwordResets';
import { createAccountChange } from './accountChange';
import type { RequestContext } from '../../../platform/http/requestContext';

/** Administrative changes to a member's access. Idempotent: a repeated change is neither applied nor recorded. */
export function createAccountActions(
  services: Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'logger' | 'mails'
  > & { sessions: SessionEnding },
) {
  const { audit, clock, limits, mails, sessions } = services;
  const change = createAccountChange(services);
  const ranking = createAccountRanking(services);
  const resets = createPasswordResets(services);
  const role = roles.admin;

  return {
    /** Logs the member out on every node with the next request, and voids their sessions and reset links. */
    async disable(context: RequestContext, id: number, reason = ''): Promise<void> {
      await change(context, {
        id,
        role,
        work: async (transaction, account) => {
          if (account.disabledAt !== null) return;
          await transaction
            .updateTable('users')
            .set({ disabledAt: clock() })
            .where('id', '=', id)
            .execute();
          await sessions.endAll(transaction, id);
          await resets.void(transaction, id);
          await ranking.note(transaction, id, 'accountDisabled');
          const text = storableText(reason).trim();
          const details = text === '' ? {} : { reason: text };
          await audit(context, { event: 'memberDisabled', subjectId: id, details }, transaction);
        },
      });
      await ranking.follow(id);
    },

    async enable(context: RequestContext, id: number): Promise<void> {
      await change(context, {
        id,
        role,
        work: async (transaction, account) => {
          if (account.disabledAt === null) return;
          // A login may have been in progress while the account was being disabled.
          await sessions.endAll(transaction, id);
          await transaction
            .updateTable('users')
            .set({ disabledAt: null })
            .where('id', '=', id)
            .execute();
          await resets.sendRequired(transaction, mails, id);
          await ranking.note(transaction, id, 'accountEnabled');
          await audit(context, { event: 'memberEnabled', subjectId: id }, transaction);
        },
      });
      await ranking.follow(id);
    },

    /** Ends all sessions, rejects the old password from now on and emails the member a link to set a new one. */
    async forcePasswordReset(context: RequestContext, id: number): Promise<void> {
      await limits.take(limitTable.forcedResetsPerAccount, String(id));
      await change(context, {
        id,
        role,
        work: async (transaction) => {
          await transaction
            .updateTable('users')
            .set({ passwordResetRequiredAt: clock() })
            .where('id', '=', id)
            .execute();
          await sessions.endAll(transaction, id);
          await resets.sendRequired(transaction, mails, id);
          await audit(context, { event: 'passwordResetForced', subjectId: id }, transaction);
        },
      });
    },
  };
}
