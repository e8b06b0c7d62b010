import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { isLanguage, type Language } from '../contract/languages';
import { RootRedirect } from './RootRedirect';
import { switchLanguage } from './switchLanguage';

/** The address's language becomes the interface's; an address without one is led to where it has one. */
export function LanguageBoundary() {
  const { language } = useParams();
  return isLanguage(language) ? <InLanguage language={language} /> : <RootRedirect />;
}

function InLanguage({ language }: { language: Language }) {
  // The instance itself: what useTranslation gives is a copy, whose language would change alone.
  const { i18n } = use(I18nContext);
  const switching = switchLanguage(i18n, language);
  // The router moves in a transition: the screen before stays until the texts are there.
  if (switching) use(switching);
  return <Outlet />;
}
