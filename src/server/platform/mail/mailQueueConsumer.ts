import { sql } from 'kysely';
import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import { errorLabel } from '../errors/errorLabel';
import { backOff } from '../jobs/backOff';
import type { MailKind } from '../../../contract/mailKinds';
import { mailRetries } from './mailQueue';

export interface ClaimedMail {
  id: number;
  kind: MailKind;
  userId: number | null;
  address: string;
  language: string;
  path: string | null;
  attempts: number;
  createdAt: string;
  giveUpAt: string;
}

/** Milliseconds until a claim expires and another node may send the mail, in case the first one crashed. */
const claim = 60_000;

/** The delivery side of the mail queue. */
export function createMailQueueConsumer({ database, clock }: { database: Database; clock: Clock }) {
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  return {
    /** Claims the next mail that is due; concurrent nodes skip it. */
    async claim(): Promise<ClaimedMail | undefined> {
      const { rows } = await sql<ClaimedMail>`
        update mails set attempts = attempts + 1, due_at = ${later(claim)}, leased_until = ${later(claim)}
        where id = (
          select id from mails where due_at <= ${later(0)} and failed_at is null order by due_at, id
          limit 1 for update skip locked)
        returning id, kind, user_id, address, language, path, attempts, created_at, give_up_at`.execute(
        database,
      );
      return rows[0];
    },

    async done({ id }: ClaimedMail): Promise<void> {
      await database.deleteFrom('mails').where('id', '=', id).execute();
    },

    /**
     * Schedules a retry, or gives the mail up; an administrator can then send it again. Does nothing if another node has claimed
     * the mail since.
     */
    async failed({ id, attempts, giveUpAt }: ClaimedMail, error: unknown): Promise<void> {
      const dueAt = later(backOff(attempts));
      const givenUp = Date.parse(dueAt) > Date.parse(giveUpAt);
      await database
        .updateTable('mails')
        .set({
          leasedUntil: null,
          error: errorLabel(error),
          ...(givenUp ? { failedAt: later(0), dueAt: later(mailRetries.keepFailed) } : { dueAt }),
        })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    },
  };
}
