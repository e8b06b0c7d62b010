import { sql } from 'kysely';
import { fallbackLanguage, matchLanguage } from '../../../contract/languages';
import { accountIsOut } from '../../platform/database/accountIsOut';
import type { Database } from '../../platform/database/tables';
import { errorLabel } from '../../platform/errors/errorLabel';
import type { PlatformServices } from '../../platform/services';
import { nextReminder, type DueReminder } from './nextReminder';

type Services = Pick<PlatformServices, 'clock' | 'database' | 'logger' | 'mails'>;

/** How many players one query finds, and how many scores one mail is about. */
const portion = 1000;

async function findPlayers(database: Database, at: Date, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct player_id as id from proof_reminders where next_at <= ${at} and player_id > ${after}
    order by player_id limit ${portion}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Locks the account of a player, so that two nodes do not write to it at once; undefined without one. */
async function lockAccount(transaction: Database, playerId: number) {
  const { rows } = await sql<{
    id: number;
    email: string;
    language: string | null;
    isOut: boolean;
  }>`
    select u.id, u.email, u.language, ${accountIsOut('u')} as is_out from players p join users u on u.id = p.user_id
    where p.id = ${playerId} for no key update of u`.execute(transaction);
  return rows[0];
}

/** What may be told to a player. Reminders that another transaction changes are left for the next time: it holds their scores. */
async function lockReminders(transaction: Database, playerId: number, at: Date) {
  const { rows: locked } = await sql<{ scoreId: number }>`
    select score_id from proof_reminders
    where player_id = ${playerId} and (next_at is null or next_at <= ${at})
    order by score_id limit ${portion} for update skip locked`.execute(transaction);
  const ids = locked.map(({ scoreId }) => scoreId);
  // A statement of its own sees what the locks waited for.
  const { rows } = await sql<DueReminder>`
    select r.score_id, r.mails, s.state, s.due_at, c.status = 'open' and g.status = 'active' as may_prove
    from proof_reminders r join scores s on s.id = r.score_id join charts c on c.id = s.chart_id
    join games g on g.id = c.game_id where r.score_id = any(${sql.val(ids)}::int[])`.execute(
    transaction,
  );
  return rows;
}

/** Queues at most one mail of each kind, in the transaction that notes it. */
const remindPlayer = async ({ database, mails }: Services, playerId: number, at: Date) =>
  database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, playerId);
    const reminders = await lockReminders(transaction, playerId, at);
    const steps = reminders.map((reminder) => ({
      scoreId: reminder.scoreId,
      ...nextReminder(reminder, account, at),
    }));
    await sql`
      update proof_reminders r set mails = n.mails, next_at = n."nextAt"
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) n ("scoreId" int, mails int, "nextAt" timestamptz)
      where r.score_id = n."scoreId"`.execute(transaction);
    if (!account) return;
    const { id: userId, email: address } = account;
    const language = matchLanguage(account.language ?? '') ?? fallbackLanguage;
    for (const kind of ['proofDue', 'proofDueSoon'] as const) {
      const path = steps.flatMap(({ mail, scoreId }) => (mail === kind ? [scoreId] : [])).join(',');
      if (path !== '') await mails.add(transaction, { kind, userId, address, language, path });
    }
  });

/** From the next run on they may be told: one mail is about all that becomes due within some minutes. */
async function noteNewOnes(database: Database, at: Date): Promise<void> {
  await sql`
    update proof_reminders set next_at = ${at} where score_id in (
      select score_id from proof_reminders where next_at is null for update skip locked)`.execute(
    database,
  );
}

/** Writes to players about scores that have to be proved. Safe to run on several nodes at once. */
export async function remindPlayers(services: Services): Promise<void> {
  const { clock, database, logger } = services;
  const at = clock();
  for (let after = 0; ;) {
    const found = await findPlayers(database, at, after);
    for (const playerId of found)
      await remindPlayer(services, playerId, at).catch((error: unknown) => {
        // Those behind it must not wait.
        logger.error({ error: errorLabel(error) }, 'A player could not be reminded.');
      });
    const last = found.at(-1);
    if (last === undefined || found.length < portion) break;
    after = last;
  }
  await noteNewOnes(database, at);
}
