import { use, useLayoutEffect } from 'react';
import { I18nContext } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { isLanguage, type Language } from '../contract/languages';
import { RootRedirect } from './RootRedirect';
import { useTexts } from './useTexts';

/** The address's language becomes the interface's; an address without one is led to where it has one. */
export function LanguageBoundary() {
  const { language } = useParams();
  return isLanguage(language) ? <InLanguage language={language} /> : <RootRedirect />;
}

function InLanguage({ language }: { language: Language }) {
  // The instance itself: what useTranslation gives is a copy, whose language would change alone.
  const { i18n } = use(I18nContext);
  useTexts(language);
  // With the address, before paint and before any effect requests data: a render may be discarded, a commit is not.
  useLayoutEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return <Outlet />;
}
