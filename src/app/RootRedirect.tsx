import { Navigate, useLocation } from 'react-router-dom';
import { readStoredLanguage } from '../i18n/storedLanguage';
import { languageRedirect, resolveLanguage } from '../navigation/languagePrefix';

/** Leads an address without a language, or with one spelled otherwise, to the same one under the right prefix. */
export function RootRedirect() {
  const target = languageRedirect(useLocation(), () =>
    resolveLanguage(readStoredLanguage(), navigator.languages),
  );
  return target === undefined ? null : <Navigate to={target} replace />;
}
