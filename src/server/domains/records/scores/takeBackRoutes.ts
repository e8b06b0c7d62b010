import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { hasRole, roles } from '../../../../contract/roles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { ScoreWithdrawal } from '../../../../contract/schemas/takeBack';
import { RequestError } from '../../../platform/errors/requestError';
import { requestContext, type RequestContext } from '../../../platform/http/requestContext';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { createAdministratorGuard } from '../players/administratorGuard';
import { findOwner } from './scoreOwner';
import { createScoreWithdrawal } from './withdrawScore';

const params = idParams('scoreNotFound');
const errors = {
  401: SessionProblem,
  403: Problem,
  404: Problem,
  409: Problem,
  429: RateLimitProblem,
};

/** Members take back their own scores; administrators take back any. */
export const takeBackRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'readSite'>
> = async (app, services) => {
  const { database, guards, limits } = services;
  const withdrawal = createScoreWithdrawal(services);
  const guardAdministrators = createAdministratorGuard(services);
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.member);

  /** Whether the score is the member’s own. Others need a role. */
  const authorize = async (context: RequestContext, scoreId: number): Promise<boolean> => {
    const { id, roles: owned } = memberOf(context);
    const owner = await findOwner(database, scoreId);
    if (!owner) throw new RequestError(404, 'scoreNotFound');
    const own = owner.userId === id;
    if (!own && !hasRole(owned, roles.admin)) await guards.deny(context);
    await guardAdministrators(context, owner.userId);
    const limit = own ? 'scorePostsPerAccount' : 'adminChangesPerAccount';
    await limits.take(limitTable[limit], String(id));
    return own;
  };

  app.delete(
    `${paths.scores}/:id`,
    {
      schema: {
        ...describe('Withdraw a score'),
        description:
          'Its player may say why; an administrator must, and everyone can read it. It leaves the board, and its history stays.',
        params,
        body: ScoreWithdrawal,
        response: { 204: Type.Null({ description: 'It is withdrawn.' }), ...errors, 422: Problem },
      },
    },
    async (request, reply) => {
      const context = requestContext(request);
      const { id: scoreId } = request.params;
      const own = await authorize(context, scoreId);
      await withdrawal.withdraw(context, { scoreId, own }, request.body ?? {});
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${paths.scores}/:id/restore`,
    {
      schema: {
        ...describe('Undo the withdrawal of a score'),
        description:
          'Possible until its player posts another one. Players cannot undo what the staff withdrew.',
        params,
        response: { 204: Type.Null({ description: 'The score is back.' }), ...errors },
      },
    },
    async (request, reply) => {
      const context = requestContext(request);
      const { id: scoreId } = request.params;
      const own = await authorize(context, scoreId);
      await withdrawal.restore(context, { scoreId, own });
      return reply.code(204).send(null);
    },
  );
};

function describe(summary: string) {
  return { security: bearerSecurity, tags: ['games'], summary };
}
