import type { Clock } from '../appDependencies';
import type { Database } from '../database/tables';
import type { MailKind } from './mailKinds';

export interface MailOrder {
  kind: MailKind;
  userId: number | null;
  address: string;
  /** What the member reads, as far as it is known. */
  language: string;
  path?: string;
}

export interface MailQueue {
  /** Orders a mail as part of what it tells of: if that does not happen, no mail goes out, and none gets lost. */
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
