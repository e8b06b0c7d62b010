import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import { Article, ArticleCollection } from '../../../contract/schemas/articles';
import { buildCollection } from '../../platform/http/collection';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { absolutePicturesPlugin } from '../../platform/pictures/absolutePictures';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import type { AppConfig } from '../../platform/settings/appDependencies';
import { RequestError } from '../../platform/errors/requestError';
import type { ArticleRepository } from './articleRepository';
import { articleIdParams, articleListQuery, relatedQuery } from './articleRouteSchemas';

export interface ArticleRoutesOptions {
  articles: ArticleRepository;
  config: AppConfig;
}

/** Public article routes: the list, an article, and its related articles. */
export const articleRoutes: FastifyPluginAsyncTypebox<ArticleRoutesOptions> = async (
  app,
  { articles, config },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  await app.register(absolutePicturesPlugin, { config });

  app.get(
    paths.articles,
    {
      config: { responseCache: true },
      schema: {
        ...describe('List articles'),
        querystring: articleListQuery,
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const { values: query, ...articleFilters } = request.query;
      const { total, items } = await articles.findPage(articleFilters, request.language);
      return buildCollection({
        path: paths.articles,
        context: 'Article',
        query,
        page: articleFilters.page,
        total,
        items,
      });
    },
  );

  app.get(
    `${paths.articles}/:id`,
    {
      schema: {
        ...describe('Get an article'),
        params: articleIdParams,
        response: { 200: Article },
      },
    },
    async (request, reply) => {
      const article = await articles.find(request.params.id, request.language);
      if (!article) throw new RequestError(404, 'articleNotFound');
      request.viewedArticle = article.id;
      void reply.header('Content-Language', languageTags[article.locale]);
      return article;
    },
  );

  app.get(
    `${paths.articles}/:id/related`,
    {
      schema: {
        ...describe('List related articles'),
        params: articleIdParams,
        querystring: relatedQuery,
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { values: query, page } = request.query;
      const items = await articles.findRelated(id, request.language, page.itemsPerPage);
      if (!items) throw new RequestError(404, 'articleNotFound');
      return buildCollection({
        path: paths.relatedArticles(id),
        context: 'Article',
        query,
        page,
        total: items.length,
        items,
      });
    },
  );
};

function describe(summary: string) {
  return { tags: ['articles'], summary };
}
