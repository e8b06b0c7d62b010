import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { Score, ScoreEventCollection } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { eventQuery } from './eventQuery';
import { readScore } from './readScore';
import { readScoreEvents } from './readScoreEvents';

/** Public scores, and what happened to them. */
export const historyRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.scores}/:id`,
    {
      schema: {
        ...describe('Get a score'),
        params: idParams('scoreNotFound'),
        response: { 200: Score },
      },
    },
    async (request) => {
      const { id } = request.params;
      const score = await readScore(database, { id, language: request.language });
      if (!score) throw new RequestError(404, 'scoreNotFound');
      return score;
    },
  );

  app.get(
    `${paths.scores}/:id/events`,
    {
      schema: {
        ...describe('List what happened to a score, the latest first'),
        params: idParams('scoreNotFound'),
        querystring: eventQuery,
        response: { 200: ScoreEventCollection },
      },
    },
    async (request) => {
      const { id: scoreId } = request.params;
      const { values, query } = request.query;
      const { language } = request;
      const page = await readScoreEvents(database, { scoreId, query, language });
      if (!page) throw new RequestError(404, 'scoreNotFound');
      return buildKeysetCollection({
        path: paths.scoreEvents(scoreId),
        context: 'ScoreEvent',
        query: values,
        ...page,
      });
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}
