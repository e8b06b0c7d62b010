import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routeChanged } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { storableRoute } from '../../storableRoute';
import { focusPage } from './focusPage';
import { pageIdentity } from './pageIdentity';

/** Stores the current route, and moves the focus to the heading of each new page, as after a page load. */
export function useRouteChange(): void {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const previous = useRef<string | undefined>(undefined);
  const stopFocusing = useRef<() => void>(undefined);
  useEffect(() => {
    dispatch(routeChanged(storableRoute({ pathname, search, hash })));
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
