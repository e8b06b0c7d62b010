import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { parseArticleKey, splitLanguagePrefix } from '../../contract/routes';
import { routeChanged } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { shownRoute } from '../shownRoute';
import { contentId } from './SkipLink';

/** Puts the focus on the page's heading, or on its content while there is no heading yet. */
function focusPage(): void {
  const content = document.getElementById(contentId);
  // A page may begin in a field.
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea') && content?.contains(activeElement)) return;
  const heading = content?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}

/** What an address shows, whatever its language and however its article is worded: neither of these is a move. */
function placeOf(pathname: string): string {
  const { rest } = splitLanguagePrefix(pathname);
  const article = parseArticleKey(rest);
  return article?.kind === 'article' ? `article ${article.id}` : rest;
}

/** Tells the store of the screen shown, and moves the focus to the heading of each new one, as a page load would begin there. */
export function useRouteChange(): void {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    dispatch(routeChanged(shownRoute({ pathname, search, hash })));
  }, [dispatch, pathname, search, hash]);
  useEffect(() => {
    const place = placeOf(pathname);
    const moved = previous.current !== undefined && previous.current !== place;
    previous.current = place;
    if (moved) focusPage();
  }, [pathname]);
}
