import { site } from '../../../config/site';
import { languageTags, type Language } from '../../../contract/languages';
import { buildArticlePath } from '../../../contract/routes';
import type { ArticleSummary } from '../../../contract/schemas/articles';
import { fillText } from '../../platform/texts/fillText';
import { serverTexts } from '../../platform/texts/serverTexts';
import { escapeXml } from './xml';

/** How many entries a feed has at most. */
export const feedLength = 20;

export const feedType = 'application/atom+xml; charset=utf-8';

interface Feed {
  origin: string;
  language: Language;
  siteName: string;
  /** Its path, and that of the page with the same content. */
  path: string;
  pagePath: string;
  title: string;
  description: string;
  /** Of its entries; they are XML. */
  updates: readonly string[];
  entries: readonly string[];
}

/** An id that stays when an address changes (RFC 4287, 4.2.6); `name` is XML. */
export const feedId = (name: string) => `tag:${site.tagAuthority}:${name}`;

/** An Atom feed (RFC 4287). */
export function buildFeed(feed: Feed): string {
  const { origin, language, siteName, updates, entries } = feed;
  const address = escapeXml(origin + feed.path);
  const updated = updates.toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">
  <id>${feedId(escapeXml(feed.path.slice(1)))}</id>
  <title>${escapeXml(`${feed.title} | ${siteName}`)}</title>
  <subtitle>${escapeXml(fillText(feed.description, { site: siteName }))}</subtitle>
  <link rel="self" type="application/atom+xml" href="${address}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(origin + feed.pagePath)}"/>
  <author><name>${escapeXml(siteName)}</name></author>
  <updated>${updated}</updated>
${entries.join('')}</feed>
`;
}

/** The newest articles as a feed in the reader's language. */
export function buildAtomFeed(
  origin: string,
  language: Language,
  articles: readonly ArticleSummary[],
  siteName: string,
): string {
  const { title, description } = serverTexts[language].feed;
  return buildFeed({
    origin,
    language,
    siteName,
    path: `/${language}/feed.xml`,
    pagePath: `/${language}/`,
    title,
    description,
    updates: articles.map(({ updatedAt }) => updatedAt),
    entries: articles.map((article) => buildEntry(origin, language, article)),
  });
}

function buildEntry(origin: string, language: Language, article: ArticleSummary): string {
  const address = escapeXml(origin + buildArticlePath(language, article));
  const author = article.author
    ? `\n    <author><name>${escapeXml(article.author.username)}</name></author>`
    : '';
  const category = article.category
    ? `\n    <category term="${escapeXml(article.category)}"/>`
    : '';
  const summary = article.excerpt
    ? `\n    <summary xml:lang="${languageTags[article.locale]}">${escapeXml(article.excerpt)}</summary>`
    : '';
  return `  <entry>
    <id>${feedId(`${language}/article/${article.id}`)}</id>
    <title xml:lang="${languageTags[article.locale]}">${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${article.publishedAt ?? article.createdAt}</published>
    <updated>${article.updatedAt}</updated>${author}${category}${summary}
  </entry>
`;
}
