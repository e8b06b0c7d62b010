import { languageTags, languages, type Language } from '../../../contract/languages';
import { pages, pageEntry } from '../../../contract/pages';
import { buildArticlePath, buildMemberPath } from '../../../contract/routes';
import type { RouteName } from '../../../contract/pages';
import type { Article } from '../../../contract/schemas/articles';
import { fillText } from '../../platform/texts/fillText';
import { serverTexts } from '../../platform/texts/serverTexts';

/** Metadata for search engines and social networks, also shown for pages that are not printed. */
export interface PageMetadata {
  title: string;
  description: string;
  indexed: boolean;
  /** Paths of the page and of its alternates in the languages it exists in; none if the page does not exist. */
  path?: string;
  alternates: { hreflang: string; path: string }[];
  article?: Article;
}

export interface DescribedPage {
  language: Language;
  siteName: string;
  /** Undefined for an unknown URL. */
  route: RouteName | undefined;
  article?: Article | undefined;
  memberSlug?: string | undefined;
  /** The page number of a list, if it is not the first. */
  listPage?: string | undefined;
  /** Replaces the default description. */
  description?: string | undefined;
}

export function describePage({
  language,
  siteName,
  route,
  article,
  memberSlug,
  listPage,
  description,
}: DescribedPage): PageMetadata {
  const { metadata, descriptions } = serverTexts[language];
  const page = route ?? 'NotFound';
  const texts = {
    title: metadata[page],
    description: fillText(descriptions[page], { site: siteName }),
  };
  if (route === undefined) return { ...texts, indexed: false, alternates: [] };
  const query = listPage === undefined ? '' : `?page=${listPage}`;
  const pathIn = (other: Language) => {
    if (article) return buildArticlePath(other, article);
    if (memberSlug !== undefined) return buildMemberPath(other, memberSlug);
    return `/${other}/${pages[route].path.replace('/*', '')}${query}`;
  };
  const path = pathIn(language);
  return {
    title: article?.title || texts.title,
    description: article?.excerpt || description || texts.description,
    indexed: !pageEntry(route).unindexed,
    path,
    alternates: [
      ...(article?.availableLocales ?? languages).map((other) => ({
        hreflang: languageTags[other],
        path: pathIn(other),
      })),
      // Without a language, the server redirects to the reader's own.
      { hreflang: 'x-default', path: path.slice(language.length + 1) },
    ],
    ...(article ? { article } : {}),
  };
}
