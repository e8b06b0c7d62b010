import { sql } from 'kysely';
import type { AccountActivity } from '../../../../contract/schemas/adminUsers';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { Database } from '../../../platform/database/tables';
import type { ExportedMember } from './memberList';

/** Everything administrators may know about an account. */
export interface AccountFacts extends ExportedMember, AccountActivity {
  updatedAt: string;
  comments: number;
  /** Active sessions. */
  sessions: number;
}

/** As responses write it: JSON of the database has the offset of its session. */
const inUtc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Totals are kept by the rankings; each of the latest is the first row of an index. */
export async function findAccount(
  database: Database,
  id: number,
  now: Date,
): Promise<AccountFacts | undefined> {
  const { rows } = await sql<AccountFacts>`
    select id, username, slug, email, language, roles, created_at, updated_at, last_login_at,
      disabled_at, suspended_until, password_reset_required_at,
      p.player_id as player, coalesce(t.score_count, 0) as nb_score, coalesce(t.place0 + t.place1, 0) as nb_first_place,
      coalesce(t.chart_points, 0) as points, coalesce(t.game_points, 0) as game_points,
      (select json_build_object('id', s.id, 'at', ${inUtc('s.changed_at')}) from scores s
        where s.player_id = p.player_id order by s.changed_at desc, s.id desc limit 1) as latest_score,
      (select json_build_object('id', a.id, 'slug', a.slug, 'at', ${inUtc('c.created_at')})
        from comments c join articles a on a.id = c.article_id
        where c.user_id = u.id order by c.created_at desc, c.id desc limit 1) as latest_comment,
      (select count(*) from support_cases c where c.user_id = u.id) as nb_case,
      (select json_build_object('id', c.id, 'at', ${inUtc('c.created_at')}) from support_cases c
        where c.user_id = u.id order by c.id desc limit 1) as latest_case,
      (select l.details->>'reason' from audit_log l
        where u.disabled_at is not null and l.subject_id = u.id and l.event = 'memberDisabled'
        order by l.id desc limit 1) as disabled_reason,
      (select count(*) from comments c where c.user_id = u.id) as comments,
      (select count(*) from sessions s where s.user_id = u.id and s.ended_at is null
        and s.expires_at > ${now.toISOString()}) as sessions
    from users u left join (select id as player_id, user_id from players) p on p.user_id = u.id
    left join player_totals t on t.player_id = p.player_id where u.id = ${id}`.execute(database);
  return rows[0];
}

export interface LockedAccount {
  id: number;
  email: string;
  language: string | null;
  roles: string[];
  disabledAt: string | null;
  isOut: boolean;
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
    .select(accountIsOut('users').as('isOut'))
    .where('id', 'in', [actorId, subjectId])
    .orderBy('id')
    // Not for update: rows that name these users, such as those of a decision, are written at the same time.
    .forNoKeyUpdate()
    .execute();
  const at = (id: number) => rows.find((row) => row.id === id);
  return { actor: at(actorId), subject: at(subjectId) };
}
