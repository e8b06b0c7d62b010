import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { SiteStatistics } from '../../../../contract/schemas/adminStatistics';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { isDayRange, lastDays } from '../../../../contract/statisticsRange';
import type { PlatformServices } from '../../../platform/services';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { RequestError } from '../../../platform/errors/requestError';
import { readDay } from '../../../platform/http/queryParameters';
import { describeRoute } from '../describeRoute';
import { readSiteStatistics } from './siteStatistics';

const usualDays = 30;
const day = Type.Optional(Type.String({ format: 'date' }));
const querystring = decodedParameters(Type.Object({ from: day, to: day }), (values) => ({
  to: readDay(values, 'to'),
  from: readDay(values, 'from'),
}));

/** Statistics of the site. */
export const statisticsRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.get(
    adminPaths.statistics,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        ...describeRoute('Get site statistics for a range of days'),
        description: 'The range includes both days.',
        querystring,
        response: { 200: SiteStatistics, 400: Problem, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const { from, to = clock().toISOString().slice(0, 10) } = request.query;
      const range = from === undefined ? lastDays(usualDays, to) : { from, to };
      if (!isDayRange(range)) throw new RequestError(400, 'badFilter');
      return readSiteStatistics(database, range, request.language);
    },
  );
};
