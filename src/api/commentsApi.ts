import { idempotencyHeader } from '../contract/commentRules';
import { paths } from '../contract/paths';
import { articleReads } from '../contract/reads/articleReads';
import { afterSuccess } from './afterSuccess';
import { baseApi } from './baseApi';
import { collectionOf, type Page } from './wire/collection';
import { commentFromWire, type Comment } from './wire/commentFromWire';
import { dropComment, editComment, prependComment } from './commentPatches';
import { numberedPages } from './pagination';
import { untranslatedPagesQuery } from './readQuery';
import { noResult, readResponse } from './readResponse';

/** A new comment with its idempotency key, which stays the same for every retry. */
export type NewComment = { key: string; articleId: number; content: string };
export type CommentChange = { id: number; articleId: number; content: string };
type CommentRemoval = { id: number; articleId: number };

/** The tags of the article's comments, of the article (for its number of comments) and of the comments on members' pages. */
const affected = (_result: unknown, error: unknown, { articleId }: { articleId: number }) =>
  error
    ? []
    : [
        { type: 'Comments' as const, id: articleId },
        { type: 'Comments' as const, id: 'LIST' },
        { type: 'Article' as const, id: articleId },
      ];

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.infiniteQuery<Page<Comment>, number, number>({
      infiniteQueryOptions: numberedPages,
      ...untranslatedPagesQuery(articleReads.comments),
      transformResponse: readResponse(collectionOf(commentFromWire)),
      providesTags: (_pages, _error, id) => [{ type: 'Comments', id }],
    }),
    postComment: build.mutation<Comment, NewComment>({
      query: ({ key, articleId, content }) => ({
        url: paths.comments,
        method: 'POST',
        body: { content, article: paths.article(articleId) },
        headers: { [idempotencyHeader]: key },
      }),
      transformResponse: readResponse(commentFromWire),
      onQueryStarted: async ({ articleId }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, (comment) => {
          const { updateQueryData } = commentsApi.util;
          dispatch(updateQueryData('getComments', articleId, prependComment(comment)));
        }),
      invalidatesTags: affected,
    }),
    changeComment: build.mutation<Comment, CommentChange>({
      query: ({ id, content }) => ({ url: paths.comment(id), method: 'PUT', body: { content } }),
      transformResponse: readResponse(commentFromWire),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = commentsApi.util;
        const show = (shown: CommentChange | Comment) =>
          dispatch(updateQueryData('getComments', change.articleId, editComment(shown)));
        const optimistic = show(change);
        await queryFulfilled.then(({ data }) => show(data), optimistic.undo);
      },
      invalidatesTags: affected,
    }),
    removeComment: build.mutation<null, CommentRemoval>({
      query: ({ id }) => ({
        url: paths.comment(id),
        method: 'DELETE',
        // A comment that does not exist is already deleted.
        validateStatus: ({ ok, status }) => ok || status === 404,
        // The page may be closed right after sending.
        keepalive: true,
      }),
      transformResponse: noResult,
      onQueryStarted: async ({ id, articleId }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          const { updateQueryData } = commentsApi.util;
          dispatch(updateQueryData('getComments', articleId, dropComment(id)));
        }),
      invalidatesTags: affected,
    }),
  }),
});

export const { useGetCommentsInfiniteQuery } = commentsApi;
