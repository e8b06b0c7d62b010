import { commentsApi } from '../../api/commentsApi';
import { parseArticleKey } from '../../contract/routes';
import type { AppDispatch } from '../../store/createStore';

/** Fetches an article's newest comments while the page's code is still loading. */
export function prefetchComments(dispatch: AppDispatch, articleKey: string): void {
  const key = parseArticleKey(articleKey);
  if (key?.kind !== 'article') return;
  void dispatch(commentsApi.endpoints.getComments.initiate(key.id, { subscribe: false }));
}
