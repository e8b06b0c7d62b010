import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';
import { hasRole, roles } from '../../../contract/roles';
import { Comment, CommentUpdate, NewComment } from '../../../contract/schemas/comments';
import { Problem } from '../../../contract/schemas/errors';
import { SilenceProblem } from '../../../contract/schemas/reports';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { PlatformServices } from '../../platform/services';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { bearerSecurity, memberOf, requireId } from '../../platform/security/guards';
import { keyHeader, keyHeaders } from '../../platform/http/idempotencyKey';
import { requestContext } from '../../platform/http/requestContext';
import { createCommentActions, refuseUnknown } from './commentActions';
import { commentReadingRoutes } from './commentReadingRoutes';
import { createCommentRepository } from './commentRepository';

/** Bytes: the longest comment at four bytes per character, with markup. */
const bodyLimit = 262_144;
const errorResponses = { 401: SessionProblem, 429: RateLimitProblem };

/** Comment routes: reading for everyone, writing for members. */
export const commentRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards } = services;
  const comments = createCommentRepository(database, clock);
  const actions = createCommentActions(services, comments);
  await app.register(commentReadingRoutes, { comments });
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['comments'], summary });

  /** Allows the comment's author and administrators. */
  const mayChange = async (request: FastifyRequest) => {
    const member = memberOf(request);
    const author = await comments.findAuthor(requireId(request, 'commentNotFound'));
    if (!author) refuseUnknown();
    if (author.userId !== member.id && !hasRole(member.roles, roles.admin)) {
      await guards.deny(requestContext(request));
    }
  };

  app.post(
    paths.comments,
    {
      bodyLimit,
      onRequest: guards.member,
      schema: {
        ...describe('Create a comment on an article'),
        headers: keyHeaders('comment', 1),
        body: NewComment,
        response: { 201: Comment, 403: SilenceProblem, 409: Problem, ...errorResponses },
      },
    },
    async (request, reply) => {
      const comment = await actions.post(
        requestContext(request),
        request.body,
        request.headers[keyHeader],
      );
      return reply
        .code(201)
        .headers({ ...unstored, Location: comment['@id'] })
        .send(comment);
    },
  );

  app.put(
    `${paths.comments}/:id`,
    {
      bodyLimit,
      onRequest: mayChange,
      schema: {
        ...describe('Update a comment'),
        description: 'Only its author and administrators may do this.',
        body: CommentUpdate,
        response: { 200: Comment, 403: Type.Union([SilenceProblem, Problem]), ...errorResponses },
      },
    },
    async (request, reply) => {
      const id = requireId(request, 'commentNotFound');
      void reply.headers(unstored);
      return actions.update(requestContext(request), id, request.body.content);
    },
  );

  app.delete(
    `${paths.comments}/:id`,
    {
      onRequest: mayChange,
      schema: {
        ...describe('Delete a comment'),
        description: 'Only its author and administrators may do this.',
        response: {
          204: Type.Null({ description: 'The comment was deleted.' }),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      await actions.remove(requestContext(request), requireId(request, 'commentNotFound'));
      return reply.code(204).headers(unstored).send(null);
    },
  );
};

const unstored = { 'Cache-Control': 'private, no-store' };
