import type { Comment } from '../../api/commentFromWire';
import { commentsApi } from '../../api/commentsApi';
import type { AppDispatch } from '../../store/createStore';

/** Prepends a posted comment to its list, before the list is refetched. */
export function addComment(dispatch: AppDispatch, articleId: number, comment: Comment): void {
  dispatch(
    commentsApi.util.updateQueryData('getComments', articleId, ({ pages }) => {
      if (pages.some(({ items }) => items.some(({ id }) => id === comment.id))) return;
      pages[0]?.items.unshift(comment);
      for (const page of pages) page.total += 1;
    }),
  );
  reread(dispatch, articleId);
}

/** Optimistically shows a comment's new text; the patch can be undone. */
export function showChange(
  dispatch: AppDispatch,
  articleId: number,
  { id, content }: Pick<Comment, 'id' | 'content'>,
) {
  return dispatch(
    commentsApi.util.updateQueryData('getComments', articleId, ({ pages }) => {
      const comment = pages.flatMap(({ items }) => items).find((item) => item.id === id);
      if (comment) Object.assign(comment, { content, edited: true });
    }),
  );
}

/** Removes a comment from its list. */
export function dropComment(dispatch: AppDispatch, articleId: number, id: number): void {
  dispatch(
    commentsApi.util.updateQueryData('getComments', articleId, ({ pages }) => {
      for (const page of pages) {
        page.items = page.items.filter((item) => item.id !== id);
        page.total = Math.max(0, page.total - 1);
      }
    }),
  );
  reread(dispatch, articleId);
}

/** Refetches the list and the article, whose number of comments has changed. */
export function reread(dispatch: AppDispatch, articleId: number): void {
  dispatch(
    commentsApi.util.invalidateTags([
      { type: 'Comments', id: articleId },
      { type: 'Article', id: articleId },
    ]),
  );
}
