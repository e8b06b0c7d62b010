import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { Comment, CommentCollection } from '../../../contract/schemas/comments';
import { pageParams } from '../../../contract/schemas/parameters';
import { buildCollection, lastValue, readPageRequest } from '../../platform/http/collection';
import type { QueryValues } from '../../platform/http/collection';
import { RequestError } from '../../platform/errors/requestError';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../platform/plugins/parameterSchemas';
import { refuseUnknown } from './commentActions';
import type { CommentRepository } from './commentRepository';

const documentedQuery = Type.Object({
  ...pageParams(limits.commentPageSize),
  'order[createdAt]': Type.Optional(Type.String({ enum: ['asc', 'desc'], default: 'desc' })),
});
const listQuery = decodedParameters(documentedQuery, (values) => ({
  values,
  page: readPageRequest(values, limits.commentPageSize),
  direction: readDirection(values),
}));

/** Public routes to read comments. */
export const commentReadingRoutes: FastifyPluginAsyncTypebox<{
  comments: CommentRepository;
}> = async (app, { comments }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.articles}/:id/comments`,
    {
      schema: {
        tags: ['comments'],
        summary: 'List an article’s comments, newest first by default',
        params: idParams('articleNotFound'),
        querystring: listQuery,
        response: { 200: CommentCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { values: query, page, direction } = request.query;
      const reader = request.member?.id ?? null;
      const found = await comments.findPage(id, { page, direction, reader });
      if (!found) throw new RequestError(404, 'articleNotFound');
      const path = paths.articleComments(id);
      return buildCollection({ path, context: 'ArticleComment', query, page, ...found });
    },
  );

  app.get(
    `${paths.comments}/:id`,
    {
      schema: {
        tags: ['comments'],
        summary: 'Get a comment',
        params: idParams('commentNotFound'),
        response: { 200: Comment },
      },
    },
    async (request) =>
      (await comments.find(request.params.id, request.member?.id ?? null)) ?? refuseUnknown(),
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
