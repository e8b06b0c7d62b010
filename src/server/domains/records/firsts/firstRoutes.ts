import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pastPaths } from '../../../../contract/pastPaths';
import { paths } from '../../../../contract/paths';
import { FirstPlaceCollection } from '../../../../contract/schemas/firsts';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { firstQuery } from './firstQuery';
import { readFirsts } from './readFirsts';

/** The first places that a player has ever held. */
export const firstRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.players}/:id/firsts`,
    {
      schema: {
        tags: ['games'],
        summary: 'List the first places that a player has ever held, the latest first',
        description:
          'A first place is listed from one player to the next, with its last values. Of equal scores the older one has the first place.',
        params: idParams('playerNotFound'),
        querystring: firstQuery,
        response: { 200: FirstPlaceCollection },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { values, query } = request.query;
      const player = await database
        .selectFrom('players')
        .select('id')
        .where('id', '=', playerId)
        .executeTakeFirst();
      if (!player) throw new RequestError(404, 'playerNotFound');
      const { language } = request;
      const { list, facts } = await readFirsts(database, {
        playerId,
        query,
        language,
        now: clock(),
      });
      return {
        ...buildKeysetCollection({
          path: pastPaths.playerFirsts(playerId),
          context: 'FirstPlace',
          query: values,
          ...list,
        }),
        ...facts,
      };
    },
  );
};
