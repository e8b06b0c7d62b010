import {
  fallbackLanguage,
  languages,
  languageTags,
  type Language,
} from '../../../contract/languages';
import { isStaticRoute, pageEntry, routeNames } from '../../../contract/pages';
import { buildArticlePath, buildPath } from '../../../contract/routes';
import type { ArticleSummary } from '../../../contract/schemas/articles';
import { escapeXml } from './xml';

/** An article yields seven URLs with eight alternates each, so this stays far below the 50,000 URLs a sitemap may contain. */
export const articlesPerSitemap = 500;

const head = '<?xml version="1.0" encoding="utf-8"?>';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function buildSitemapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) =>
      `  <sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}

/** The sitemap of these articles, optionally preceded by the static pages, each in every language with its alternates. */
export function buildSitemap(
  origin: string,
  articles: readonly ArticleSummary[],
  withPages: boolean,
): string {
  const pages = withPages
    ? indexedPages.flatMap((page) => entries(origin, (language) => buildPath(language, page)))
    : [];
  const articleEntries = articles.flatMap((article) =>
    entries(origin, (language) => buildArticlePath(language, article), article.updatedAt),
  );
  return `${head}
<urlset ${namespaces}>
${[...pages, ...articleEntries].join('')}</urlset>
`;
}

const indexedPages = routeNames.filter(isStaticRoute).filter((name) => !pageEntry(name).unindexed);

function entries(
  origin: string,
  pathIn: (language: Language) => string,
  changed?: string,
): string[] {
  const address = (language: Language) => escapeXml(origin + pathIn(language));
  const alternate = (tag: string, language: Language) =>
    `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address(language)}"/>\n`;
  const alternates =
    languages.map((language) => alternate(languageTags[language], language)).join('') +
    alternate('x-default', fallbackLanguage);
  const modified = changed === undefined ? '' : `    <lastmod>${changed}</lastmod>\n`;
  return languages.map(
    (language) =>
      `  <url>\n    <loc>${address(language)}</loc>\n${modified}${alternates}  </url>\n`,
  );
}
