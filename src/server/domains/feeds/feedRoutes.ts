import type { FastifyPluginAsync } from 'fastify';
import { isLanguage } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';
import type { AppConfig } from '../../platform/settings/appDependencies';
import type { ArticleRepository } from '../articles/articleRepository';
import { publicOrigin } from '../../platform/http/publicOrigin';
import type { ReadSiteSettings } from '../../platform/website/siteSettingsCache';
import { buildAtomFeed, feedLength, feedType } from './atomFeed';
import { recordFeedRoutes } from './recordFeedRoutes';
import { buildSitemap, buildSitemapIndex } from './sitemap';
import { createSitemapFiles } from './sitemapFiles';

/** Pages are excluded by `noindex`, not here: a crawler must be able to fetch a page to see it. */
function buildRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/docs', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

export interface FeedRoutesOptions {
  config: Pick<AppConfig, 'port' | 'publicUrl'>;
  articles: ArticleRepository;
  database: Database;
  readSite: ReadSiteSettings;
}

const cached = 'public, max-age=600';

/** Atom feeds for news readers, sitemaps for search engines. */
export const feedRoutes: FastifyPluginAsync<FeedRoutesOptions> = async (
  app,
  { config, articles, database, readSite },
) => {
  const origin = publicOrigin(config);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildRobots(origin)),
  );

  app.get<{ Params: { language: string } }>('/:language/feed.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const query = { page: { page: 1, itemsPerPage: feedLength }, ...newest };
    const { items } = await articles.findPage(query, language);
    return reply
      .type(feedType)
      .header('Cache-Control', cached)
      .send(buildAtomFeed(origin, language, items, (await readSite()).name));
  });

  await app.register(recordFeedRoutes, { origin, database, readSite });

  const files = createSitemapFiles(articles, database);

  app.get('/sitemap.xml', async (_request, reply) => {
    const names = await files.findNames();
    // The static pages, and the only range there is.
    const small = names.length <= 2;
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(
        small
          ? buildSitemap(origin, (await Promise.all(names.map(files.read))).flat())
          : buildSitemapIndex(origin, names),
      );
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const pages = await files.read(request.params.name);
    if (pages.length === 0) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildSitemap(origin, pages));
  });
};

const newest = {
  order: { field: 'publishedAt', direction: 'desc' },
  status: 'PUBLISHED',
} as const;
