import { sql } from 'kysely';
import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import type { MailKind } from './mailKinds';

export interface ClaimedMail {
  id: number;
  kind: MailKind;
  userId: number | null;
  address: string;
  language: string;
  path: string | null;
  attempts: number;
  createdAt: string;
}

/** Milliseconds until a claim expires and another node may send the mail, in case the first one crashed. */
const claim = 60_000;
const day = 86_400_000;

/** Exponential: 10 s, 20 s, 40 s … up to an hour. */
function backOff(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);
}

/** The delivery side of the mail queue. */
export function createMailQueueConsumer({ database, clock }: { database: Database; clock: Clock }) {
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  return {
    /** Claims the next mail that is due; concurrent nodes skip it. */
    async claim(): Promise<ClaimedMail | undefined> {
      const { rows } = await sql<ClaimedMail>`
        update mails set attempts = attempts + 1, due_at = ${later(claim)}
        where id = (
          select id from mails where due_at <= ${later(0)} order by due_at, id
          limit 1 for update skip locked)
        returning id, kind, user_id, address, language, path, attempts, created_at`.execute(
        database,
      );
      return rows[0];
    },

    async done({ id }: ClaimedMail): Promise<void> {
      await database.deleteFrom('mails').where('id', '=', id).execute();
    },

    /** Schedules a retry, or discards the mail a day after it was queued. */
    async failed({ id, attempts, createdAt }: ClaimedMail): Promise<void> {
      const dueAt = later(backOff(attempts));
      if (new Date(dueAt).getTime() - new Date(createdAt).getTime() > day) {
        await database.deleteFrom('mails').where('id', '=', id).execute();
        return;
      }
      await database.updateTable('mails').set({ dueAt }).where('id', '=', id).execute();
    },
  };
}
