import { sql, type RawBuilder } from 'kysely';
import { hasRole, roles } from '../../../contract/roles';
import type { Database } from '../../platform/database/tables';
import type { AuthenticatedMember } from '../../platform/security/authenticatedMember';

/** A member who judges proofs. */
export interface Moderator {
  id: number;
  /** Of these games; null for all. */
  games: readonly number[] | null;
}

/** Read for each request, so that a change of the games takes effect at once. Administrators judge all games. */
export async function readModerator(
  database: Database,
  { id, roles: owned }: Pick<AuthenticatedMember, 'id' | 'roles'>,
): Promise<Moderator> {
  if (hasRole(owned, roles.admin)) return { id, games: null };
  const rows = await database
    .selectFrom('proofModeratorGames')
    .select('gameId')
    .where('userId', '=', id)
    .execute();
  return { id, games: rows.length === 0 ? null : rows.map(({ gameId }) => gameId) };
}

/** How many requests of a moderator are looked through: those of 200 days at least. */
const searched = 1000;

/** The scores whose proofs a user has asked for lately. */
const doubted = (userId: number) => sql`(select distinct score_id from (
  select score_id from proof_requests where asked_by = ${userId} order by asked_at desc limit ${searched}) r)`;

/** Whether a user has asked for a proof of the score: somebody else judges it. */
export async function hasDoubted(
  database: Database,
  { userId, scoreId }: { userId: number; scoreId: number },
): Promise<boolean> {
  const { rows } =
    await sql`select from ${doubted(userId)} q where q.score_id = ${scoreId}`.execute(database);
  return rows.length > 0;
}

export const judges = ({ games }: Moderator, gameId: number): boolean =>
  games === null || games.includes(gameId);

/**
 * The waiting proofs p that a moderator is given. Not own ones, nor those that the moderator has asked for, or accepted as the first of
 * two, nor answers to the moderator’s own refusals.
 */
export const isGiven = ({ id, games }: Moderator): RawBuilder<boolean> => sql<boolean>`
  p.state = 'waiting' ${games ? sql`and p.game_id = any(${sql.val(games)}::int[])` : sql``}
  and p.player_id is distinct from (select o.id from players o where o.user_id = ${id})
  and p.id <> all(array(select n.id from ${doubted(id)} q cross join lateral (
    select id from proofs where score_id = q.score_id and state = 'waiting' limit 1) n))
  and p.seconded_by is distinct from ${id}
  and (select r.decided_by from proofs r where r.id = p.answers) is distinct from ${id}`;
