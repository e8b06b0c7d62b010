import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import type { MailKind } from './mailKinds';

export interface MailOrder {
  kind: MailKind;
  userId: number | null;
  address: string;
  /** The reader's language, used if the account has none. */
  language: string;
  path?: string;
}

export interface MailQueue {
  /** Queues a mail in the transaction it reports on: the mail is sent if and only if the transaction commits. */
  add: (transaction: Database, order: MailOrder) => Promise<void>;
}

export function createMailQueue(clock: Clock): MailQueue {
  return {
    add: async (transaction, { path = null, ...order }) => {
      const now = clock();
      await transaction
        .insertInto('mails')
        .values({ ...order, path, createdAt: now, dueAt: now })
        .execute();
    },
  };
}
