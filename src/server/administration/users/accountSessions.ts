import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import type { AccountSession } from '../../../contract/schemas/adminUsers';
import type { AppServices } from '../../appServices';
import { RequestError } from '../../errors/requestError';
import { memberOf } from '../../session/guards';
import { createAccountChange } from './accountChange';

type SessionRow = Omit<AccountSession, '@id' | '@type' | 'current'>;

const shown = 100;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lists and revokes a member's sessions. */
export function createAccountSessions(services: AppServices) {
  const { audit, clock, database } = services;
  const change = createAccountChange(services);

  return {
    /** Active sessions, most recently used first. */
    async list(request: FastifyRequest, userId: number): Promise<AccountSession[]> {
      const { sessionId } = memberOf(request);
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

    /** Ends one session or all of them. Also allowed for one's own account. */
    revoke: (request: FastifyRequest, userId: number, sessionId?: string) =>
      change(request, {
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
            request,
            { event: 'sessionsRevoked', subjectId: userId, details },
            transaction,
          );
        },
      }),
  };
}
