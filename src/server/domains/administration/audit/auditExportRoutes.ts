import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import type { AuditLine } from '../../../../contract/schemas/adminAudit';
import type { PlatformServices } from '../../../platform/services';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { fileResponse } from '../../../platform/documentation/problemResponses';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import { describeRoute } from '../describeRoute';
import { requestContext } from '../../../platform/http/requestContext';
import { csvPatience, sendCsv, type CsvColumn } from '../csv';
import { eachAuditLine } from './auditLines';
import { auditFilterQuery, readAuditFilters } from './auditQuery';

const columns: readonly CsvColumn<AuditLine>[] = [
  ['id', ({ id }) => id],
  ['time', ({ at }) => at],
  ['event', ({ event }) => event],
  ['actor_id', ({ actor }) => actor?.id ?? null],
  ['actor', ({ actor }) => actor?.username ?? null],
  ['subject_id', ({ subject }) => subject?.id ?? null],
  ['subject', ({ subject }) => subject?.username ?? null],
  ['request_id', ({ requestId }) => requestId],
  [
    'details',
    ({ details, changes }) =>
      JSON.stringify({ ...details, ...(changes.length > 0 ? { changes } : {}) }),
  ],
  ['count', ({ count }) => count],
  ['last_time', ({ lastAt }) => lastAt],
  ['article_title', ({ article }) => article?.title ?? null],
];

/** Export of the audit log as CSV. */
export const auditExportRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'database' | 'guards' | 'limits'>
> = async (app, { audit, database, guards, limits }) => {
  app.get(
    adminPaths.auditExport,
    {
      onRequest: guards.role(roles.admin),
      handlerTimeout: csvPatience,
      schema: {
        ...describeRoute('Export audit log entries as CSV, newest first'),
        querystring: decodedParameters(Type.Object(auditFilterQuery), readAuditFilters),
        response: { 200: fileResponse('A table with a header line.', 'text/csv') },
      },
    },
    async (request, reply) => {
      const filters = request.query;
      await limits.take(limitTable.exportsPerAccount, String(memberOf(request).id));
      const details = { filters: Object.keys(filters).join(' ') };
      await audit(requestContext(request), { event: 'auditLogExported', subjectId: null, details });
      return sendCsv(reply, 'audit-log.csv', {
        columns,
        rows: eachAuditLine(database, filters, request.language),
      });
    },
  );
};
