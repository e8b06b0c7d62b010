import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from '../contract/languages';
import type { Namespace } from '../i18n/namespaces';
import { loadTexts } from './loadTexts';
import { useNavigationKey } from './useNavigationKey';

/**
 * Suspends until the texts are loaded; the router navigates in a transition, so the previous page stays. Throws when loading
 * fails.
 */
export function useTexts(language: Language, areas?: Namespace | readonly Namespace[]): void {
  const { i18n } = use(I18nContext);
  const loading = loadTexts(i18n, { language, areas, visit: useNavigationKey() });
  if (loading) use(loading);
}
