import { commentsApi } from '../../api/commentsApi';
import type { AppDispatch } from '../../store/createStore';

/** Fetches an article's newest comments while the page's code is still loading. */
export function prefetchComments(dispatch: AppDispatch, articleId: number): void {
  void dispatch(commentsApi.endpoints.getComments.initiate(articleId, { subscribe: false }));
}
