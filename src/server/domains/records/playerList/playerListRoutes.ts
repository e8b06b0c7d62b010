import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { ListedPlayerCollection } from '../../../../contract/schemas/players';
import { playerListView } from '../../../../contract/views/playerListView';
import type { Database } from '../../../platform/database/tables';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { playerListQuery } from './playerListQuery';
import { readPlayerList } from './readPlayerList';

const { after, before } = playerListView.parameters;
const starts = [after.name, before.name];

/** The public list of players. */
export const playerListRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    paths.players,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List the players who have scores',
        querystring: playerListQuery,
        response: { 200: ListedPlayerCollection },
      },
    },
    async (request) => {
      const { values, query } = request.query;
      const { more, ...page } = await readPlayerList(database, query);
      return {
        ...buildKeysetCollection({
          path: paths.players,
          context: 'ListedPlayer',
          query: values,
          starts,
          ...page,
        }),
        ...(more && { more: true as const }),
      };
    },
  );
};
