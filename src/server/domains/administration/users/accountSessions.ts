import { sql } from 'kysely';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import type { AccountSession } from '../../../../contract/schemas/adminUsers';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
import { createAccountChange } from './accountChange';

type SessionRow = Omit<AccountSession, '@id' | '@type' | 'current'>;

const shown = 100;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lists and revokes a member's sessions. */
export function createAccountSessions(
  services: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>,
) {
  const { audit, clock, database } = services;
  const change = createAccountChange(services);

  return {
    /** Active sessions, most recently used first. */
    async list(context: RequestContext, userId: number): Promise<AccountSession[]> {
      const { sessionId } = memberOf(context);
      const { rows } = await sql<SessionRow>`
        select id, device, address_range, created_at, coalesce(last_used_at, created_at) as last_used_at,
          expires_at
        from sessions
        where user_id = ${userId} and ended_at is null and expires_at > ${clock().toISOString()}
        order by coalesce(last_used_at, created_at) desc, id limit ${shown}`.execute(database);
      return rows.map((row) => ({
        '@id': adminPaths.userSession(userId, row.id),
        '@type': 'Session',
        ...row,
        current: row.id === sessionId,
      }));
    },

    /** Ends one session or all of them. Administrators may also do this for their own account. */
    revoke: (context: RequestContext, userId: number, sessionId?: string) =>
      change(context, {
        id: userId,
        role: roles.admin,
        ownToo: true,
        work: async (transaction) => {
          if (sessionId !== undefined && !uuid.test(sessionId)) {
            throw new RequestError(404, 'notFound');
          }
          const ended = await transaction
            .updateTable('sessions')
            .set({ endedAt: clock() })
            .where('userId', '=', userId)
            .where('endedAt', 'is', null)
            .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
            .returning('id')
            .execute();
          if (ended.length === 0) return;
          const details = { sessions: ended.length };
          await audit(
            context,
            { event: 'sessionsRevoked', subjectId: userId, details },
            transaction,
          );
        },
      }),
  };
}
