import { use, useLayoutEffect } from 'react';
import { I18nContext } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { isLanguage, type Language } from '../contract/languages';
import { LanguageRedirect } from './LanguageRedirect';
import { useTexts } from './useTexts';

/** Sets the interface language from the URL; a URL without a language is redirected to one that has it. */
export function LanguageBoundary() {
  const { language } = useParams();
  return isLanguage(language) ? <InLanguage language={language} /> : <LanguageRedirect />;
}

function InLanguage({ language }: { language: Language }) {
  // Use the instance itself: useTranslation returns a copy, and changing the language there affects only the copy.
  const { i18n } = use(I18nContext);
  useTexts(language);
  // In a layout effect, before paint and before any effect requests data: a render may be discarded, a commit is not.
  useLayoutEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return <Outlet />;
}
