import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withRedirect } from '../../navigation/loginPath';
import { useRoute } from '../../navigation/useRoute';
import { selectEnding, selectUser } from '../../state/authSlice';
import type { SessionEnding } from '../../state/session';
import { useAppSelector } from '../../store/hooks';
import { pageEntry } from '../../contract/pages';
import { routeTable } from '../routeTable';
import { findRoute } from '../preloadRoute';

/**
 * Redirects to the login page once when a session ends. Guarded pages redirect themselves. A session that had already
 * expired before the visit does not redirect: the open page stays.
 */
export function useSessionEnd(): void {
  const ending = useAppSelector(selectEnding);
  const known = useAppSelector((state) => selectUser(state) !== null);
  const wasKnown = useRef(false);
  const location = useLocation();
  const navigate = useNavigate();
  const { pathTo } = useRoute();

  useEffect(() => {
    if (known) wasKnown.current = true;
  }, [known]);

  const onEnd = useEffectEvent((how: SessionEnding) => {
    const alive = wasKnown.current;
    wasKnown.current = false;
    const route = findRoute(routeTable, location)?.entry.name;
    if (route && pageEntry(route).guard) return;
    const { pathname, search, hash } = location;
    if (how === 'loggedOut') void navigate(pathTo('Login'));
    else if (how === 'expired' && alive) {
      void navigate(withRedirect(pathTo('Login'), `${pathname}${search}${hash}`));
    }
  });
  useEffect(() => {
    if (ending !== null) onEnd(ending);
  }, [ending]);
}
