import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  SiteChange,
  SiteHistory,
  SiteRestoring,
  SiteState,
} from '../../../../contract/schemas/adminConfiguration';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import { requestContext } from '../../../platform/http/requestContext';
import { createSiteVersions } from './siteVersions';
import { describeRoute } from '../describeRoute';

const errorResponses = { 401: SessionProblem, 403: Problem };
const changes = {
  200: SiteState,
  ...errorResponses,
  404: Problem,
  409: Problem,
  422: Problem,
  429: RateLimitProblem,
};

/** The system configuration, for super administrators. */
export const configurationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const versions = createSiteVersions(services);
  const count = (member: { id: number }) =>
    services.limits.take(limitTable.adminChangesPerAccount, String(member.id));
  app.addHook('onRequest', services.guards.role(roles.superAdmin));

  app.get(
    adminPaths.siteConfiguration,
    {
      schema: {
        ...describeRoute('Get the current configuration'),
        response: { 200: SiteState, ...errorResponses },
      },
    },
    () => versions.read(),
  );

  app.put(
    adminPaths.siteConfiguration,
    {
      schema: {
        ...describeRoute('Update the configuration'),
        description: 'Saves a new version, which all nodes apply within a second.',
        body: SiteChange,
        response: changes,
      },
    },
    async (request) => {
      await count(memberOf(request));
      return versions.change(requestContext(request), request.body.version, request.body.settings);
    },
  );

  app.get(
    adminPaths.siteVersions,
    {
      schema: {
        ...describeRoute('List configuration versions'),
        response: { 200: SiteHistory, ...errorResponses },
      },
    },
    () => versions.history(),
  );

  app.post(
    `${adminPaths.siteVersions}/:version`,
    {
      schema: {
        ...describeRoute('Restore an earlier configuration'),
        description: 'The restored values are saved as a new version.',
        params: Type.Object({ version: Type.String() }),
        body: SiteRestoring,
        response: changes,
      },
    },
    async (request) => {
      await count(memberOf(request));
      const wanted = /^\d{1,9}$/.test(request.params.version) ? Number(request.params.version) : -1;
      if (wanted < 0) throw new RequestError(404, 'notFound');
      return versions.restore(requestContext(request), request.body.version, wanted);
    },
  );
};
