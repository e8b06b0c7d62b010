import { documentTitle, site } from '../../../config/site';
import { languageTags, type Language } from '../../../contract/languages';
import { escapeHtml, tag } from '../../platform/texts/htmlText';
import type { SiteSettings } from '../../../contract/siteSettings';
import { serverTexts } from '../../platform/texts/serverTexts';
import type { PageMetadata } from './pageMetadata';

/** The site's configured name and metadata. */
export type SiteIdentity = Pick<SiteSettings, 'name' | 'keywords' | 'socialImage'>;

/** Open Graph locales have a territory: if the tag has none, the one with most speakers. */
function openGraphLocale(language: Language): string {
  const { language: spoken, region } = new Intl.Locale(languageTags[language]).maximize();
  return `${spoken}_${region}`;
}

const property = (name: string, content: string | undefined) =>
  content === undefined ? '' : tag('meta', { property: name, content });
const named = (name: string, content: string) => tag('meta', { name, content });

/** The picture of a shared link: the article's own, else the site's. */
function socialPicture(page: PageMetadata, origin: string, usual: string) {
  const widest = page.article?.pictureSources.toSorted((a, b) => b.width - a.width)[0]?.url;
  const own = widest ?? page.article?.picture ?? undefined;
  const chosen = own ?? (usual === site.socialImage ? undefined : usual);
  if (chosen !== undefined) return { url: new URL(chosen, origin).href, size: [] };
  return {
    url: `${origin}${site.socialImage}`,
    size: [
      property('og:image:type', 'image/jpeg'),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
    ],
  };
}

/** The configured default picture, for client-side navigation, if it differs from the one built in. */
const usualPicture = ({ socialImage }: SiteIdentity) =>
  socialImage === site.socialImage ? {} : { 'data-usual': socialImage };

/** Links to the feed of the latest records, and on the page of a game or a player to their own. */
function recordFeeds(
  { subject, member }: PageMetadata,
  language: Language,
  siteName: string,
): string[] {
  const { records, scores } = serverTexts[language].feed;
  const link = (title: string, href: string) =>
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href });
  return [
    link(`${records} | ${siteName}`, `/${language}/records.xml`),
    subject?.body['@type'] === 'Game'
      ? link(`${records} – ${subject.title}`, `/${language}/records-g${subject.id}.xml`)
      : '',
    member && member.player !== null && !member.disabled && !member.private.includes('feed')
      ? link(`${scores} – ${member.username}`, `/${language}/scores-p${member.player}.xml`)
      : '',
  ];
}

/** Title, description, canonical URL, alternates in other languages, and social network cards. */
export function headTags(
  page: PageMetadata,
  language: Language,
  origin: string,
  identity: SiteIdentity,
): string {
  const title = documentTitle(page.title, identity.name);
  // A page that must not be listed has no canonical URL and no alternates.
  const address = page.indexed && page.path !== undefined ? `${origin}${page.path}` : undefined;
  const alternates = page.indexed ? page.alternates : [];
  const picture = socialPicture(page, origin, identity.socialImage);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    named('keywords', identity.keywords),
    named('author', identity.name),
    named('theme-color', site.themeColor),
    named('robots', page.indexed ? 'index, follow' : 'noindex, nofollow'),
    address === undefined ? '' : tag('link', { rel: 'canonical', href: address }),
    ...alternates.map(({ hreflang, path }) =>
      tag('link', { rel: 'alternate', hreflang, href: `${origin}${path}` }),
    ),
    tag('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: identity.name,
      href: `/${language}/feed.xml`,
    }),
    ...recordFeeds(page, language, identity.name),
    property('og:site_name', identity.name),
    property('og:type', page.article ? 'article' : 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:locale', openGraphLocale(language)),
    tag('meta', { property: 'og:image', content: picture.url, ...usualPicture(identity) }),
    ...picture.size,
    property('article:published_time', page.article?.publishedAt ?? undefined),
    property('article:modified_time', page.article?.updatedAt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:site', site.twitterHandle),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
    named('twitter:image', picture.url),
  ];
  return tags.filter((line) => line !== '').join('\n    ');
}
