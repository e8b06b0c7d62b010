import { isLanguage, matchLanguage, type Language } from './languages';
import { pages, type KeyedRouteName, type StaticRouteName } from './pages';
import type { PlayerBoard } from './records/rankingBoards';

export function buildPath(language: Language, route: StaticRouteName): string {
  return `/${language}/${pages[route].path.replace('/*', '')}`;
}

/** The path of an article, a game, a group or a chart. */
export function buildKeyedPath(
  language: Language,
  route: KeyedRouteName,
  { id, slug }: { id: number; slug: string | null },
): string {
  const { mark } = pages[route];
  return `/${language}/${slug || mark.replace(/-.$/, '')}-${mark}${id}`;
}

export const buildArticlePath = (
  language: Language,
  article: { id: number; slug: string | null },
): string => buildKeyedPath(language, 'ArticleDetail', article);

export function buildMemberPath(language: Language, slug: string): string {
  return `/${language}/members/${encodeURIComponent(slug)}`;
}

export function buildSubmitPath(language: Language, gameId: number): string {
  return `/${language}/submit/${gameId}`;
}

export function buildScorePath(language: Language, scoreId: number): string {
  return `/${language}/score/${scoreId}`;
}

export function buildBoardPath(language: Language, board: PlayerBoard): string {
  return `/${language}/rankings/${board}`;
}

export type SplitPath =
  | { kind: 'prefixed'; language: Language; rest: string }
  | { kind: 'otherCase'; language: Language; rest: string }
  | { kind: 'unprefixed'; rest: string };

/** Splits the language prefix from a path; `rest` has no leading slash. `/pt-BR/faq` is `otherCase`. */
export function splitLanguagePrefix(path: string): SplitPath {
  const [first = '', ...others] = path.replace(/^\/+/, '').split('/');
  const rest = others.join('/');
  if (isLanguage(first)) return { kind: 'prefixed', language: first, rest };
  const language = first.toLowerCase();
  if (isLanguage(language) && matchLanguage(first)) return { kind: 'otherCase', language, rest };
  return { kind: 'unprefixed', rest: path.replace(/^\/+/, '') };
}
