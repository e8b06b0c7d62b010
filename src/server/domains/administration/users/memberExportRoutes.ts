import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import type { PlatformServices } from '../../../platform/services';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { fileResponse } from '../../../platform/documentation/problemResponses';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import { describeRoute } from '../describeRoute';
import { requestContext } from '../../../platform/http/requestContext';
import { csvPatience, sendCsv } from '../csv';
import { memberExportColumns } from './memberExportColumns';
import { eachMember } from './memberList';
import { memberFilterQuery, readMemberFilters } from './memberListQuery';

export const memberExportRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'database' | 'guards' | 'limits'>
> = async (app, { audit, database, guards, limits }) => {
  app.get(
    adminPaths.usersExport,
    {
      onRequest: guards.role(roles.admin),
      handlerTimeout: csvPatience,
      schema: {
        ...describeRoute('Export members as CSV'),
        description:
          'Takes the same filters as the list. Only super administrators receive email addresses.',
        querystring: decodedParameters(Type.Object(memberFilterQuery), readMemberFilters),
        response: { 200: fileResponse('A CSV file with a header row.', 'text/csv') },
      },
    },
    async (request, reply) => {
      const filters = request.query;
      const member = memberOf(request);
      await limits.take(limitTable.exportsPerAccount, String(member.id));
      // Log the filter names only: the search text may be an email address.
      const details = { filters: Object.keys(filters).join(' ') };
      await audit(requestContext(request), { event: 'membersExported', subjectId: null, details });
      return sendCsv(reply, 'members.csv', {
        columns: memberExportColumns(member),
        rows: eachMember(database, filters),
      });
    },
  );
};
