import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
const moved = Type.Null({
  description: 'A former name of the member, within a year: `Location` has the present address.',
});
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

  /** Redirects from a former name, with the rest of the address. Not for good: the name is free again some day. */
  const redirectOrRefuse = async (request: FastifyRequest, reply: FastifyReply, slug: string) => {
    const moved = await members.findMoved(slug);
    if (moved === undefined) throw new RequestError(404, 'memberNotFound');
    const rest = request.url.slice(paths.publicMember(slug).length);
    return reply.redirect(`${paths.publicMember(moved)}${rest}`, 302);
  };
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
        response: { 200: PublicMember, 302: moved },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const member = await members.find(slug, request.language);
      return member ?? redirectOrRefuse(request, reply, slug);
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
        response: { 200: ArticleCollection, 302: moved },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const { values: query, page } = request.query;
      const found = await members.findArticles(slug, page, request.language);
      if (!found) return redirectOrRefuse(request, reply, slug);
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
        response: { 200: MemberCommentCollection, 302: moved },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const { values: query, page } = request.query;
      const found = await members.findComments(slug, page, request.language);
      if (!found) return redirectOrRefuse(request, reply, slug);
      const path = paths.memberComments(slug);
      return buildCollection({ path, context: 'ArticleComment', query, page, ...found });
    },
  );
};
