import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../contract/limits';
import { paths } from '../../contract/paths';
import { ArticleCollection } from '../../contract/schemas/articles';
import { MemberCommentCollection, PublicMember } from '../../contract/schemas/comments';
import type { AppDependencies } from '../appDependencies';
import { buildCollection, queryValues, readPageRequest } from '../collection';
import { RequestError } from '../errors/requestError';
import { addJsonLd } from '../jsonLd/jsonLd';
import { addAbsolutePictures } from '../pictures/absolutePictures';
import { createMemberPageRepository } from './memberPageRepository';

const params = Type.Object({ slug: Type.String() });
const pageQuery = (size: number) =>
  Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.page, default: 1 })),
    itemsPerPage: Type.Optional(Type.Integer({ default: size })),
  });

/** Public profiles of members. */
export const memberPageRoutes: FastifyPluginAsyncTypebox<
  Pick<AppDependencies, 'clock' | 'config' | 'database'>
> = async (app, { clock, config, database }) => {
  const members = createMemberPageRepository(database, clock);
  // The routes parse and check parameters and query strings themselves; the schemas only document them.
  app.setValidatorCompiler(() => () => true);
  addJsonLd(app);
  addAbsolutePictures(app, config);

  app.get(
    '/api/members/:slug',
    {
      schema: {
        tags: ['members'],
        summary: 'A member’s page',
        params,
        response: { 200: PublicMember },
      },
    },
    async (request) => {
      const member = await members.find(request.params.slug, request.language);
      if (!member) throw new RequestError(404, 'memberNotFound');
      return member;
    },
  );

  app.get(
    '/api/members/:slug/articles',
    {
      schema: {
        tags: ['members'],
        summary: 'The published articles of a member, newest first',
        params,
        querystring: pageQuery(limits.memberArticlePageSize),
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const query = queryValues(request.query);
      const page = readPageRequest(query, limits.memberArticlePageSize);
      const found = await members.findArticles(slug, page, request.language);
      if (!found) throw new RequestError(404, 'memberNotFound');
      const path = paths.memberArticles(slug);
      return buildCollection({ path, context: 'Article', query, page, ...found });
    },
  );

  app.get(
    '/api/members/:slug/comments',
    {
      schema: {
        tags: ['members'],
        summary: 'A member’s comments, newest first',
        params,
        querystring: pageQuery(limits.commentPageSize),
        response: { 200: MemberCommentCollection },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const query = queryValues(request.query);
      const page = readPageRequest(query, limits.commentPageSize);
      const found = await members.findComments(slug, page, request.language);
      if (!found) throw new RequestError(404, 'memberNotFound');
      const path = paths.memberComments(slug);
      return buildCollection({ path, context: 'ArticleComment', query, page, ...found });
    },
  );
};
