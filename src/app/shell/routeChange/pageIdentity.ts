import { matchPage } from '../../../contract/matchPage';
import { splitLanguagePrefix } from '../../../contract/routes';

/** Identifies the page of a pathname. A change of language or of a slug is not a new page. */
export function pageIdentity(pathname: string): string {
  const { rest } = splitLanguagePrefix(pathname);
  const page = matchPage(rest);
  return page?.id === undefined ? rest : `${page.route} ${page.id}`;
}
