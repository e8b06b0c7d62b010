import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { operationHours } from '../../../../contract/operation';
import {
  Operation,
  RankingWork,
  RequestHistory,
} from '../../../../contract/schemas/adminOperation';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue } from '../../../platform/http/collection';
import { findLastBackup } from '../../../platform/metrics/lastBackup';
import { readSizes } from '../../../platform/metrics/siteFigures';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { readDatabaseSizes } from './databaseSizes';
import { findNodes } from './nodeList';
import { readRankingWork } from './rankingWork';
import { readRequestHistory } from './requestHistory';
import { describeRoute } from '../describeRoute';

const querystring = decodedParameters(
  Type.Object({
    hours: Type.Optional(Type.Integer({ enum: [...operationHours], default: 6 })),
  }),
  (values) => {
    const wanted = lastValue(values, 'hours') ?? '6';
    const hours = operationHours.find((one) => String(one) === wanted);
    if (hours === undefined) throw new RequestError(400, 'badFilter');
    return { hours };
  },
);

const refusals = { 401: SessionProblem, 403: Problem };

/** How the site runs, for super administrators. */
export const operationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.addHook('onRequest', guards.role(roles.superAdmin));

  app.get(
    adminPaths.operation,
    {
      schema: {
        ...describeRoute('Get nodes, sizes and the last backup'),
        response: { 200: Operation, ...refusals },
      },
    },
    async () => {
      const now = clock();
      const { pictures, pictureBytes } = await readSizes(database);
      return {
        at: now.toISOString(),
        nodes: await findNodes(database, now),
        database: await readDatabaseSizes(database),
        pictures: { count: pictures, bytes: pictureBytes },
        lastBackup: await findLastBackup(database),
      };
    },
  );

  app.get(
    adminPaths.operationRequests,
    {
      schema: {
        ...describeRoute('Get requests and their duration over the last hours'),
        querystring,
        response: { 200: RequestHistory, 400: Problem, ...refusals },
      },
    },
    ({ query }) => readRequestHistory(database, query.hours, clock()),
  );

  app.get(
    adminPaths.operationRankings,
    {
      schema: {
        ...describeRoute('Get what the rankings do not contain yet, and what fails'),
        response: { 200: RankingWork, ...refusals },
      },
    },
    (request) => readRankingWork(database, request.language),
  );
};
