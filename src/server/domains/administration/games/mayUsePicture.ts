import { sql } from 'kysely';
import { hasRole, roles } from '../../../../contract/roles';
import type { Database } from '../../../platform/database/tables';
import type { AuthenticatedMember } from '../../../platform/security/authenticatedMember';

/**
 * Whether a member may use a picture as the cover of a game: game editors do not see articles that are not public, so
 * they use covers of games and pictures that they uploaded.
 */
export async function mayUsePicture(
  transaction: Database,
  member: AuthenticatedMember,
  picture: number,
): Promise<boolean> {
  if (hasRole(member.roles, roles.admin)) return true;
  const { rows } = await sql<{ allowed: boolean }>`
    select
      exists (select from games where picture_id = ${picture})
      or exists (select from game_versions where picture_id = ${picture})
      or exists (
        select from audit_log
        where event = 'pictureUploaded' and actor_id = ${member.id}
          and details ->> 'picture' = ${String(picture)}
      ) as allowed`.execute(transaction);
  return rows[0]?.allowed === true;
}
