import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { ExportedMember } from './memberList';

/** Everything administrators may know about an account. */
export interface AccountFacts extends ExportedMember {
  updatedAt: string;
  comments: number;
  /** Active sessions. */
  sessions: number;
}

export async function findAccount(
  database: Database,
  id: number,
  now: Date,
): Promise<AccountFacts | undefined> {
  const { rows } = await sql<AccountFacts>`
    select id, username, slug, email, language, roles, created_at, updated_at, last_login_at,
      disabled_at, password_reset_required_at,
      (select count(*) from comments c where c.user_id = u.id) as comments,
      (select count(*) from sessions s where s.user_id = u.id and s.ended_at is null
        and s.expires_at > ${now.toISOString()}) as sessions
    from users u where id = ${id}`.execute(database);
  return rows[0];
}

export interface LockedAccount {
  id: number;
  email: string;
  language: string | null;
  roles: string[];
  disabledAt: string | null;
}

/**
 * Locks the rows of the actor and the subject until the transaction ends, so that neither's roles or state can change.
 * Always locks in id order: two administrators changing each other cannot deadlock.
 */
export async function lockAccounts(
  transaction: Database,
  actorId: number,
  subjectId: number,
): Promise<{ actor: LockedAccount | undefined; subject: LockedAccount | undefined }> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'language', 'roles', 'disabledAt'])
    .where('id', 'in', [actorId, subjectId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const at = (id: number) => rows.find((row) => row.id === id);
  return { actor: at(actorId), subject: at(subjectId) };
}
