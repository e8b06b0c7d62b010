import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { SiteStatistics } from '../../../contract/schemas/adminStatistics';
import { Problem } from '../../../contract/schemas/errors';
import { SessionProblem } from '../../../contract/schemas/problems';
import { isDayRange, lastDays } from '../../../contract/statisticsRange';
import type { AppServices } from '../../appServices';
import { queryValues } from '../../collection';
import { RequestError } from '../../errors/requestError';
import { readDay } from '../../queryParameters';
import { bearerSecurity } from '../../session/guards';
import { readSiteStatistics } from './siteStatistics';

const usualDays = 30;
const day = Type.Optional(Type.String({ format: 'date' }));

/** Statistics of the site. */
export const statisticsRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  { clock, database, guards },
) => {
  app.get(
    adminPaths.statistics,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        tags: ['administration'],
        security: bearerSecurity,
        summary: 'What happened on the site between two days, both included',
        querystring: Type.Object({ from: day, to: day }),
        response: { 200: SiteStatistics, 400: Problem, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const query = queryValues(request.query);
      const to = readDay(query, 'to') ?? clock().toISOString().slice(0, 10);
      const from = readDay(query, 'from');
      const range = from === undefined ? lastDays(usualDays, to) : { from, to };
      if (!isDayRange(range)) throw new RequestError(400, 'badFilter');
      return readSiteStatistics(database, range, request.language);
    },
  );
};
