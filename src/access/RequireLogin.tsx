import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { renewSession } from '../api/session/renewSession';
import { withRedirect } from '../navigation/loginPath';
import { useRoute } from '../navigation/useRoute';
import {
  selectClockOffset,
  selectEnding,
  selectIsAuthenticated,
  selectRefreshToken,
  selectToken,
  selectTokenExpiration,
} from '../state/authSlice';
import { isTokenExpired } from '../state/tokenStatus';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** True while a token that had expired before the page was opened is being renewed. */
function useRenewal(): boolean {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const renewable = useAppSelector(selectRefreshToken) !== null;
  const tokenExpiration = useAppSelector(selectTokenExpiration);
  const offset = useAppSelector(selectClockOffset);
  const [expired, setExpired] = useState(() =>
    renewable && isTokenExpired({ token, tokenExpiration, now: Date.now() + offset })
      ? token
      : null,
  );
  useEffect(() => {
    if (expired === null) return undefined;
    let here = true;
    const renew = async () => {
      // The scheduled refresh may have replaced the token between the first render and now.
      await dispatch(renewSession({ replacing: expired }));
      // The store holds the outcome. Without a response from the server the member stays logged in.
      if (here) setExpired(null);
    };
    void renew();
    return () => {
      here = false;
    };
  }, [dispatch, expired]);
  return expired !== null;
}

/** Members see the page; guests are redirected to the login page and, after logging in, back to this page. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathTo } = useRoute();
  const { pathname, search, hash } = useLocation();
  const authenticated = useAppSelector(selectIsAuthenticated);
  const ending = useAppSelector(selectEnding);
  const renewing = useRenewal();
  if (authenticated && renewing) {
    return <progress aria-label={t('loading')} />;
  }
  if (authenticated) return children;
  if (ending === 'deleted') return <Navigate to={pathTo('Home')} replace />;
  // No return path after a deliberate log-out.
  const comesBack = ending === null || ending === 'expired';
  const here = comesBack ? `${pathname}${search}${hash}` : undefined;
  return <Navigate to={withRedirect(pathTo('Login'), here)} replace />;
}
