import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../contract/commentRules';
import { paths } from '../../contract/paths';
import { hasRole, roles } from '../../contract/roles';
import { Comment, CommentUpdate, NewComment } from '../../contract/schemas/comments';
import { Problem } from '../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../contract/schemas/problems';
import type { AppServices } from '../appServices';
import { addJsonLd } from '../jsonLd/jsonLd';
import { bearerSecurity, idOf, memberOf } from '../session/guards';
import { createCommentActions, refuseUnknown } from './commentActions';
import { commentReadingRoutes } from './commentReadingRoutes';
import { createCommentRepository } from './commentRepository';

/** Bytes: the longest comment at four bytes per character, with markup. */
const bodyLimit = 262_144;
const refusals = { 401: SessionProblem, 429: RateLimitProblem };
const keyHeader = idempotencyHeader.toLowerCase();
const keyHeaders = Type.Object({
  [keyHeader]: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,255}$',
      description: 'Marks this comment: sent again with the same key, it is not written again.',
    }),
  ),
});

/** Comment routes: reading for everyone, writing for members. */
export const commentRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const { clock, database, guards } = services;
  const comments = createCommentRepository(database, clock);
  const actions = createCommentActions(services, comments);
  await app.register(commentReadingRoutes, { comments });
  addJsonLd(app);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['comments'], summary });

  /** Allows the comment's author and administrators. */
  const mayChange = async (request: FastifyRequest) => {
    const member = memberOf(request);
    const author = await comments.findAuthor(idOf(request) ?? refuseUnknown());
    if (!author) refuseUnknown();
    if (author.userId !== member.id && !hasRole(member.roles, roles.admin)) {
      await guards.deny(request);
    }
  };

  app.post(
    paths.comments,
    {
      bodyLimit,
      onRequest: guards.member,
      schema: {
        ...describe('Write a comment under an article'),
        headers: keyHeaders,
        body: NewComment,
        response: { 201: Comment, 409: Problem, ...refusals },
      },
    },
    async (request, reply) => {
      const key = request.headers[keyHeader];
      const comment = await actions.post(
        request,
        request.body,
        typeof key === 'string' ? key : undefined,
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
        ...describe('Change a comment, as its author or an administrator'),
        body: CommentUpdate,
        response: { 200: Comment, ...refusals },
      },
    },
    async (request, reply) => {
      const id = idOf(request) ?? refuseUnknown();
      void reply.headers(unstored);
      return actions.update(request, id, request.body.content);
    },
  );

  app.delete(
    `${paths.comments}/:id`,
    {
      onRequest: mayChange,
      schema: {
        ...describe('Delete a comment, as its author or an administrator'),
        response: { 204: Type.Null({ description: 'Deleted.' }), ...refusals },
      },
    },
    async (request, reply) => {
      await actions.remove(request, idOf(request) ?? refuseUnknown());
      return reply.code(204).headers(unstored).send(null);
    },
  );
};

const unstored = { 'Cache-Control': 'private, no-store' };
