import { fallbackLanguage, matchLanguage } from '../../../contract/languages';
import { limits } from '../../../contract/limits';
import { buildPath } from '../../../contract/routes';
import type { Clock } from '../../platform/settings/appDependencies';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import type { MailQueue } from '../../platform/mail/mailQueue';
import { createSecretToken, hashToken } from '../../platform/security/refreshTokens';

/** Password reset tokens: one per member, single-use, valid for half an hour, stored as a hash. */
export function createPasswordResets({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Creates a token and invalidates the member's previous one. */
    async create(userId: number): Promise<string> {
      const token = createSecretToken();
      const row = {
        tokenHash: hashToken(token),
        expiresAt: new Date(clock().getTime() + limits.resetLinkMinutes * 60_000),
      };
      await database
        .insertInto('passwordResets')
        .values({ userId, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
      return token;
    },

    async isGood(token: string): Promise<boolean> {
      const row = await database
        .selectFrom('passwordResets')
        .select('userId')
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', clock().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Consumes the token: only one of several attempts receives the member's id. */
    async use(transaction: Database, token: string): Promise<number | undefined> {
      const row = await transaction
        .deleteFrom('passwordResets')
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', clock().toISOString())
        .where('userId', 'in', (users) =>
          users.selectFrom('users').select('id').where(accountIsOut('users'), '=', false),
        )
        .returning('userId')
        .executeTakeFirst();
      return row?.userId;
    },

    /**
     * Sends the link to set a required new password. No link works while the account is disabled or suspended: it is sent when the
     * account is let in again.
     */
    async sendRequired(transaction: Database, mails: MailQueue, userId: number): Promise<void> {
      const member = await transaction
        .selectFrom('users')
        .select(['email', 'language'])
        .where('id', '=', userId)
        .where('passwordResetRequiredAt', 'is not', null)
        .where(accountIsOut('users'), '=', false)
        .executeTakeFirst();
      if (!member) return;
      const { email: address } = member;
      const language = matchLanguage(member.language ?? '') ?? fallbackLanguage;
      const path = `${buildPath(language, 'ResetPassword')}?token=[token]`;
      await mails.add(transaction, { kind: 'resetRequired', userId, address, language, path });
    },

    async void(transaction: Database, userId: number): Promise<void> {
      await transaction.deleteFrom('passwordResets').where('userId', '=', userId).execute();
    },
  };
}
