import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminGameVersionDetail,
  AdminGameVersionList,
} from '../../../../contract/schemas/adminGames';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { requireId } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findGameVersion, findGameVersions } from './gameVersions';
import { describeRoute } from '../describeRoute';

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
        ...describeRoute('List a game’s versions, newest first'),
        response: { 200: AdminGameVersionList, ...errorResponses },
      },
    },
    async (request) => ({
      versions: await findGameVersions(database, requireId(request)),
    }),
  );

  app.get(
    `${versionsAddress}/:version`,
    {
      schema: {
        ...describeRoute('Get a version of a game, with its content'),
        response: { 200: AdminGameVersionDetail, ...errorResponses },
      },
    },
    async (request) => {
      return findGameVersion(
        database,
        requireId(request),
        requireId(request, 'notFound', 'version'),
      );
    },
  );
};
