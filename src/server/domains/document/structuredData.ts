import { languageTags, type Language } from '../../../contract/languages';
import type { RouteName } from '../../../contract/pages';
import { buildKeyedPath, buildMemberPath, buildPath } from '../../../contract/routes';
import type { Article } from '../../../contract/schemas/articles';
import type { Game } from '../../../contract/schemas/games';
import type { PublicMember } from '../../../contract/schemas/comments';
import { serverTexts } from '../../platform/texts/serverTexts';
import type { PageMetadata } from './pageMetadata';

/** A node of a JSON-LD graph. */
export type JsonLdNode = { '@type': string } & Record<string, unknown>;

export interface StructuredPage {
  page: PageMetadata;
  language: Language;
  route: RouteName | undefined;
  origin: string;
  /** The site's name. */
  siteName: string;
  /** The picture of pages without one of their own. */
  socialImage: string;
}

/**
 * What search engines are told about a page, in the terms of schema.org; nothing for pages that do not exist. Required and
 * recommended properties: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function structuredData(described: StructuredPage): JsonLdNode[] {
  const { page, route } = described;
  const { member } = page;
  if (page.path === undefined || route === undefined) return [];
  const nodes = [organization(described)];
  if (route === 'Home') return [...nodes, website(described)];
  if (page.article) nodes.push(article(described, page.article));
  if (member && !member.disabled) nodes.push(profile(described, member));
  if (page.subject?.body['@type'] === 'Game') nodes.push(game(described, page.subject.body));
  return [...nodes, breadcrumbs(described)];
}

const organizationId = (origin: string) => `${origin}/#organization`;

const organization = ({ origin, siteName }: StructuredPage): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: siteName,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
});

function website({ origin, language, siteName }: StructuredPage): JsonLdNode {
  const search = `${origin}${buildPath(language, 'ArticleList')}?search={search_term_string}`;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteName,
    url: `${origin}${buildPath(language, 'Home')}`,
    inLanguage: languageTags[language],
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article(
  { origin, language, page, socialImage }: StructuredPage,
  { title, excerpt, pictureSources, picture, author, ...facts }: Article,
): JsonLdNode {
  const own = pictureSources.map(({ url }) => url);
  const pictures = own.length > 0 ? own : [picture ?? socialImage];
  const publisher = { '@id': organizationId(origin) };
  return {
    '@type': 'Article',
    headline: title,
    ...(excerpt ? { description: excerpt } : {}),
    image: pictures.map((url) => new URL(url, origin).href),
    ...(facts.publishedAt ? { datePublished: facts.publishedAt } : {}),
    dateModified: facts.updatedAt,
    inLanguage: languageTags[facts.locale],
    author: author
      ? {
          '@type': 'Person',
          name: author.username,
          url: `${origin}${buildMemberPath(language, author.slug)}`,
        }
      : publisher,
    publisher,
    mainEntityOfPage: `${origin}${page.path}`,
    commentCount: facts.nbComment,
  };
}

const profile = ({ origin, page }: StructuredPage, member: PublicMember): JsonLdNode => ({
  '@type': 'ProfilePage',
  dateCreated: member.memberSince,
  mainEntity: {
    '@type': 'Person',
    identifier: String(member.id),
    name: member.username,
    url: `${origin}${page.path}`,
  },
});

const game = (
  { origin, language, page }: StructuredPage,
  { name, locale, platforms, pictureSources }: Game,
): JsonLdNode => ({
  '@type': 'VideoGame',
  name,
  inLanguage: languageTags[locale],
  url: `${origin}${page.path ?? buildPath(language, 'GameList')}`,
  ...(platforms.length > 0 ? { gamePlatform: platforms.map((platform) => platform.name) } : {}),
  ...(pictureSources.length > 0
    ? { image: pictureSources.map(({ url }) => new URL(url, origin).href) }
    : {}),
});

/** The pages between Home and this one. */
function pagesAbove({ language, route, page }: StructuredPage): { name: string; path: string }[] {
  const { metadata } = serverTexts[language];
  const list = (name: 'ArticleList' | 'GameList') => ({
    name: metadata[name],
    path: buildPath(language, name),
  });
  const body = page.subject?.body;
  if (route === 'ArticleDetail') return [list('ArticleList')];
  if (!body) return [];
  const below = [list('GameList')];
  if (!('game' in body)) return below;
  const { game: above } = body;
  below.push({ name: above.name, path: buildKeyedPath(language, 'GameDetail', above) });
  if (body['@type'] === 'Group') return below;
  const { group } = body;
  below.push({ name: group.name, path: buildKeyedPath(language, 'GroupDetail', group) });
  if (body['@type'] === 'Chart') return below;
  const { chart } = body;
  return [...below, { name: chart.name, path: buildKeyedPath(language, 'ChartDetail', chart) }];
}

function nameOf({ subject, title }: PageMetadata): string {
  return subject && 'name' in subject.body ? subject.body.name : title;
}

/** The trail from Home: an article is below the list, a chart below its group and game, every other page below Home. */
function breadcrumbs(described: StructuredPage): JsonLdNode {
  const { origin, language, page } = described;
  const { crumbs } = serverTexts[language];
  const trail = [
    { name: crumbs.Home, path: buildPath(language, 'Home') },
    ...pagesAbove(described),
    { name: page.member?.username ?? nameOf(page), path: page.path ?? '' },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
