import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { rankRanges, type RankRange } from '../../../../contract/records/playerDays';
import { isPlayerBoard, playerBoards } from '../../../../contract/records/rankingBoards';
import { Problem } from '../../../../contract/schemas/errors';
import { PlayerRankDayCollection } from '../../../../contract/schemas/players';
import { buildWholeCollection } from '../../../platform/http/collection';
import { readChoice } from '../../../platform/http/queryParameters';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { requireShown } from '../privacy/requireShown';
import { findRankHistory } from './findRankHistory';

const isRange = (text: string): text is RankRange => rankRanges.some((known) => known === text);

const query = decodedParameters(
  Type.Object({
    board: Type.Optional(
      Type.String({ enum: [...playerBoards], default: 'points', description: 'The ranking.' }),
    ),
    range: Type.Optional(
      Type.String({
        enum: [...rankRanges],
        default: 'year',
        description:
          'The kept days of the last 30 or 365 days, or all; of more than 31 the last one of each of 31 parts.',
      }),
    ),
  }),
  (values) => ({
    board: readChoice(values, 'board', isPlayerBoard) ?? ('points' as const),
    range: readChoice(values, 'range', isRange) ?? ('year' as const),
  }),
);

/** How the rank of a player moved. */
export const rankHistoryRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.players}/:id/ranks`,
    {
      schema: {
        tags: ['games'],
        summary: 'List the ranks of a player at the end of days',
        params: idParams('playerNotFound'),
        querystring: query,
        response: { 200: PlayerRankDayCollection, 403: Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireShown(database, { request, reply }, { playerId: id, part: 'activity' });
      const until = clock().toISOString().slice(0, 10);
      const { items, ...facts } = await findRankHistory(database, { id, ...request.query }, until);
      const path = paths.playerRanks(id);
      return {
        ...buildWholeCollection({ path, context: 'PlayerRankDay', items }),
        ...facts,
        until,
      };
    },
  );
};
