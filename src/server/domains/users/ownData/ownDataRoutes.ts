import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { fileResponse } from '../../../platform/documentation/problemResponses';
import { requestContext } from '../../../platform/http/requestContext';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { ownDataText } from './ownDataText';

/** Milliseconds: long enough for a member with many thousand comments and a slow connection. */
const handlerTimeout = 120_000;

/** A member’s own data as one file. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, { audit, clock, database, guards, limits }) => {
  app.get(
    `${paths.users}/:id/export`,
    {
      onRequest: guards.owner,
      handlerTimeout,
      schema: {
        tags: ['users'],
        security: bearerSecurity,
        summary: 'Download your data',
        description: 'Everything stored about your account, without hashes and tokens.',
        response: {
          200: fileResponse('A JSON file.', 'application/json'),
          401: SessionProblem,
          403: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      await limits.take(limitTable.ownDataPerAccount, String(id));
      await audit(requestContext(request), { event: 'ownDataExported' });
      return reply
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Disposition': 'attachment; filename="my-data.json"',
          'Content-Type': 'application/json; charset=utf-8',
        })
        .send(Readable.from(ownDataText(database, id, clock())));
    },
  );
};
