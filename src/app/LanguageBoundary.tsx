import { use, useLayoutEffect } from 'react';
import { I18nContext } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { isLanguage, type Language } from '../contract/languages';
import { loadLanguage } from './loadLanguage';
import { RootRedirect } from './RootRedirect';

/** The address's language becomes the interface's; an address without one is led to where it has one. */
export function LanguageBoundary() {
  const { language } = useParams();
  return isLanguage(language) ? <InLanguage language={language} /> : <RootRedirect />;
}

function InLanguage({ language }: { language: Language }) {
  // The instance itself: what useTranslation gives is a copy, whose language would change alone.
  const { i18n } = use(I18nContext);
  const loading = loadLanguage(i18n, language);
  // The router navigates in a transition: the screen before stays until the texts are there.
  if (loading) use(loading);
  // With the address, before paint and before any effect requests data: a render may be discarded, a commit is not.
  useLayoutEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return <Outlet />;
}
