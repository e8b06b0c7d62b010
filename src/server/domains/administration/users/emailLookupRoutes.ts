import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { AccountRow, EmailLookup } from '../../../../contract/schemas/adminUsers';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import { describeRoute } from '../describeRoute';
import { isStorableText } from '../../../platform/texts/memberText';
import { toAccountRow } from './accountReply';
import type { ListedMember } from './memberList';

export const emailLookupRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards' | 'limits'>
> = async (app, { database, guards, limits }) => {
  app.post(
    adminPaths.userByEmail,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        ...describeRoute('Find a member by email address'),
        body: EmailLookup,
        response: {
          200: AccountRow,
          401: SessionProblem,
          403: Problem,
          404: Problem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request) => {
      await limits.take(limitTable.emailLookupsPerAccount, String(memberOf(request).id));
      const email = request.body.email.trim().normalize('NFC');
      const { rows } = isStorableText(email)
        ? await sql<ListedMember>`
            select id, username, slug, roles, created_at, last_login_at, disabled_at, suspended_until,
              password_reset_required_at
            from users where lower(email) = lower(${email})`.execute(database)
        : { rows: [] };
      const [member] = rows;
      if (!member) throw new RequestError(404, 'memberNotFound');
      return toAccountRow(member);
    },
  );
};
