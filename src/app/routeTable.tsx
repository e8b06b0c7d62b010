import { pageEntry, routeNames, type RouteName } from '../contract/pages';
import type { InformationRoute } from '../contract/informationPages';
import { accountPages } from './accountPages';
import { communityPages } from './communityPages';
import { recordPages } from './recordPages';
import { lazyPage } from './lazyPage';
import type { PageCode, RouteEntry } from './routeEntry';
import { withGuard } from './withGuard';

/** Seven pages in one chunk. */
const informationPage = (route: InformationRoute): PageCode => ({
  texts: 'information',
  fetch: async () => {
    const { SiteInformationPage } = await import(
      /* webpackChunkName: "page-Information" */ './pages/SiteInformationPage'
    );
    return () => <SiteInformationPage route={route} />;
  },
});

const code: Readonly<Record<RouteName, PageCode>> = {
  Home: {
    fetch: async () => {
      const { HomePage } = await import(/* webpackChunkName: "page-Home" */ './pages/HomePage');
      return HomePage;
    },
  },
  ArticleList: {
    texts: ['articlePages', 'pagination'],
    fetch: async () => {
      const { ArticleListPage } = await import(
        /* webpackChunkName: "page-ArticleList" */ '../features/articles/list/ArticleListPage'
      );
      return ArticleListPage;
    },
  },
  ArticleDetail: {
    texts: ['articlePages', 'comments'],
    fetch: async () => {
      const { ArticleDetailPage } = await import(
        /* webpackChunkName: "page-ArticleDetail" */ './pages/ArticleDetailPage'
      );
      return ArticleDetailPage;
    },
  },
  ...accountPages,
  ...communityPages,
  ...recordPages,
  Faq: informationPage('Faq'),
  Rules: informationPage('Rules'),
  Privacy: informationPage('Privacy'),
  Terms: informationPage('Terms'),
  Contact: informationPage('Contact'),
  About: informationPage('About'),
  Legal: informationPage('Legal'),
};

/** Every page of the site with its code, in the order of `contract/pages`. */
export const routeTable: readonly RouteEntry[] = routeNames.map((name) => {
  const { guard, plain } = pageEntry(name);
  const { fetch, texts } = code[name];
  return { name, texts, page: lazyPage(guard ? withGuard(guard, fetch) : fetch, { plain }) };
});
