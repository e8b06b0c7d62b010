import { articlesApi } from '../../../api/articlesApi';
import type { Language } from '../../../contract/languages';
import type { AppDispatch } from '../../../store/createStore';
import { readListParams } from '../../../contract/articleListParams';

/** Fetches the list for a URL while the page's code is still loading. */
export function prefetchArticleList(
  dispatch: AppDispatch,
  { language, search }: { language: Language; search: URLSearchParams },
): void {
  const query = { language, ...readListParams(search) };
  dispatch(articlesApi.util.prefetch('getArticles', query, {}));
}
