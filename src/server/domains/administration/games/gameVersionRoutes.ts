import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminGameVersionDetail,
  AdminGameVersionList,
} from '../../../../contract/schemas/adminGames';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { RequestError } from '../../../platform/errors/requestError';
import { bearerSecurity, idOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findGameVersion, findGameVersions } from './gameVersions';

const versionsAddress = `${adminPaths.games}/:id/versions`;
const errorResponses = { 401: SessionProblem, 403: Problem, 404: Problem };

/** The versions of a game. To restore one, the client saves its content as a new version. */
export const gameVersionRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.addHook('onRequest', guards.role(roles.gameEditor, roles.admin));

  app.get(
    versionsAddress,
    {
      schema: {
        ...describe('List a game’s versions, newest first'),
        response: { 200: AdminGameVersionList, ...errorResponses },
      },
    },
    async (request) => ({
      versions: await findGameVersions(database, idOf(request) ?? refuseUnknown()),
    }),
  );

  app.get(
    `${versionsAddress}/:version`,
    {
      schema: {
        ...describe('Get a version of a game, with its content'),
        response: { 200: AdminGameVersionDetail, ...errorResponses },
      },
    },
    async (request) => {
      const { params } = request;
      const version =
        typeof params === 'object' && params !== null && 'version' in params
          ? idOf({ params: { id: params.version } })
          : undefined;
      return findGameVersion(
        database,
        idOf(request) ?? refuseUnknown(),
        version ?? refuseUnknown(),
      );
    },
  );
};

function refuseUnknown(): never {
  throw new RequestError(404, 'notFound');
}

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}
