import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fallbackLanguage, type Language } from '../contract/languages';
import type { StaticRouteName } from '../contract/pages';
import {
  buildArticlePath,
  buildMemberPath,
  buildPath,
  splitLanguagePrefix,
} from '../contract/routes';

export interface Route {
  /** The language of the URL. */
  language: Language;
  pathTo: (route: StaticRouteName) => string;
  articlePath: (article: { id: number; slug: string | null }) => string;
  memberPath: (slug: string) => string;
}

/** The URL's language, and the site's paths in that language. */
export function useRoute(): Route {
  const split = splitLanguagePrefix(useLocation().pathname);
  const language = split.kind === 'unprefixed' ? fallbackLanguage : split.language;
  return useMemo(
    () => ({
      language,
      pathTo: (route) => buildPath(language, route),
      articlePath: (article) => buildArticlePath(language, article),
      memberPath: (slug) => buildMemberPath(language, slug),
    }),
    [language],
  );
}
