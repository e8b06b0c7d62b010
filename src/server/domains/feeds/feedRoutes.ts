import type { FastifyPluginAsync } from 'fastify';
import { isLanguage } from '../../../contract/languages';
import type { AppConfig } from '../../platform/settings/appDependencies';
import type { ArticleRepository } from '../articles/articleRepository';
import { publicOrigin } from '../../platform/http/publicOrigin';
import type { ReadSiteSettings } from '../../platform/website/siteSettingsCache';
import { buildAtomFeed } from './atomFeed';
import { articlesPerSitemap, buildSitemap, buildSitemapIndex } from './sitemap';

/** Pages are excluded by `noindex`, not here: a crawler must be able to fetch a page to see it. */
function buildRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/docs', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

export interface FeedRoutesOptions {
  config: Pick<AppConfig, 'port' | 'publicUrl'>;
  articles: ArticleRepository;
  readSite: ReadSiteSettings;
}

const feedLength = 20;
const cached = 'public, max-age=600';

/** Atom feeds for news readers, sitemaps for search engines. */
export const feedRoutes: FastifyPluginAsync<FeedRoutesOptions> = async (
  app,
  { config, articles, readSite },
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
      .type('application/atom+xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildAtomFeed(origin, language, items, (await readSite()).name));
  });

  const ofRange = async (number: number) => articles.findAddresses(number, articlesPerSitemap);

  app.get('/sitemap.xml', async (_request, reply) => {
    const ranges = await articles.findAddressRanges(articlesPerSitemap);
    const [only] = ranges;
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(
        ranges.length > 1
          ? buildSitemapIndex(origin, ranges)
          : buildSitemap(origin, only === undefined ? [] : await ofRange(only), true),
      );
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const { name } = request.params;
    const withPages = name === 'pages';
    const items = /^[1-9]\d{0,5}$/.test(name) ? await ofRange(Number(name)) : [];
    if (items.length === 0 && !withPages) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildSitemap(origin, items, withPages));
  });
};

const newest = {
  order: { field: 'publishedAt', direction: 'desc' },
  status: 'PUBLISHED',
} as const;
