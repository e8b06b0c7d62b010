import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { ArticleCollection } from '../../../contract/schemas/articles';
import { MemberCommentCollection, PublicMember } from '../../../contract/schemas/comments';
import { pageParams } from '../../../contract/schemas/parameters';
import type { PlatformServices } from '../../platform/services';
import { buildCollection, readPageRequest } from '../../platform/http/collection';
import { RequestError } from '../../platform/errors/requestError';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  parameterValidatorCompiler,
} from '../../platform/plugins/parameterSchemas';
import { absolutePicturesPlugin } from '../../platform/pictures/absolutePictures';
import { createMemberPageRepository } from './memberPageRepository';

const params = Type.Object({ slug: Type.String() });
const pageQuery = (size: number) =>
  decodedParameters(Type.Object(pageParams(size)), (values) => ({
    values,
    page: readPageRequest(values, size),
  }));

/** Public profiles of members. */
export const memberPageRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'config' | 'database'>
> = async (app, { clock, config, database }) => {
  const members = createMemberPageRepository(database, clock);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  await app.register(absolutePicturesPlugin, { config });

  app.get(
    '/api/members/:slug',
    {
      schema: {
        tags: ['members'],
        summary: 'Get a member’s public profile',
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
        summary: 'List a member’s published articles, newest first',
        params,
        querystring: pageQuery(limits.memberArticlePageSize),
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const { values: query, page } = request.query;
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
        summary: 'List a member’s comments, newest first',
        params,
        querystring: pageQuery(limits.commentPageSize),
        response: { 200: MemberCommentCollection },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const { values: query, page } = request.query;
      const found = await members.findComments(slug, page, request.language);
      if (!found) throw new RequestError(404, 'memberNotFound');
      const path = paths.memberComments(slug);
      return buildCollection({ path, context: 'ArticleComment', query, page, ...found });
    },
  );
};
