import { useLocation } from 'react-router-dom';
import { matchPage, type MatchedPage } from '../contract/matchPage';
import { splitLanguagePrefix } from '../contract/routes';

/** The page of the URL; undefined for an unknown one. */
export function usePage(): MatchedPage | undefined {
  const { pathname } = useLocation();
  return matchPage(splitLanguagePrefix(pathname).rest);
}
