import {
  fallbackLanguage,
  languages,
  languageTags,
  type Language,
} from '../../../contract/languages';
import { isStaticRoute, pageEntry, routeNames } from '../../../contract/pages';
import { playerBoards } from '../../../contract/records/rankingBoards';
import { buildBoardPath, buildPath } from '../../../contract/routes';
import { escapeXml } from './xml';

/** A page as a sitemap lists it. */
export interface SitemapPage {
  /** The languages it is written in. */
  languages: readonly Language[];
  pathIn: (language: Language) => string;
  /** The time of its last change. */
  changed?: string | null;
}

const head = '<?xml version="1.0" encoding="utf-8"?>';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The index of the files of a sitemap. */
export function buildSitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `  <sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}

/** The sitemap of these pages in their languages, each with its alternates. */
export function buildSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return `${head}
<urlset ${namespaces}>
${pages.flatMap((page) => entries(origin, page)).join('')}</urlset>
`;
}

/** The pages that exist without a resource, and the rankings. */
export const staticSitemapPages: SitemapPage[] = [
  ...routeNames
    .filter(isStaticRoute)
    .filter((name) => !pageEntry(name).unindexed)
    .map((name) => (language: Language) => buildPath(language, name)),
  ...playerBoards.map((board) => (language: Language) => buildBoardPath(language, board)),
].map((pathIn) => ({ languages, pathIn }));

/** A URL for each language a page is written in. The alternate for other readers has no language: it redirects to theirs. */
function entries(origin: string, { languages: writtenIn, pathIn, changed }: SitemapPage): string[] {
  const address = (language: Language) => escapeXml(origin + pathIn(language));
  const alternate = (tag: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`;
  const unprefixed = pathIn(fallbackLanguage).slice(fallbackLanguage.length + 1);
  const alternates =
    writtenIn.map((language) => alternate(languageTags[language], address(language))).join('') +
    alternate('x-default', escapeXml(origin + unprefixed));
  const modified = changed ? `    <lastmod>${changed}</lastmod>\n` : '';
  return writtenIn.map(
    (language) =>
      `  <url>\n    <loc>${address(language)}</loc>\n${modified}${alternates}  </url>\n`,
  );
}
