import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { matchPage } from '../../contract/matchPage';
import { isStaticRoute, pageEntry, type RouteName } from '../../contract/pages';
import { splitLanguagePrefix } from '../../contract/routes';
import { usePageName } from '../../i18n/usePageName';
import { useRoute } from '../../navigation/useRoute';
import './PageBreadcrumbs.css';

/** The breadcrumb trail of a URL, starting with Home; empty for Home and for unknown URLs. */
export function trail(pathname: string): RouteName[] {
  const page = matchPage(splitLanguagePrefix(pathname).rest);
  return !page || page.route === 'Home' ? [] : ['Home', pageEntry(page.route).list ?? page.route];
}

/** The breadcrumbs from Home to this page. */
export function PageBreadcrumbs() {
  const { t } = useTranslation('navigation');
  const nameOf = usePageName();
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  const routes = trail(pathname);
  if (routes.length === 0) return null;
  // A crumb with a parameter is always the current page, so it keeps the current path.
  const addressOf = (route: RouteName) => (isStaticRoute(route) ? pathTo(route) : pathname);
  return (
    <nav aria-label={t('breadcrumbs')} className="breadcrumbs">
      <ol>
        {routes.map((route, depth) => (
          <li key={route}>
            {depth === 0 ? null : <span aria-hidden="true">›</span>}
            <Link
              to={addressOf(route)}
              className="list-link"
              aria-current={addressOf(route) === pathname ? 'page' : undefined}
            >
              {nameOf(route)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
