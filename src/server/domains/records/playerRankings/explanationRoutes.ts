import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { isPlayerBoard, playerBoards } from '../../../../contract/records/rankingBoards';
import { PlayerExplanation } from '../../../../contract/schemas/explanations';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { readChoice } from '../../../platform/http/queryParameters';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { readExplanation } from './readExplanation';

const querystring = decodedParameters(
  Type.Object({
    board: Type.Optional(
      Type.String({
        enum: [...playerBoards],
        default: 'points',
        description: 'Which ranking of all players.',
      }),
    ),
  }),
  (values) => ({ board: readChoice(values, 'board', isPlayerBoard) ?? 'points' }),
);

/** Why a player has the rank in a ranking of all players. */
export const explanationRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.players}/:id/explanation`,
    {
      schema: {
        tags: ['games'],
        summary: 'Explain the rank of a player in a ranking of all players',
        description:
          'The games that give most of it, the players next to it, and the ranks with one more of what it counts.',
        params: idParams('playerNotFound'),
        querystring,
        response: { 200: PlayerExplanation },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { board } = request.query;
      const { language } = request;
      const explanation = await readExplanation(database, { playerId, board, language });
      if (!explanation) throw new RequestError(404, 'playerNotFound');
      return explanation;
    },
  );
};
