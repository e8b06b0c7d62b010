import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AdminRevisionDetail, AdminRevisionList } from '../../../contract/schemas/adminArticles';
import { Problem } from '../../../contract/schemas/errors';
import { SessionRefusal } from '../../../contract/schemas/refusals';
import type { AccountServices } from '../../accountServices';
import { RequestError } from '../../errors/requestError';
import { bearerSecurity, idOf } from '../../session/guards';
import { findRevision, findRevisions } from './articleVersions';

const revisionsAddress = `${adminPaths.articles}/:id/revisions`;
const refusals = { 401: SessionRefusal, 403: Problem, 404: Problem };

/** The versions of an article. Restoring one is saving its content anew. */
export const revisionRoutes: FastifyPluginAsyncTypebox<AccountServices> = async (
  app,
  { database, guards },
) => {
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    revisionsAddress,
    {
      schema: {
        ...describe('The versions of an article, newest first'),
        response: { 200: AdminRevisionList, ...refusals },
      },
    },
    async (request) => ({
      revisions: await findRevisions(database, idOf(request) ?? refuseUnknown()),
    }),
  );

  app.get(
    `${revisionsAddress}/:revision`,
    {
      schema: {
        ...describe('One version with its texts'),
        response: { 200: AdminRevisionDetail, ...refusals },
      },
    },
    async (request) => {
      const { params } = request;
      const revision =
        typeof params === 'object' && params !== null && 'revision' in params
          ? idOf({ params: { id: params.revision } })
          : undefined;
      return findRevision(database, idOf(request) ?? refuseUnknown(), revision ?? refuseUnknown());
    },
  );
};

function refuseUnknown(): never {
  throw new RequestError(404, 'notFound');
}

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}
