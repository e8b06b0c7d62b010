import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { parseId } from '../../../../contract/parseId';
import { paths } from '../../../../contract/paths';
import { yearRules } from '../../../../contract/records/playerYears';
import { Problem } from '../../../../contract/schemas/errors';
import { IdParam } from '../../../../contract/schemas/parameters';
import { PlayerYear } from '../../../../contract/schemas/playerYears';
import { RequestError } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { requireShown } from '../privacy/requireShown';
import { readPlayerYear } from './readPlayerYear';
import { yearSpan } from './yearSpan';

const params = decodedParameters(
  Type.Object({
    id: IdParam,
    year: Type.Integer({
      minimum: yearRules.first,
      maximum: 9999,
      description: 'In UTC, not in the future.',
    }),
  }),
  (values) => {
    const id = parseId(String(values['id']));
    if (id === undefined) throw new RequestError(404, 'playerNotFound');
    const year = parseId(String(values['year']));
    if (year === undefined || year < yearRules.first) throw new RequestError(404, 'yearNotFound');
    return { id, year };
  },
);

/** The years of a player in review. */
export const yearRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.players}/:id/years/:year`,
    {
      schema: {
        tags: ['games'],
        summary: 'Review a year of a player',
        description:
          'What was posted by month and game, the first places taken, and the totals and ranks before it and at its end. Days are those of UTC.',
        params,
        response: { 200: PlayerYear, 403: Problem },
      },
    },
    async (request, reply) => {
      const { id: playerId, year } = request.params;
      const now = clock();
      if (year > now.getUTCFullYear()) throw new RequestError(404, 'yearNotFound');
      await requireShown(database, { request, reply }, { playerId, part: 'activity' });
      const { language } = request;
      const span = yearSpan(year, now);
      const review = await readPlayerYear(database, { playerId, language, span });
      if (!review) throw new RequestError(404, 'playerNotFound');
      return review;
    },
  );
};
