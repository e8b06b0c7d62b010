import { languageTags, type Language } from '../../../contract/languages';
import { buildArticlePath } from '../../../contract/routes';
import type { ArticleSummary } from '../../../contract/schemas/articles';
import { fillText } from '../../platform/texts/fillText';
import { serverTexts } from '../../platform/texts/serverTexts';
import { escapeXml } from './xml';

/** The newest articles as an Atom feed (RFC 4287) in the reader's language. */
export function buildAtomFeed(
  origin: string,
  language: Language,
  articles: readonly ArticleSummary[],
  siteName: string,
): string {
  const { title, description } = serverTexts[language].feed;
  const address = `${origin}/${language}/feed.xml`;
  const updated = articles
    .map((article) => article.updatedAt)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">
  <id>${escapeXml(address)}</id>
  <title>${escapeXml(`${title} | ${siteName}`)}</title>
  <subtitle>${escapeXml(fillText(description, { site: siteName }))}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(`${origin}/${language}/`)}"/>
  <author><name>${escapeXml(siteName)}</name></author>
  <updated>${updated ?? '1970-01-01T00:00:00.000Z'}</updated>
${articles.map((article) => buildEntry(origin, language, article)).join('')}</feed>
`;
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
    <id>${address}</id>
    <title xml:lang="${languageTags[article.locale]}">${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${article.publishedAt ?? article.createdAt}</published>
    <updated>${article.updatedAt}</updated>${author}${category}${summary}
  </entry>
`;
}
