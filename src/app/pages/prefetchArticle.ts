import { articlesApi } from '../../api/articlesApi';
import type { Language } from '../../contract/languages';
import { parseArticleKey } from '../../contract/routes';
import type { AppDispatch } from '../../store/createStore';

/** Asks for the article an address names and for its neighbours, while the page's code is still on its way. */
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
