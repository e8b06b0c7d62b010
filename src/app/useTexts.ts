import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '../contract/languages';
import type { Namespace } from '../i18n/namespaces';
import { loadTexts } from './loadTexts';

/** Suspends until the texts are there: the router navigates in a transition, so the screen before stays. Throws when they do not arrive. */
export function useTexts(language: Language, areas?: Namespace | readonly Namespace[]): void {
  const { i18n } = use(I18nContext);
  const { key } = useLocation();
  const loading = loadTexts(i18n, { language, areas, entry: key });
  if (loading) use(loading);
}
