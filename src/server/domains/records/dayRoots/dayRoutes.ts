import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { chainPaths } from '../../../../contract/chainPaths';
import {
  DayChart,
  DayRoot,
  DayRootCollection,
  SigningKeyCollection,
} from '../../../../contract/schemas/dayRoots';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../../platform/plugins/parameterSchemas';
import { dayChartParams, dayListQuery, dayParams } from './dayParameters';
import { findDay, findDayChart, listDays, listKeys } from './readDays';

/** What strangers need to check that the chains of events are not rewritten. */
export const dayRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    chainPaths.keys,
    {
      schema: {
        ...describe('List the keys that sign the roots of days'),
        querystring: wholeListQuery,
        response: { 200: SigningKeyCollection },
      },
    },
    async () =>
      buildWholeCollection({
        path: chainPaths.keys,
        context: 'SigningKey',
        items: await listKeys(database),
      }),
  );

  app.get(
    chainPaths.days,
    {
      schema: {
        ...describe('List the signed roots of days, the latest first'),
        querystring: dayListQuery,
        response: { 200: DayRootCollection },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const listed = await listDays(database, query);
      return buildKeysetCollection({
        path: chainPaths.days,
        context: 'DayRoot',
        query: values,
        ...listed,
      });
    },
  );

  app.get(
    `${chainPaths.days}/:day`,
    {
      schema: {
        ...describe('Get the signed root of a day'),
        params: dayParams,
        response: { 200: DayRoot },
      },
    },
    async (request) => {
      const day = await findDay(database, request.params.day);
      if (!day) throw new RequestError(404, 'dayNotFound');
      return day;
    },
  );

  app.get(
    `${chainPaths.days}/:day/charts/:id`,
    {
      schema: {
        ...describe('Get the end of the chain of a chart on a day, and its path to the root'),
        params: dayChartParams,
        response: { 200: DayChart },
      },
    },
    async (request) => {
      const { day, id: chartId } = request.params;
      const chart = await findDayChart(database, { day, chartId });
      if (!chart) throw new RequestError(404, 'dayChartNotFound');
      return chart;
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}
