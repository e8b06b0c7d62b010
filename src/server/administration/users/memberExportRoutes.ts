import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import type { AppServices } from '../../appServices';
import { queryValues } from '../../collection';
import { fileResponse } from '../../documentation/problemResponses';
import { limitTable } from '../../rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../session/guards';
import { csvPatience, sendCsv } from '../csv';
import { exportColumns } from './memberExport';
import { eachMember } from './memberList';
import { memberFilterQuery, readMemberFilters } from './memberListQuery';

export const memberExportRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  { audit, database, guards, limits },
) => {
  app.get(
    adminPaths.usersExport,
    {
      onRequest: guards.role(roles.admin),
      handlerTimeout: csvPatience,
      schema: {
        tags: ['administration'],
        security: bearerSecurity,
        summary: 'The members the filters let through, as a table in a file (CSV)',
        description: 'Addresses are in it for super administrators only.',
        querystring: Type.Object(memberFilterQuery),
        response: { 200: fileResponse('A table with a header line.', 'text/csv') },
      },
    },
    async (request, reply) => {
      const filters = readMemberFilters(queryValues(request.query));
      const member = memberOf(request);
      await limits.take(limitTable.exportsPerAccount, String(member.id));
      // Log the filter names only: the search text may be an email address.
      const details = { filters: Object.keys(filters).join(' ') };
      await audit(request, { event: 'membersExported', subjectId: null, details });
      return sendCsv(reply, 'members.csv', {
        columns: exportColumns(member),
        rows: eachMember(database, filters),
      });
    },
  );
};
