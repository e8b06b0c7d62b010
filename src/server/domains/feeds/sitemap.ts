import {
  fallbackLanguage,
  languages,
  languageTags,
  type Language,
} from '../../../contract/languages';
import { isStaticRoute, pageEntry, routeNames } from '../../../contract/pages';
import { buildArticlePath, buildPath } from '../../../contract/routes';
import type { ArticleAddress } from '../articles/articleAddresses';
import { escapeXml } from './xml';

/** The number of ids per file. An article yields seven URLs with eight alternates each: far below the 50,000 URLs a sitemap may contain. */
export const articlesPerSitemap = 500;

const head = '<?xml version="1.0" encoding="utf-8"?>';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The index of the static pages and of the ranges of articles, which keep their files when others are published. */
export function buildSitemapIndex(origin: string, ranges: readonly number[]): string {
  const entries = ['pages', ...ranges].map(
    (name) => `  <sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}

/** The sitemap of these articles in their languages, optionally preceded by the static pages in all; each with its alternates. */
export function buildSitemap(
  origin: string,
  articles: readonly ArticleAddress[],
  withPages: boolean,
): string {
  const pages = withPages
    ? indexedPages.flatMap((page) =>
        entries(origin, languages, (language) => buildPath(language, page)),
      )
    : [];
  const articleEntries = articles.flatMap((article) =>
    entries(
      origin,
      article.languages,
      (language) => buildArticlePath(language, article),
      article.updatedAt,
    ),
  );
  return `${head}
<urlset ${namespaces}>
${[...pages, ...articleEntries].join('')}</urlset>
`;
}

const indexedPages = routeNames.filter(isStaticRoute).filter((name) => !pageEntry(name).unindexed);

/** A URL for each language a page is written in. The alternate for other readers has no language: it redirects to theirs. */
function entries(
  origin: string,
  writtenIn: readonly Language[],
  pathIn: (language: Language) => string,
  changed?: string,
): string[] {
  const address = (language: Language) => escapeXml(origin + pathIn(language));
  const alternate = (tag: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`;
  const unprefixed = pathIn(fallbackLanguage).slice(fallbackLanguage.length + 1);
  const alternates =
    writtenIn.map((language) => alternate(languageTags[language], address(language))).join('') +
    alternate('x-default', escapeXml(origin + unprefixed));
  const modified = changed === undefined ? '' : `    <lastmod>${changed}</lastmod>\n`;
  return writtenIn.map(
    (language) =>
      `  <url>\n    <loc>${address(language)}</loc>\n${modified}${alternates}  </url>\n`,
  );
}
