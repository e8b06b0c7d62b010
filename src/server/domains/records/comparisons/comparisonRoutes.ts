import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { comparisonRules } from '../../../../contract/records/comparisons';
import { ComparisonCollection } from '../../../../contract/schemas/comparisons';
import { Problem } from '../../../../contract/schemas/errors';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { comparisonParams, comparisonQuery } from './comparisonQuery';
import { readComparison } from './readComparison';

/** Two players on the charts that both play. */
export const comparisonRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  const requirePlayers = async (ids: number[]) => {
    const found = await database
      .selectFrom('players')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    if (found.length < ids.length) throw new RequestError(404, 'playerNotFound');
  };

  app.get(
    `${paths.players}/:id/compare/:other`,
    {
      schema: {
        tags: ['games'],
        summary: 'Compare two players on the charts on which both have a ranked score',
        description: `The charts are those of all scores of the player with fewer of them, or of the latest ${comparisonRules.maxScores}.`,
        params: comparisonParams,
        querystring: comparisonQuery,
        response: { 200: ComparisonCollection, 422: Problem },
      },
    },
    async (request) => {
      const { playerId, otherId } = request.params;
      const { values, query } = request.query;
      if (playerId === otherId) throw new RequestError(422, 'samePlayer');
      await requirePlayers([playerId, otherId]);
      const { language } = request;
      const { list, facts } = await readComparison(database, {
        playerId,
        otherId,
        query,
        language,
      });
      return {
        ...buildKeysetCollection({
          path: paths.comparison(playerId, otherId),
          context: 'ComparedChart',
          query: values,
          ...list,
        }),
        ...facts,
      };
    },
  );
};
