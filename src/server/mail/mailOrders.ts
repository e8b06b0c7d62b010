import { sql } from 'kysely';
import type { Clock } from '../appDependencies';
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

/** Milliseconds after which a mail whose sender died is sent by another. */
const claim = 60_000;
const day = 86_400_000;

/** 10 s, 20 s, 40 s … at most an hour. */
function backOff(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), 3_600_000);
}

/** The mails still to be sent, as the one who sends them sees them. */
export function createMailOrders({ database, clock }: { database: Database; clock: Clock }) {
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  return {
    /** The next one that is due, for this sender alone: others pass over it. */
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

    /** To be tried again, for a day: later nobody waits for it any more. */
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
