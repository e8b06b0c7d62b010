import { articlesApi } from '../../api/articlesApi';
import type { Language } from '../../contract/languages';
import { parseArticleKey } from '../../contract/routes';
import type { AppDispatch } from '../../store/createStore';

/** Requests the article named by the URL and its neighbours while the page's code is loading. */
export function prefetchArticle(
  dispatch: AppDispatch,
  {
    language,
    params,
  }: { language: Language; params: Readonly<Record<string, string | undefined>> },
): void {
  const key = parseArticleKey(params['articleKey'] ?? '');
  if (key?.kind !== 'article') return;
  const query = { language, id: key.id };
  dispatch(articlesApi.util.prefetch('getArticle', query, {}));
  dispatch(articlesApi.util.prefetch('getRelatedArticles', query, {}));
}
