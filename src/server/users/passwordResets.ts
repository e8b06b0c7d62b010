import { limits } from '../../contract/limits';
import type { Clock } from '../appDependencies';
import type { Database } from '../database/tables';
import { createSecretToken, hashToken } from '../security/refreshTokens';

/** Tokens for a new password: one per member, good once and for half an hour, stored as a hash. */
export function createPasswordResets({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Makes one; whichever the member had before is good no more. */
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

    /** Uses it up: of any number of attempts one gets the member's id. */
    async use(transaction: Database, token: string): Promise<number | undefined> {
      const row = await transaction
        .deleteFrom('passwordResets')
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', clock().toISOString())
        .where('userId', 'in', (users) =>
          users.selectFrom('users').select('id').where('disabledAt', 'is', null),
        )
        .returning('userId')
        .executeTakeFirst();
      return row?.userId;
    },

    async void(transaction: Database, userId: number): Promise<void> {
      await transaction.deleteFrom('passwordResets').where('userId', '=', userId).execute();
    },
  };
}
