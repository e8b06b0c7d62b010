import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../contract/limits';
import { paths } from '../../contract/paths';
import { Comment, CommentCollection } from '../../contract/schemas/comments';
import { buildCollection, lastValue, queryValues, readPageRequest } from '../collection';
import type { QueryValues } from '../collection';
import { RequestError } from '../errors/requestError';
import { addJsonLd } from '../jsonLd/jsonLd';
import { idOf } from '../session/guards';
import { refuseUnknown } from './commentActions';
import type { CommentRepository } from './commentRepository';

const params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const querystring = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.page, default: 1 })),
  itemsPerPage: Type.Optional(Type.Integer({ default: limits.commentPageSize })),
  'order[createdAt]': Type.Optional(Type.String({ enum: ['asc', 'desc'], default: 'desc' })),
});

/** Public routes to read comments. */
export const commentReadingRoutes: FastifyPluginAsyncTypebox<{
  comments: CommentRepository;
}> = async (app, { comments }) => {
  // The routes parse and check parameters and query strings themselves; the schemas only document them.
  app.setValidatorCompiler(() => () => true);
  addJsonLd(app);

  app.get(
    `${paths.articles}/:id/comments`,
    {
      schema: {
        tags: ['comments'],
        summary: 'A page of an article’s comments, newest first unless asked otherwise',
        params,
        querystring,
        response: { 200: CommentCollection },
      },
    },
    async (request) => {
      const id = idOf(request);
      const query = queryValues(request.query);
      const page = readPageRequest(query, limits.commentPageSize);
      const direction = readDirection(query);
      const found = id === undefined ? undefined : await comments.findPage(id, page, direction);
      if (id === undefined || !found) throw new RequestError(404, 'articleNotFound');
      const path = paths.articleComments(id);
      return buildCollection({ path, context: 'ArticleComment', query, page, ...found });
    },
  );

  app.get(
    `${paths.comments}/:id`,
    {
      schema: { tags: ['comments'], summary: 'One comment', params, response: { 200: Comment } },
    },
    async (request) => {
      const id = idOf(request);
      return (id === undefined ? undefined : await comments.find(id)) ?? refuseUnknown();
    },
  );
};

/** The only supported order is by creation date. */
function readDirection(query: QueryValues): 'asc' | 'desc' {
  const names = Object.keys(query).filter((name) => /^order\b/.test(name));
  const direction = (lastValue(query, 'order[createdAt]') ?? 'desc').toLowerCase();
  const known = names.every((name) => name === 'order[createdAt]');
  if (!known || (direction !== 'asc' && direction !== 'desc')) {
    throw new RequestError(400, 'badOrder');
  }
  return direction;
}
