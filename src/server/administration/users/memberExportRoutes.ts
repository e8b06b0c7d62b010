import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import type { AccountServices } from '../../accountServices';
import { queryValues } from '../../collection';
import { limitTable } from '../../rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../session/guards';
import { exportLines } from './memberExport';
import { eachMember } from './memberList';
import { memberFilterQuery, readMemberFilters } from './memberListQuery';

/** Milliseconds: a million members take a while. */
const patience = 300_000;

export const memberExportRoutes: FastifyPluginAsyncTypebox<AccountServices> = async (
  app,
  { audit, database, guards, limits },
) => {
  app.setValidatorCompiler(() => () => true);

  app.get(
    adminPaths.usersExport,
    {
      onRequest: guards.role(roles.admin),
      handlerTimeout: patience,
      schema: {
        tags: ['administration'],
        security: bearerSecurity,
        summary: 'The members the filters let through, as a table in a file (CSV)',
        description: 'Addresses are in it for super administrators only.',
        querystring: Type.Object(memberFilterQuery),
      },
    },
    async (request, reply) => {
      const filters = readMemberFilters(queryValues(request.query));
      const member = memberOf(request);
      await limits.take(limitTable.exportsPerAccount, String(member.id));
      // Which filters, but not what was searched for: that may be somebody's address.
      const details = { filters: Object.keys(filters).join(' ') };
      await audit(request, { event: 'membersExported', subjectId: null, details });
      return reply
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': 'attachment; filename="members.csv"',
        })
        .send(Readable.from(exportLines(eachMember(database, filters), member)));
    },
  );
};
