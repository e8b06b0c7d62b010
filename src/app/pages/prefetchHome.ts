import { articlesApi } from '../../api/articlesApi';
import { websiteApi } from '../../api/websiteApi';
import type { Language } from '../../contract/languages';
import type { AppDispatch } from '../../store/createStore';

/** Requests the home page's data while its code is loading. */
export function prefetchHome(dispatch: AppDispatch, { language }: { language: Language }): void {
  dispatch(articlesApi.util.prefetch('getLatestArticles', { language }, {}));
  dispatch(articlesApi.util.prefetch('getFeaturedArticles', { language }, {}));
  dispatch(websiteApi.util.prefetch('getStatistics', undefined, {}));
  dispatch(websiteApi.util.prefetch('getConfiguration', { language }, {}));
}
