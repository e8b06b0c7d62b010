import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import {
  SiteChange,
  SiteHistory,
  SiteRestoring,
  SiteState,
} from '../../../contract/schemas/adminConfiguration';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { RequestError } from '../../errors/requestError';
import { limitTable } from '../../rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../session/guards';
import { createSiteVersions } from './siteVersions';

const refusals = { 401: SessionProblem, 403: Problem };
const changes = {
  200: SiteState,
  ...refusals,
  404: Problem,
  409: Problem,
  422: Problem,
  429: RateLimitProblem,
};

/** The system configuration, for super administrators. */
export const configurationRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  services,
) => {
  const versions = createSiteVersions(services);
  const count = (member: { id: number }) =>
    services.limits.take(limitTable.adminChangesPerAccount, String(member.id));
  app.addHook('onRequest', services.guards.role(roles.superAdmin));

  app.get(
    adminPaths.siteConfiguration,
    {
      schema: {
        ...describe('The configuration in force'),
        response: { 200: SiteState, ...refusals },
      },
    },
    () => versions.read(),
  );

  app.put(
    adminPaths.siteConfiguration,
    {
      schema: {
        ...describe('Save the configuration as a new version; all nodes follow within a second'),
        body: SiteChange,
        response: changes,
      },
    },
    async (request) => {
      await count(memberOf(request));
      return versions.change(request, request.body.version, request.body.settings);
    },
  );

  app.get(
    adminPaths.siteVersions,
    {
      schema: {
        ...describe('Who saved the configuration and when'),
        response: { 200: SiteHistory, ...refusals },
      },
    },
    () => versions.history(),
  );

  app.post(
    `${adminPaths.siteVersions}/:version`,
    {
      schema: {
        ...describe('Go back to an earlier version, which becomes a new one'),
        params: Type.Object({ version: Type.String() }),
        body: SiteRestoring,
        response: changes,
      },
    },
    async (request) => {
      await count(memberOf(request));
      const wanted = /^\d{1,9}$/.test(request.params.version) ? Number(request.params.version) : -1;
      if (wanted < 0) throw new RequestError(404, 'notFound');
      return versions.restore(request, request.body.version, wanted);
    },
  );
};

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}
