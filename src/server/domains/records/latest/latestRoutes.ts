import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { LatestScoreCollection } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { buildWholeCollection } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { findLatestRecords } from './findLatestRecords';
import { readLatestScores } from './findLatestScores';
import { latestQuery, recordQuery } from './latestQuery';

/** What players have achieved lately, in all games. */
export const latestRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    paths.latestScores,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List the scores of all games, the latest first',
        querystring: latestQuery,
        response: { 200: LatestScoreCollection },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const { language } = request;
      return buildKeysetCollection({
        path: paths.latestScores,
        context: 'LatestScore',
        query: values,
        ...(await readLatestScores(database, { query, language })),
      });
    },
  );

  app.get(
    paths.latestRecords,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List the first places that were taken last',
        querystring: recordQuery,
        response: { 200: LatestScoreCollection },
      },
    },
    async (request) => {
      const { language } = request;
      const { size } = request.query;
      return buildWholeCollection({
        path: paths.latestRecords,
        context: 'LatestScore',
        items: await findLatestRecords(database, { size, language }),
      });
    },
  );
};
