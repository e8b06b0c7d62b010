import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../contract/languages';
import { limits } from '../../contract/limits';
import { paths } from '../../contract/paths';
import { Article, ArticleCollection } from '../../contract/schemas/articles';
import { buildCollection, lastValue, queryValues, readPageRequest } from '../collection';
import type { ResponseCache } from '../plugins/responseCache';
import { addAbsolutePictures } from '../pictures/absolutePictures';
import { addJsonLd } from '../jsonLd/jsonLd';
import type { AppConfig } from '../appDependencies';
import { RequestError } from '../errors/requestError';
import { readArticleQuery } from './articleQuery';
import type { ArticleRepository } from './articleRepository';
import {
  articleIdParams,
  articleListQuery,
  readArticleId,
  relatedQuery,
} from './articleRouteSchemas';

export interface ArticleRoutesOptions {
  articles: ArticleRepository;
  memory: ResponseCache;
  config: AppConfig;
}

/** Public article routes: the list, an article, and its related articles. */
export const articleRoutes: FastifyPluginAsyncTypebox<ArticleRoutesOptions> = async (
  app,
  { articles, memory, config },
) => {
  // The routes parse and check parameters and query strings themselves; the schemas only document them.
  app.setValidatorCompiler(() => () => true);
  addJsonLd(app);
  addAbsolutePictures(app, config);

  app.get(
    paths.articles,
    {
      ...memory.hooks,
      schema: {
        ...describe('A page of articles'),
        querystring: articleListQuery,
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const query = queryValues(request.query);
      const articleQuery = readArticleQuery(query);
      const { total, items } = await articles.findPage(articleQuery, request.language);
      return buildCollection({
        path: paths.articles,
        context: 'Article',
        query,
        page: articleQuery.page,
        total,
        items,
      });
    },
  );

  app.get(
    `${paths.articles}/:id`,
    {
      schema: {
        ...describe('One article with its text'),
        params: articleIdParams,
        response: { 200: Article },
      },
    },
    async (request, reply) => {
      const article = await articles.find(readArticleId(request.params), request.language);
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
        ...describe('Other articles a reader of this one may like'),
        params: articleIdParams,
        querystring: relatedQuery,
        response: { 200: ArticleCollection },
      },
    },
    async (request) => {
      const id = readArticleId(request.params);
      const query = queryValues(request.query);
      const page = readPageRequest(
        { itemsPerPage: lastValue(query, 'itemsPerPage') },
        limits.relatedArticles,
      );
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
