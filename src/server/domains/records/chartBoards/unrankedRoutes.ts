import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { UnrankedScoreCollection } from '../../../../contract/schemas/takeBack';
import { takeBackPaths } from '../../../../contract/takeBackPaths';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue, readPageRequest } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { readCursor } from '../../../platform/http/pageCursor';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { createChartRepository } from '../../games/chartRepository';
import { BoardCursor } from './boardQuery';
import { readUnranked } from './readUnranked';

const querystring = decodedParameters(
  Type.Object({
    itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
    after: Type.Optional(
      Type.String({ description: 'From `hydra:next` of a page: the scores after its last one.' }),
    ),
  }),
  (values) => {
    const after = lastValue(values, 'after');
    return {
      values,
      size: readPageRequest(values, limits.rankingPageSize).itemsPerPage,
      after: after === undefined ? undefined : readCursor(BoardCursor, after),
    };
  },
);

/** The scores that a board does not have. */
export const unrankedRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    '/api/charts/:id/unranked',
    {
      schema: {
        tags: ['games'],
        summary: 'List the scores of a chart that do not rank, in the order of a board',
        description: 'Withdrawn scores are not listed.',
        params: idParams('chartNotFound'),
        querystring,
        response: { 200: UnrankedScoreCollection },
      },
    },
    async (request) => {
      const { values, size, after } = request.query;
      const { language } = request;
      const chart = await charts.find(request.params.id, language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      const page = await readUnranked(database, { chart, size, after, language });
      return buildKeysetCollection({
        path: takeBackPaths.unrankedScores(chart.id),
        context: 'UnrankedScore',
        query: values,
        ...page,
      });
    },
  );
};
