import type { i18n as I18n, TypeOptions } from 'i18next';
import { site } from '../../config/site';
import { languages, languageTags, type Language } from '../../contract/languages';
import { isRouteName, pageEntry } from '../../contract/pages';
import { splitLanguagePrefix } from '../../contract/routes';
import { siteName } from '../../i18n/siteName';

type DescribedPage = keyof TypeOptions['resources']['descriptions'];

export interface PageDescription {
  /** Without the site's name. If omitted, the title is the site's name. */
  title?: string | undefined;
  description?: string | undefined;
  /** Its name in the table of pages, whose default description it has. */
  page?: DescribedPage | undefined;
  /** Path or URL of the picture for social networks. */
  image?: string | undefined;
  type?: 'website' | 'article' | undefined;
  /** Asks search engines to leave the page out. By default as the table of pages says of `page`. */
  noindex?: boolean | undefined;
  /** The languages the page is written in; all if omitted. */
  writtenIn?: readonly Language[] | undefined;
  /** The part of the query that belongs to the canonical URL, such as `?page=2`; other parameters only sort or filter. */
  query?: string | undefined;
}

interface Place {
  origin: string;
  pathname: string;
  language: Language;
}

/** An element of the head: the attributes that identify it, and its value. Without a value it is removed. */
export interface HeadTag {
  element: 'meta' | 'link';
  identity: Record<string, string>;
  attribute: 'content' | 'href';
  value: string | undefined;
}

const meta = (identity: Record<string, string>, value: string | undefined): HeadTag => ({
  element: 'meta',
  identity,
  attribute: 'content',
  value,
});

const link = (identity: Record<string, string>, value: string | undefined): HeadTag => ({
  element: 'link',
  identity,
  attribute: 'href',
  value,
});

function addressTags({ origin, pathname, language }: Place, page: PageDescription): HeadTag[] {
  const path = `/${splitLanguagePrefix(pathname).rest}${page.query ?? ''}`;
  const own = page.noindex ? undefined : `${origin}/${language}${path}`;
  const alternate = (hreflang: string, prefix: string, exists = true) => {
    const address = exists && !page.noindex ? `${origin}${prefix}${path}` : undefined;
    return link({ rel: 'alternate', hreflang }, address);
  };
  const isWrittenIn = (code: Language) => page.writtenIn?.includes(code) ?? true;
  return [
    link({ rel: 'canonical' }, own),
    meta({ property: 'og:url' }, own),
    ...languages.map((code) => alternate(languageTags[code], `/${code}`, isWrittenIn(code))),
    // Without a language prefix: the site picks the reader's language.
    alternate('x-default', ''),
  ];
}

/** The default picture: the server writes it into the document if one is configured. */
const usualImage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.dataset['usual'] ||
  site.socialImage;

function imageTags(path: string, { origin }: Place): HeadTag[] {
  const image = new URL(path, origin).href;
  // Type and size are known only for the picture the site was built with.
  const known = (value: string) => (path === site.socialImage ? value : undefined);
  return [
    meta({ property: 'og:image' }, image),
    meta({ property: 'og:image:type' }, known('image/jpeg')),
    meta({ property: 'og:image:width' }, known('1200')),
    meta({ property: 'og:image:height' }, known('630')),
    meta({ name: 'twitter:image' }, image),
  ];
}

/** Adds the page's default description; those texts are not loaded with the first screen. */
export async function describePage(
  page: PageDescription,
  i18n: I18n,
  language: Language,
): Promise<PageDescription> {
  if (page.page === undefined) return page;
  await i18n.loadNamespaces('descriptions');
  return { ...page, description: i18n.getFixedT(language, 'descriptions')(page.page) };
}

/** Whether search engines are asked to leave the page out: it says so, or the table of pages does. */
const isUnindexed = ({ noindex, page }: PageDescription): boolean =>
  noindex ?? (page !== undefined && !(isRouteName(page) && !pageEntry(page).unindexed));

/** The head's tags for a page, except its title. Tags that are the same on every page are part of the document. */
export function pageTags(described: PageDescription, place: Place): HeadTag[] {
  const page = { ...described, noindex: isUnindexed(described) };
  const title = page.title ?? siteName();
  return [
    meta({ name: 'description' }, page.description),
    meta({ name: 'robots' }, page.noindex ? 'noindex, nofollow' : 'index, follow'),
    meta({ property: 'og:title' }, title),
    meta({ property: 'og:description' }, page.description),
    meta({ property: 'og:type' }, page.type ?? 'website'),
    meta({ name: 'twitter:title' }, title),
    meta({ name: 'twitter:description' }, page.description),
    ...imageTags(page.image ?? usualImage(), place),
    ...addressTags(place, page),
  ];
}

const selector = ({ element, identity }: HeadTag) =>
  element +
  Object.entries(identity)
    .map(([name, value]) => `[${name}="${CSS.escape(value)}"]`)
    .join('');

/** Updates the head so that each tag exists exactly once. */
export function writeHead(tags: readonly HeadTag[]): void {
  for (const tag of tags) {
    const [first, ...surplus] = document.head.querySelectorAll(selector(tag));
    for (const element of surplus) element.remove();
    if (tag.value === undefined) {
      first?.remove();
      continue;
    }
    const element = first ?? document.head.appendChild(document.createElement(tag.element));
    for (const [name, value] of Object.entries(tag.identity)) element.setAttribute(name, value);
    element.setAttribute(tag.attribute, tag.value);
  }
}

/** Removes what the document tells search engines about the page it was sent for, once another page is shown. */
export function removeStructuredData({ origin, pathname }: Place): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');
  // As URLs, because one of them may be percent-encoded.
  const pathOf = (path: string) => new URL(path, origin).pathname;
  if (script && pathOf(script.dataset['path'] ?? '') !== pathOf(pathname)) script.remove();
}
