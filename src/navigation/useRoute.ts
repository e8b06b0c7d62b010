import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fallbackLanguage, type Language } from '../contract/languages';
import type { KeyedRouteName, StaticRouteName } from '../contract/pages';
import type { PlayerBoard } from '../contract/records/rankingBoards';
import {
  buildArticlePath,
  buildBoardPath,
  buildKeyedPath,
  buildMemberPath,
  buildPath,
  buildScorePath,
  buildSubmitPath,
  splitLanguagePrefix,
} from '../contract/routes';

export interface Route {
  /** The language of the URL. */
  language: Language;
  pathTo: (route: StaticRouteName) => string;
  articlePath: (article: { id: number; slug: string | null }) => string;
  memberPath: (slug: string) => string;
  /** Of a game, a group or a chart. */
  keyedPath: (route: KeyedRouteName, resource: { id: number; slug: string | null }) => string;
  boardPath: (board: PlayerBoard) => string;
  /** Of the sheet for the scores of a game. */
  submitPath: (gameId: number) => string;
  scorePath: (id: number) => string;
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
      keyedPath: (route, resource) => buildKeyedPath(language, route, resource),
      submitPath: (gameId) => buildSubmitPath(language, gameId),
      scorePath: (id) => buildScorePath(language, id),
      boardPath: (board) => buildBoardPath(language, board),
    }),
    [language],
  );
}
