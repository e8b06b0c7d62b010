import { sql } from 'kysely';
import { limits } from '../../../contract/limits';
import type { Clock } from '../../platform/settings/appDependencies';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import { createSecretToken, hashToken } from '../../platform/security/refreshTokens';

export interface EmailChangeRequest {
  userId: number;
  oldEmail: string;
  newEmail: string;
  device: string | null;
  addressRange: string | null;
}

export interface ConfirmedChange {
  id: number;
  userId: number;
  oldEmail: string;
  newEmail: string;
}

const hour = 3_600_000;
const confirmedColumns = ['id', 'userId', 'oldEmail', 'newEmail'] as const;

/** Changes of email addresses. Tokens are stored as hashes and created when their mail is sent. */
export function createEmailChanges({ database, clock }: { database: Database; clock: Clock }) {
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const now = () => clock().toISOString();

  return {
    /** Replaces the member's pending request. */
    async request(transaction: Database, change: EmailChangeRequest): Promise<void> {
      await transaction
        .deleteFrom('emailChanges')
        .where('userId', '=', change.userId)
        .where('confirmedAt', 'is', null)
        .execute();
      await transaction
        .insertInto('emailChanges')
        .values({
          ...change,
          requestedAt: clock(),
          confirmUntil: after(limits.emailLinkHours * hour),
        })
        .execute();
    },

    /** @returns whether a request was pending. */
    async cancel(transaction: Database, userId: number): Promise<boolean> {
      const rows = await transaction
        .deleteFrom('emailChanges')
        .where('userId', '=', userId)
        .where('confirmedAt', 'is', null)
        .returning('id')
        .execute();
      return rows.length > 0;
    },

    /** Creates the token of the link to `newEmail`; undefined when that change is no longer pending. */
    async createConfirmToken(userId: number, newEmail: string): Promise<string | undefined> {
      const token = createSecretToken();
      const row = await database
        .updateTable('emailChanges')
        .set({ confirmHash: hashToken(token) })
        .where('userId', '=', userId)
        .where('newEmail', '=', newEmail)
        .where('confirmedAt', 'is', null)
        .where('confirmUntil', '>', now())
        .returning('id')
        .executeTakeFirst();
      return row && token;
    },

    /** Consumes the token: only one of several attempts receives the change. */
    async confirm(transaction: Database, token: string): Promise<ConfirmedChange | undefined> {
      return transaction
        .updateTable('emailChanges')
        .set({
          confirmHash: null,
          confirmedAt: clock(),
          undoUntil: after(limits.emailUndoDays * 24 * hour),
        })
        .where('confirmHash', '=', hashToken(token))
        .where('confirmedAt', 'is', null)
        .where('confirmUntil', '>', now())
        .where('userId', 'in', (users) =>
          users.selectFrom('users').select('id').where(accountIsOut('users'), '=', false),
        )
        .returning(confirmedColumns)
        .executeTakeFirst();
    },

    /** Creates an undo token for the latest change away from `oldEmail` that can be undone. */
    async createUndoToken(userId: number, oldEmail: string) {
      const token = createSecretToken();
      const change = await database
        .updateTable('emailChanges')
        .set({ undoHash: hashToken(token) })
        .where('id', '=', (changes) =>
          changes
            .selectFrom('emailChanges')
            .select('id')
            .where('userId', '=', userId)
            .where('oldEmail', '=', oldEmail)
            .where('undoUntil', '>', now())
            .orderBy('confirmedAt', 'desc')
            .limit(1),
        )
        .returning([...confirmedColumns, 'confirmedAt', 'device', 'addressRange'])
        .executeTakeFirst();
      return change && { ...change, token };
    },

    /** Consumes the token and deletes that change and all later ones of the member. */
    async undo(transaction: Database, token: string): Promise<ConfirmedChange | undefined> {
      const change = await transaction
        .deleteFrom('emailChanges')
        .where('undoHash', '=', hashToken(token))
        .where('undoUntil', '>', now())
        .returning(confirmedColumns)
        .executeTakeFirst();
      if (!change) return undefined;
      await transaction
        .deleteFrom('emailChanges')
        .where('userId', '=', change.userId)
        .where('id', '>', change.id)
        .execute();
      return change;
    },

    /** Whether another account can still restore this address by an undo link. */
    async isReserved(
      email: string,
      exceptUserId: number,
      transaction: Database = database,
    ): Promise<boolean> {
      const row = await transaction
        .selectFrom('emailChanges')
        .select('id')
        .where(sql<boolean>`lower(old_email) = lower(${email})`)
        .where('undoUntil', '>', now())
        .where('userId', '<>', exceptUserId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
