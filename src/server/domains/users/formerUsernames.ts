import { sql } from 'kysely';
import { limits } from '../../../contract/limits';
import { retentionDays } from '../../../contract/retention';
import type { Database } from '../../platform/database/tables';
import { sessionRejected } from '../../platform/errors/problemError';

const day = 86_400_000;

interface Renaming {
  id: number;
  /** The new username. */
  username: string;
  now: Date;
}

/** Reserves the present name of a member who takes another one, before it is written. A change of case gives no name up. */
export async function reserveUsername(
  transaction: Database,
  { id, username, now }: Renaming,
): Promise<void> {
  const until = new Date(now.getTime() + retentionDays.formerUsernames * day).toISOString();
  await sql`
    insert into former_usernames (username, look, slug, user_id, reserved_until)
    select lower(u.username), username_look(u.username), u.slug, u.id, ${until}::timestamptz from users u
    where u.id = ${id} and lower(u.username) <> lower(${username})
    on conflict (username) do update
      set look = excluded.look, slug = excluded.slug, user_id = excluded.user_id, reserved_until = excluded.reserved_until`.execute(
    transaction,
  );
  await sql`
    delete from former_usernames where user_id = ${id} and (username = lower(${username})
      or username not in (select f.username from former_usernames f where f.user_id = ${id}
        order by f.reserved_until desc, f.username limit ${limits.formerUsernames}))`.execute(
    transaction,
  );
}

/** Which of these slugs other members gave up lately. */
export async function findReservedSlugs(
  database: Database,
  { slugs, exceptId, now }: { slugs: readonly string[]; exceptId: number; now: Date },
): Promise<string[]> {
  const rows = await database
    .selectFrom('formerUsernames')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('userId', '!=', exceptId)
    .where('reservedUntil', '>', now.toISOString())
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Locks the member for this transaction. @returns Whether a decision gave them their name. */
export async function lockNeutral(transaction: Database, userId: number): Promise<boolean> {
  const member = await transaction
    .selectFrom('users')
    .select('hasNeutralName')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw sessionRejected();
  return member.hasNeutralName;
}
