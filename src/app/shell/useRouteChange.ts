import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routeChanged } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { shownRoute } from '../shownRoute';
import { focusPage } from './focusPage';
import { pageIdentity } from './pageIdentity';

/** Tells the store of the screen shown, and moves the focus to the heading of each new one, as a page load would begin there. */
export function useRouteChange(): void {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const previous = useRef<string | undefined>(undefined);
  const stopFocusing = useRef<() => void>(undefined);
  useEffect(() => {
    dispatch(routeChanged(shownRoute({ pathname, search, hash })));
  }, [dispatch, pathname, search, hash]);
  useEffect(() => {
    const place = pageIdentity(pathname);
    const moved = previous.current !== undefined && previous.current !== place;
    previous.current = place;
    if (!moved) return;
    stopFocusing.current?.();
    stopFocusing.current = focusPage();
  }, [pathname]);
  useEffect(() => () => stopFocusing.current?.(), []);
}
