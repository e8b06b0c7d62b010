import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AuditPage } from '../../../contract/schemas/adminAudit';
import { Problem } from '../../../contract/schemas/errors';
import { SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { queryValues } from '../../collection';
import { bearerSecurity } from '../../session/guards';
import { findAuditLines } from './auditLines';
import { auditQuery, readAuditFilters, readAuditWindow } from './auditQuery';

/** The audit log is read-only: the database rejects updates and deletes. */
export const auditRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  { database, guards },
) => {
  app.get(
    adminPaths.audit,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        tags: ['administration'],
        security: bearerSecurity,
        summary: 'A page of the audit log, newest first',
        querystring: auditQuery,
        response: { 200: AuditPage, 400: Problem, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const query = queryValues(request.query);
      return findAuditLines(
        database,
        readAuditFilters(query),
        readAuditWindow(query),
        request.language,
      );
    },
  );
};
