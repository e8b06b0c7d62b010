import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';

/**
 * Counts a day, in UTC, on which a member was here: once, however many sessions and nodes see it. It writes nothing if the day is counted
 * already, and waits for whoever deletes the account.
 */
export async function countDay(database: Database, userId: number, at: Date): Promise<void> {
  const day = sql`${at.toISOString().slice(0, 10)}::date`;
  await sql`
    insert into member_activity as n (user_id, days, last_day)
    select u.id, 1, ${day} from users u
    where u.id = ${userId} and not exists (select from member_activity a where a.user_id = u.id and a.last_day >= ${day})
    for key share of u
    on conflict (user_id) do update set days = n.days + 1, last_day = excluded.last_day
    where n.last_day is null or n.last_day < excluded.last_day`.execute(database);
}
