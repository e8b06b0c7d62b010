import { languageTags, languages, type Language } from '../../../contract/languages';
import type { MatchedPage } from '../../../contract/matchPage';
import { isKeyedRoute, pages, pageEntry } from '../../../contract/pages';
import { buildKeyedPath } from '../../../contract/routes';
import type { Article } from '../../../contract/schemas/articles';
import type { PublicMember } from '../../../contract/schemas/comments';
import { isPlayerBoard } from '../../../contract/records/rankingBoards';
import { fillText } from '../../platform/texts/fillText';
import type { PageSubject } from './pageSubject';
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
  subject?: PageSubject;
  member?: PublicMember;
}

export interface DescribedPage {
  language: Language;
  siteName: string;
  /** Undefined for an unknown URL. */
  page: MatchedPage | undefined;
  article?: Article | undefined;
  /** The game, group or chart of the page. */
  subject?: PageSubject | undefined;
  /** The member of a member's page. */
  member?: PublicMember | undefined;
  /** The page number of a list, if it is not the first. */
  listPage?: string | undefined;
  /** Replaces the default description. */
  description?: string | undefined;
}

/** The address of a page in a language; the proper one if what it shows is known. */
function pathIn(
  language: Language,
  { route, params }: MatchedPage,
  shown: { id: number; slug: string | null } | undefined,
): string {
  if (isKeyedRoute(route) && shown) return buildKeyedPath(language, route, shown);
  const path = pages[route].path
    .replace('/*', '')
    .replace(/:(\w+)/, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  return `/${language}/${path}`;
}

export function describePage({
  language,
  siteName,
  page,
  article,
  subject,
  member,
  listPage,
  description,
}: DescribedPage): PageMetadata {
  const { metadata, descriptions, boards } = serverTexts[language];
  const board = page?.params['board'] ?? '';
  const name = page?.route ?? 'NotFound';
  const texts = {
    title:
      subject?.title ??
      (isPlayerBoard(board) ? `${boards[board]} – ${metadata[name]}` : metadata[name]),
    description: fillText(descriptions[name], { site: siteName, ...subject?.names }),
  };
  if (!page) return { ...texts, indexed: false, alternates: [] };
  const query = listPage === undefined ? '' : `?page=${listPage}`;
  const addressIn = (other: Language) => pathIn(other, page, article ?? subject) + query;
  const path = addressIn(language);
  return {
    title: article?.title || texts.title,
    description: article?.excerpt || description || texts.description,
    indexed: !pageEntry(page.route).unindexed,
    path,
    alternates: [
      ...(article?.availableLocales ?? languages).map((other) => ({
        hreflang: languageTags[other],
        path: addressIn(other),
      })),
      // Without a language, the server redirects to the reader's own.
      { hreflang: 'x-default', path: path.slice(language.length + 1) },
    ],
    ...(article ? { article } : {}),
    ...(subject ? { subject } : {}),
    ...(member ? { member } : {}),
  };
}
