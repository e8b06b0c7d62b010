import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { buildPath } from '../contract/routes';
import { readStoredLanguage } from '../i18n/storedLanguage';
import { redirectParameter, safeRedirect } from '../navigation/loginPath';
import { useRoute } from '../navigation/useRoute';
import { selectIsAuthenticated } from '../state/authSlice';
import { useAppSelector } from '../store/hooks';

/**
 * Guests only. A member, also one who has just logged in, is redirected to the page they came from, in the language of this
 * address: it may have been changed here. Without such a page they go home, in the language they chose.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { language } = useRoute();
  const [search] = useSearchParams();
  const authenticated = useAppSelector(selectIsAuthenticated);
  if (!authenticated) return children;
  const back = safeRedirect(search.get(redirectParameter), language);
  const home = buildPath(readStoredLanguage() ?? language, 'Home');
  return <Navigate to={back ?? home} replace />;
}
