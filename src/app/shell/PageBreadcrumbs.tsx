import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { matchPage } from '../../contract/matchPage';
import {
  isKeyedRoute,
  isStaticRoute,
  type KeyedRouteName,
  type RouteName,
  type StaticRouteName,
} from '../../contract/pages';
import { splitLanguagePrefix } from '../../contract/routes';
import { usePageName } from '../../i18n/usePageName';
import { useRoute } from '../../navigation/useRoute';
import './PageBreadcrumbs.css';

type Crumb = StaticRouteName | 'MemberDetail' | 'RankingBoard' | 'Submit';

/** The list that a keyed page belongs to. */
const listOf = {
  ArticleDetail: 'ArticleList',
  GameDetail: 'GameList',
  GroupDetail: 'GameList',
  ChartDetail: 'GameList',
} as const satisfies Record<KeyedRouteName, StaticRouteName>;

function crumbOf(route: RouteName): Crumb {
  if (route === 'Score') return 'GameList';
  return isKeyedRoute(route) ? listOf[route] : route;
}

/** The breadcrumb trail of a URL, starting with Home; empty for Home and for unknown URLs. */
export function trail(pathname: string): Crumb[] {
  const page = matchPage(splitLanguagePrefix(pathname).rest);
  return !page || page.route === 'Home' ? [] : ['Home', crumbOf(page.route)];
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
  const addressOf = (route: Crumb) => (isStaticRoute(route) ? pathTo(route) : pathname);
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
