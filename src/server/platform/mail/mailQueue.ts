import { retentionDays } from '../../../contract/retention';
import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import type { MailKind } from '../../../contract/mailKinds';

export interface MailOrder {
  kind: MailKind;
  userId: number | null;
  address: string;
  /** The reader's language, used if the account has none. */
  language: string;
  path?: string;
}

const day = 86_400_000;

/** Milliseconds: how long a mail is tried, and how long it is kept for an administrator after that. */
export const mailRetries = { giveUpAfter: day, keepFailed: retentionDays.failedMails * day };

export interface MailQueue {
  /** Queues a mail in the transaction it reports on: the mail is sent if and only if the transaction commits. */
  add: (transaction: Database, order: MailOrder) => Promise<void>;
}

export function createMailQueue(clock: Clock): MailQueue {
  return {
    add: async (transaction, { path = null, ...order }) => {
      const now = clock();
      const giveUpAt = new Date(now.getTime() + mailRetries.giveUpAfter);
      await transaction
        .insertInto('mails')
        .values({ ...order, path, createdAt: now, dueAt: now, giveUpAt })
        .execute();
    },
  };
}
