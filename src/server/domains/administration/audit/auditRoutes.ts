import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { AuditPage } from '../../../../contract/schemas/adminAudit';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { describeRoute } from '../describeRoute';
import { findAuditLines } from './auditLines';
import { auditQuery, readAuditFilters, readAuditWindow } from './auditQuery';

const querystring = decodedParameters(auditQuery, (values) => ({
  filters: readAuditFilters(values),
  window: readAuditWindow(values),
}));

/** The audit log is read-only: the database rejects updates and deletes. */
export const auditRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.get(
    adminPaths.audit,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        ...describeRoute('List audit log entries, newest first'),
        querystring,
        response: { 200: AuditPage, 400: Problem, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const { filters, window } = request.query;
      return findAuditLines(database, filters, window, request.language);
    },
  );
};
