import { languages } from '../../../contract/languages';
import type { KeyedRouteName } from '../../../contract/pages';
import { buildArticlePath, buildKeyedPath } from '../../../contract/routes';
import type { Database } from '../../platform/database/tables';
import type { ArticleRepository } from '../articles/articleRepository';
import {
  catalogueKinds,
  findCatalogueAddresses,
  findCatalogueRanges,
  type CatalogueKind,
} from '../games/catalogueAddresses';
import { staticSitemapPages, type SitemapPage } from './sitemap';

/** The number of ids per file. Each yields up to seven URLs with eight alternates each: far below the 50,000 URLs a sitemap may contain. */
const idsPerFile = 500;

/** The file of the static pages. */
const pagesFile = 'pages';

const routes = {
  games: 'GameDetail',
  groups: 'GroupDetail',
  charts: 'ChartDetail',
  series: 'SeriesDetail',
  platforms: 'PlatformDetail',
} as const satisfies Record<CatalogueKind, KeyedRouteName>;

const isKind = (text: string): text is CatalogueKind =>
  catalogueKinds.some((kind) => kind === text);

/**
 * The files of the sitemap by their names: the static pages, and ranges of ids of articles (`3`) and of the catalogue
 * (`charts-3`), which keep their files when others are added.
 */
export function createSitemapFiles(articles: ArticleRepository, database: Database) {
  const readArticles = async (number: number): Promise<SitemapPage[]> =>
    (await articles.findAddresses(number, idsPerFile)).map((article) => ({
      languages: article.languages,
      pathIn: (language) => buildArticlePath(language, article),
      changed: article.updatedAt,
    }));

  const readCatalogue = async (kind: CatalogueKind, number: number): Promise<SitemapPage[]> =>
    (await findCatalogueAddresses(database, kind, { number, size: idsPerFile })).map((address) => ({
      languages,
      pathIn: (language) => buildKeyedPath(language, routes[kind], address),
      changed: address.updatedAt,
    }));

  return {
    async findNames(): Promise<string[]> {
      const ofArticles = await articles.findAddressRanges(idsPerFile);
      const ofCatalogue = await Promise.all(
        catalogueKinds.map(async (kind) => {
          const ranges = await findCatalogueRanges(database, kind, idsPerFile);
          return ranges.map((number) => `${kind}-${number}`);
        }),
      );
      return [pagesFile, ...ofArticles.map(String), ...ofCatalogue.flat()];
    },

    /** The pages of a file; none for an unknown name. */
    async read(name: string): Promise<SitemapPage[]> {
      if (name === pagesFile) return staticSitemapPages;
      const [, kind, digits = ''] = /^(?:([a-z]+)-)?([1-9]\d{0,5})$/.exec(name) ?? [];
      const number = Number(digits);
      if (number === 0) return [];
      if (kind === undefined) return readArticles(number);
      return isKind(kind) ? readCatalogue(kind, number) : [];
    },
  };
}
