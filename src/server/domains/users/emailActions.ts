import { matchLanguage } from '../../../contract/languages';
import { buildPath } from '../../../contract/routes';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import type { Database } from '../../platform/database/tables';
import { accountRejected } from '../../platform/errors/problemError';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange, shownRange } from '../../platform/security/addressRange';
import { deviceName } from '../../platform/http/deviceName';
import type { RequestContext } from '../../platform/http/requestContext';
import type { AuthenticatedMember } from '../../platform/security/authenticatedMember';
import { createEmailChanges } from './emailChanges';
import { refuseViolations } from '../../platform/errors/requestError';
import { NameTaken } from './memberRepository';
import { createPasswordResets } from './passwordResets';

/** Changes of the email address. A new address takes effect when its link is opened; a link to the previous one can undo it. */
export function createEmailActions(
  services: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'limits' | 'mails'> & {
    members: MemberRepository;
    sessions: SessionEnding;
  },
) {
  const { audit, clock, database, limits, mails, members, sessions } = services;
  const changes = createEmailChanges(services);
  const resets = createPasswordResets(services);

  const limitTokens = (context: RequestContext) =>
    limits.take(limitTable.confirmPerAddress, addressRange(context.ip));

  return {
    /** Part of a profile update: stores the request and queues the mail to the new address. */
    async request(
      context: RequestContext,
      transaction: Database,
      { member, email, language }: { member: AuthenticatedMember; email: string; language: string },
    ): Promise<void> {
      const { id: userId, email: oldEmail } = member;
      await changes.request(transaction, {
        userId,
        oldEmail,
        newEmail: email,
        device: deviceName(context.userAgent) ?? null,
        addressRange: shownRange(context.ip) ?? null,
      });
      // The old mailbox may already belong to someone else.
      await resets.void(transaction, userId);
      await mails.add(transaction, { kind: 'emailConfirm', userId, address: email, language });
      await audit(context, { event: 'emailChangeRequested' }, transaction);
    },

    cancel: changes.cancel,
    isReserved: changes.isReserved,

    async confirm(context: RequestContext, token: string): Promise<void> {
      await limitTokens(context);
      await database.transaction().execute(async (transaction) => {
        const change = await changes.confirm(transaction, token);
        if (!change) throw accountRejected('emailTokenInvalid');
        const { userId, oldEmail: address, newEmail: email } = change;
        if (await changes.isReserved(email, userId, transaction)) refuseTakenEmail();
        const member = await members.find(userId, transaction);
        await members.update(transaction, userId, { email }).catch((error: unknown) => {
          if (error instanceof NameTaken) refuseTakenEmail();
          throw error;
        });
        await resets.void(transaction, userId);
        const language = member?.language ?? context.language;
        await mails.add(transaction, { kind: 'emailChanged', userId, address, language });
        await audit(
          context,
          { event: 'emailChanged', actorId: userId, subjectId: userId },
          transaction,
        );
      });
    },

    /** Restores the previous address, ends every session and requires a new password, set with a link sent to that address. */
    async undo(context: RequestContext, token: string): Promise<void> {
      await limitTokens(context);
      await database.transaction().execute(async (transaction) => {
        const change = await changes.undo(transaction, token);
        if (!change) throw accountRejected('emailTokenInvalid');
        const { userId, oldEmail: email } = change;
        await members.update(transaction, userId, { email });
        await transaction
          .updateTable('users')
          .set({ passwordResetRequiredAt: clock() })
          .where('id', '=', userId)
          .execute();
        await sessions.endAll(transaction, userId);
        await resets.void(transaction, userId);
        const member = await members.find(userId, transaction);
        const language = matchLanguage(member?.language ?? '') ?? context.language;
        await mails.add(transaction, {
          kind: 'emailRestored',
          userId,
          address: email,
          language,
          path: `${buildPath(language, 'ResetPassword')}?token=[token]`,
        });
        await audit(
          context,
          { event: 'emailChangeUndone', actorId: userId, subjectId: userId },
          transaction,
        );
      });
    },
  };
}

function refuseTakenEmail(): void {
  refuseViolations([{ propertyPath: 'email', textKey: 'emailTaken', code: 'unique' }]);
}
