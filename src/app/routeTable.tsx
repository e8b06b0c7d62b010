import type { RouteName } from '../contract/routes';
import type { InformationRoute } from '../contract/informationPages';
import { accountRoutes } from './accountRoutes';
import { communityRoutes } from './communityRoutes';
import { lazyPage } from './lazyPage';
import { prefetchArticle } from './pages/prefetchArticle';
import { prefetchHome } from './pages/prefetchHome';
import type { RouteEntry } from './routeEntry';

/** Seven pages in one chunk. */
const informationPage = (route: InformationRoute): RouteEntry => ({
  name: route,
  texts: 'information',
  page: lazyPage(async () => {
    const { SiteInformationPage } = await import(
      /* webpackChunkName: "page-Information" */ './pages/SiteInformationPage'
    );
    return () => <SiteInformationPage route={route} />;
  }),
});

/** Every page of the site. A route of the contract that is missing here is treated as not found. */
export const routeTable: readonly RouteEntry[] = [
  {
    name: 'Home',
    page: lazyPage(
      async () => {
        const { HomePage } = await import(/* webpackChunkName: "page-Home" */ './pages/HomePage');
        return HomePage;
      },
      { plain: true },
    ),
    prefetch: prefetchHome,
  },
  {
    name: 'ArticleList',
    texts: ['articlePages', 'pagination'],
    page: lazyPage(async () => {
      const { ArticleListPage } = await import(
        /* webpackChunkName: "page-ArticleList" */ '../features/articles/list/ArticleListPage'
      );
      return ArticleListPage;
    }),
    // Loaded with the page's chunk: parsing the list's URL takes more code than the first screen's size budget allows.
    prefetch: async (dispatch, request) => {
      const { prefetchArticleList } = await import(
        /* webpackChunkName: "page-ArticleList" */ '../features/articles/list/prefetchArticleList'
      );
      prefetchArticleList(dispatch, request);
    },
  },
  {
    name: 'ArticleDetail',
    texts: 'articlePages',
    page: lazyPage(async () => {
      const { ArticleDetailPage } = await import(
        /* webpackChunkName: "page-ArticleDetail" */ './pages/ArticleDetailPage'
      );
      return ArticleDetailPage;
    }),
    prefetch: prefetchArticle,
  },
  ...accountRoutes,
  ...communityRoutes,
  informationPage('Faq'),
  informationPage('Rules'),
  informationPage('Privacy'),
  informationPage('Terms'),
  informationPage('Contact'),
  informationPage('About'),
  informationPage('Legal'),
];

const offered = new Set(routeTable.map(({ name }) => name));

/** Whether a route has a page yet; links to routes without one are not shown. */
export function hasPage(route: RouteName): boolean {
  return offered.has(route);
}
