import { useTranslation } from 'react-i18next';
import type { RouteName } from '../contract/pages';

/** The names of pages in menus and breadcrumbs: their titles, unless they have shorter ones. */
export function usePageName(): (route: RouteName) => string {
  const { t } = useTranslation(['navigation', 'metadata']);
  return (route) =>
    route === 'Home' || route === 'Terms' ? t(`navigation:pages.${route}`) : t(`metadata:${route}`);
}
