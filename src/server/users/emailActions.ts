import type { FastifyRequest } from 'fastify';
import { matchLanguage } from '../../contract/languages';
import { buildPath } from '../../contract/routes';
import type { AppServices } from '../appServices';
import type { Database } from '../database/tables';
import { accountRejected } from '../errors/problemError';
import { limitTable } from '../rateLimits/limitTable';
import { addressRange, shownRange } from '../security/addressRange';
import { deviceName } from '../session/deviceName';
import type { AuthenticatedMember } from '../session/authenticatedMember';
import { createEmailChanges } from './emailChanges';
import { refuseViolations } from './memberInput';
import { NameTaken } from './memberRepository';
import { createPasswordResets } from './passwordResets';

/** Changes of the email address. A new address takes effect when its link is opened; a link to the previous one can undo it. */
export function createEmailActions(services: AppServices) {
  const { audit, clock, database, limits, mails, members, sessions } = services;
  const changes = createEmailChanges(services);
  const resets = createPasswordResets(services);

  const limitTokens = (request: FastifyRequest) =>
    limits.take(limitTable.confirmPerAddress, addressRange(request.ip));

  return {
    /** Part of a profile update: stores the request and queues the mail to the new address. */
    async request(
      request: FastifyRequest,
      transaction: Database,
      { member, email, language }: { member: AuthenticatedMember; email: string; language: string },
    ): Promise<void> {
      const { id: userId, email: oldEmail } = member;
      await changes.request(transaction, {
        userId,
        oldEmail,
        newEmail: email,
        device: deviceName(request.headers['user-agent'] ?? '') ?? null,
        addressRange: shownRange(request.ip) ?? null,
      });
      // The old mailbox may already belong to someone else.
      await resets.void(transaction, userId);
      await mails.add(transaction, { kind: 'emailConfirm', userId, address: email, language });
      await audit(request, { event: 'emailChangeRequested' }, transaction);
    },

    cancel: changes.cancel,
    isReserved: changes.isReserved,

    async confirm(request: FastifyRequest, token: string): Promise<void> {
      await limitTokens(request);
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
        const language = member?.language ?? request.language;
        await mails.add(transaction, { kind: 'emailChanged', userId, address, language });
        await audit(
          request,
          { event: 'emailChanged', actorId: userId, subjectId: userId },
          transaction,
        );
      });
    },

    /** Restores the previous address, ends every session and requires a new password, set with a link sent to that address. */
    async undo(request: FastifyRequest, token: string): Promise<void> {
      await limitTokens(request);
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
        const language = matchLanguage(member?.language ?? '') ?? request.language;
        await mails.add(transaction, {
          kind: 'emailRestored',
          userId,
          address: email,
          language,
          path: `${buildPath(language, 'ResetPassword')}?token=[token]`,
        });
        await audit(
          request,
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
