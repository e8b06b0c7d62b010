import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { buildPath } from '../contract/routes';
import { readStoredLanguage } from '../i18n/storedLanguage';
import { redirectParameter, safeRedirect } from '../navigation/loginPath';
import { useRoute } from '../navigation/useRoute';
import { selectIsAuthenticated } from '../state/authSlice';
import { useAppSelector } from '../store/hooks';

/**
 * Guests see the page. A member, also one who has just become one, goes to where they were sent here from, else home in
 * the language they chose.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { language } = useRoute();
  const [search] = useSearchParams();
  const authenticated = useAppSelector(selectIsAuthenticated);
  if (!authenticated) return children;
  const home = buildPath(readStoredLanguage() ?? language, 'Home');
  return <Navigate to={safeRedirect(search.get(redirectParameter)) ?? home} replace />;
}
