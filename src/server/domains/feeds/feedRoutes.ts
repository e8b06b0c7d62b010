import type { FastifyPluginAsync } from 'fastify';
import { isLanguage, type Language } from '../../../contract/languages';
import { parseId } from '../../../contract/parseId';
import type { Database } from '../../platform/database/tables';
import type { AppConfig } from '../../platform/settings/appDependencies';
import type { ArticleRepository } from '../articles/articleRepository';
import { publicOrigin } from '../../platform/http/publicOrigin';
import type { ReadSiteSettings } from '../../platform/website/siteSettingsCache';
import { createGameRepository } from '../games/gameRepository';
import { findLatestRecords } from '../records/latest/findLatestRecords';
import { buildAtomFeed } from './atomFeed';
import { buildRecordFeed } from './recordFeed';
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

const feedLength = 20;
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
      .type('application/atom+xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildAtomFeed(origin, language, items, (await readSite()).name));
  });

  const readRecords = async (language: Language, gameId?: number) =>
    findLatestRecords(database, {
      size: feedLength,
      language,
      ...(gameId === undefined ? {} : { gameId }),
    });

  app.get<{ Params: { language: string } }>('/:language/records.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const path = `/${language}/records.xml`;
    const [records, site] = await Promise.all([readRecords(language), readSite()]);
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('Cache-Control', cached)
      .send(buildRecordFeed({ origin, language, siteName: site.name, path, records }));
  });

  const games = createGameRepository(database);
  app.get<{ Params: { language: string; id: string } }>(
    '/:language/records-g:id.xml',
    async (request, reply) => {
      const { language } = request.params;
      const id = parseId(request.params.id);
      const game =
        isLanguage(language) && id !== undefined ? await games.find(id, language) : undefined;
      if (!isLanguage(language) || !game) return reply.callNotFound();
      const path = `/${language}/records-g${game.id}.xml`;
      const [records, site] = await Promise.all([readRecords(language, game.id), readSite()]);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('Cache-Control', cached)
        .send(buildRecordFeed({ origin, language, siteName: site.name, path, game, records }));
    },
  );

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
