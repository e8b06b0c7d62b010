import type { FastifyRequest } from 'fastify';
import { fallbackLanguage, matchLanguage } from '../../../contract/languages';
import { roles } from '../../../contract/roles';
import { buildPath } from '../../../contract/routes';
import type { AppServices } from '../../appServices';
import { limitTable } from '../../rateLimits/limitTable';
import { createPasswordResets } from '../../users/passwordResets';
import { createAccountChange } from './accountChange';

/** Administrative changes to a member's access. Idempotent: a repeated change is neither applied nor recorded. */
export function createAccountActions(services: AppServices) {
  const { audit, clock, limits, mails, sessions } = services;
  const change = createAccountChange(services);
  const resets = createPasswordResets(services);
  const role = roles.admin;

  return {
    /** Logs the member out on every node with the next request, and voids their sessions and reset links. */
    disable: (request: FastifyRequest, id: number) =>
      change(request, {
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
          await audit(request, { event: 'memberDisabled', subjectId: id }, transaction);
        },
      }),

    enable: (request: FastifyRequest, id: number) =>
      change(request, {
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
          await audit(request, { event: 'memberEnabled', subjectId: id }, transaction);
        },
      }),

    /** Ends all sessions, rejects the old password from now on and emails the member a link to set a new one. */
    async forcePasswordReset(request: FastifyRequest, id: number): Promise<void> {
      await limits.take(limitTable.forcedResetsPerAccount, String(id));
      await change(request, {
        id,
        role,
        work: async (transaction, { email: address, language: known }) => {
          await transaction
            .updateTable('users')
            .set({ passwordResetRequiredAt: clock() })
            .where('id', '=', id)
            .execute();
          await sessions.endAll(transaction, id);
          const language = matchLanguage(known ?? '') ?? fallbackLanguage;
          await mails.add(transaction, {
            kind: 'resetRequired',
            userId: id,
            address,
            language,
            path: `${buildPath(language, 'ResetPassword')}?token=[token]`,
          });
          await audit(request, { event: 'passwordResetForced', subjectId: id }, transaction);
        },
      });
    },
  };
}
