import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../contract/paths';
import { roles } from '../../contract/roles';
import { Problem } from '../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../contract/schemas/problems';
import { AccountDeletion, Member, ProfileUpdate, Registration } from '../../contract/schemas/users';
import type { AppServices } from '../appServices';
import { RequestError } from '../errors/requestError';
import { addJsonLd } from '../jsonLd/jsonLd';
import { bearerSecurity, idOf, memberOf } from '../session/guards';
import { createMemberActions } from './memberActions';
import { toMember } from './memberReply';

const refusals = { 401: SessionProblem, 429: RateLimitProblem };
const userAddress = `${paths.users}/:id`;

/** Registration and a member's own account. */
export const userRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const { guards, members } = services;
  const actions = createMemberActions(services);
  addJsonLd(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });

  const read = async (id: number | undefined) => {
    const member = id === undefined ? undefined : await members.find(id);
    if (!member) throw new RequestError(404, 'notFound');
    return toMember(member);
  };

  app.post(
    paths.users,
    {
      schema: {
        ...describe('Register'),
        body: Registration,
        response: { 201: Member, 403: Problem, 429: RateLimitProblem },
      },
    },
    async (request, reply) => {
      const member = await read(await actions.register(request, request.body));
      return reply.code(201).header('Location', member['@id']).send(member);
    },
  );

  app.get(
    paths.me,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        ...describe('Oneself'),
        response: { 200: Member, ...refusals },
      },
    },
    (request) => read(memberOf(request).id),
  );

  app.get(
    userAddress,
    {
      onRequest: guards.ownerOr(roles.admin),
      schema: {
        security: bearerSecurity,
        ...describe('A member, for themselves and for administrators'),
        response: { 200: Member, ...refusals },
      },
    },
    (request) => read(idOf(request)),
  );

  app.put(
    userAddress,
    {
      onRequest: guards.owner,
      schema: {
        security: bearerSecurity,
        ...describe('Change one’s username, address or language; what is left out stays'),
        body: ProfileUpdate,
        response: { 200: Member, ...refusals },
      },
    },
    async (request) => {
      await actions.update(request, request.body);
      return read(memberOf(request).id);
    },
  );

  app.delete(
    userAddress,
    {
      onRequest: guards.owner,
      schema: {
        security: bearerSecurity,
        ...describe('Delete one’s account; comments stay, without a name'),
        body: AccountDeletion,
        response: {
          204: Type.Null({ description: 'Deleted.' }),
          400: Problem,
          409: Problem,
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      await actions.remove(request, request.body.password);
      return reply.code(204).send(null);
    },
  );
};

function describe(summary: string) {
  return { tags: ['users'], summary };
}
