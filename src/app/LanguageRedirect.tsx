import { Navigate, useLocation } from 'react-router-dom';
import { readStoredLanguage } from '../i18n/storedLanguage';
import { languageRedirect, resolveLanguage } from '../navigation/languagePrefix';

/** Redirects a URL with a missing or misspelled language prefix to the same URL with the right one. */
export function LanguageRedirect() {
  const target = languageRedirect(useLocation(), () =>
    resolveLanguage(readStoredLanguage(), navigator.languages),
  );
  return target === undefined ? null : <Navigate to={target} replace />;
}
