import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { roles } from '../../../../contract/roles';
import { AdminChartMerge } from '../../../../contract/schemas/adminGames';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { requestContext } from '../../../platform/http/requestContext';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import { describeRoute } from '../describeRoute';
import type { PlatformServices } from '../../../platform/services';
import { createChartMerge } from './mergeCharts';

/** Changes scores, so it is not for game editors. */
export const chartMergeRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { guards, limits } = services;
  const merge = createChartMerge(services);

  app.post(
    '/api/admin/charts/:id/merge',
    {
      onRequest: guards.role(roles.admin),
      schema: {
        ...describeRoute('Merge a chart into another chart of its game'),
        description:
          'The better of the two scores of each player remains. The chart is retired and cannot be opened again.',
        body: AdminChartMerge,
        response: {
          204: Type.Null({ description: 'The scores were moved.' }),
          401: SessionProblem,
          403: Problem,
          404: Problem,
          409: Problem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await merge(requestContext(request), requireId(request, 'chartNotFound'), request.body);
      return reply.code(204).send(null);
    },
  );
};
