import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../contract/paths';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { SilenceProblem } from '../../../contract/schemas/reports';
import {
  AccountDeletion,
  Member,
  ProfileUpdate,
  Registration,
} from '../../../contract/schemas/users';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from './memberRepository';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import { RequestError } from '../../platform/errors/requestError';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { bearerSecurity, idOf, memberOf } from '../../platform/security/guards';
import { requestContext } from '../../platform/http/requestContext';
import { createMemberActions } from './memberActions';

type MemberRow = NonNullable<Awaited<ReturnType<MemberRepository['find']>>>;

function toMember(row: MemberRow): Member {
  return { '@id': paths.user(row.id), '@type': 'User', ...row };
}

const errorResponses = { 401: SessionProblem, 429: RateLimitProblem };
const userAddress = `${paths.users}/:id`;

/** Registration and a member's own account. */
export const userRoutes: FastifyPluginAsyncTypebox<
  Pick<
    PlatformServices,
    'audit' | 'clock' | 'config' | 'database' | 'guards' | 'limits' | 'mails' | 'passwords'
  > & { members: MemberRepository; sessions: SessionEnding }
> = async (app, services) => {
  const { guards, members } = services;
  const actions = createMemberActions(services);
  await app.register(jsonLdPlugin);
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
        ...describe('Register a member'),
        body: Registration,
        response: { 201: Member, 403: Problem, 429: RateLimitProblem },
      },
    },
    async (request, reply) => {
      const member = await read(await actions.register(requestContext(request), request.body));
      return reply.code(201).header('Location', member['@id']).send(member);
    },
  );

  app.get(
    paths.me,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        ...describe('Get the current user'),
        response: { 200: Member, ...errorResponses },
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
        ...describe('Get a member'),
        description: 'Only the member and administrators may read it.',
        response: { 200: Member, ...errorResponses },
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
        ...describe('Update your account'),
        description:
          'Properties that are left out keep their values. A silenced member keeps the username, unless a moderator hid it.',
        body: ProfileUpdate,
        response: { 200: Member, 403: Type.Union([SilenceProblem, Problem]), ...errorResponses },
      },
    },
    async (request) => {
      await actions.update(requestContext(request), request.body);
      return read(memberOf(request).id);
    },
  );

  app.delete(
    userAddress,
    {
      onRequest: guards.owner,
      schema: {
        security: bearerSecurity,
        ...describe('Delete your account'),
        description: 'Your comments stay, without your name.',
        body: AccountDeletion,
        response: {
          204: Type.Null({ description: 'The account was deleted.' }),
          400: Problem,
          409: Problem,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      await actions.remove(requestContext(request), request.body.password);
      return reply.code(204).send(null);
    },
  );
};

function describe(summary: string) {
  return { tags: ['users'], summary };
}
