import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import '../../components/html/links.css';
import { isStaticRoute, pages, routeNames, type StaticRouteName } from '../../contract/pages';
import { parseArticleKey, splitLanguagePrefix } from '../../contract/routes';
import { useRoute } from '../../navigation/useRoute';
import './PageBreadcrumbs.css';

const plainRoutes = routeNames.filter(isStaticRoute);

type Crumb = StaticRouteName | 'MemberDetail';

/** The breadcrumb trail of a URL, starting with Home; empty for Home and for unknown URLs. */
export function trail(pathname: string): Crumb[] {
  const rest = splitLanguagePrefix(pathname).rest.replace(/\/$/, '');
  if (rest === '') return [];
  if (parseArticleKey(rest)) return ['Home', 'ArticleList'];
  if (matchPath(`/${pages.MemberDetail.path}`, `/${rest}`)) return ['Home', 'MemberDetail'];
  const route = plainRoutes.find((name) => matchPath(`/${pages[name].path}`, `/${rest}`));
  return route ? ['Home', route] : [];
}

/** The breadcrumbs from Home to this page. */
export function PageBreadcrumbs() {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  const routes = trail(pathname);
  if (routes.length === 0) return null;
  // A MemberDetail crumb is always the current page, so it keeps the current path.
  const addressOf = (route: Crumb) => (route === 'MemberDetail' ? pathname : pathTo(route));
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
              {t(`pages.${route}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
