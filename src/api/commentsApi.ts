import { idempotencyHeader } from '../contract/commentRules';
import { limits } from '../contract/limits';
import { paths } from '../contract/paths';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './collection';
import { commentFromWire, type Comment } from './commentFromWire';
import { unreadableResponse } from './apiError';
import { nextPage } from './pages';
import { readingQuery } from './readingQuery';
import { secretCommand, secretQuery } from './secretArgs';

type CommentsOf = { articleId: number; page: number };

/** A new comment with its idempotency key, which stays the same for every retry. */
export type NewComment = { key: string; articleId: number; content: string };
export type CommentChange = { id: number; articleId: number; content: string };
type CommentRemoval = { id: number; articleId: number };

/** Members' pages list and count comments. The comments of an article are patched where they are shown (patchComments). */
const memberLists = (_result: unknown, error: unknown) =>
  error ? [] : [{ type: 'Comments' as const, id: 'LIST' }];

const readPage = readingQuery(
  ({ articleId, page }: CommentsOf) => ({
    url: paths.articleComments(articleId),
    params: { page, itemsPerPage: limits.commentPageSize, 'order[createdAt]': 'desc' },
  }),
  (body) => collectionFromWire(body, commentFromWire),
);

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.infiniteQuery<Page<Comment>, number, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      queryFn: async ({ queryArg, pageParam }, api, extraOptions, send) =>
        readPage({ articleId: queryArg, page: pageParam }, api, extraOptions, send),
      extraOptions: { public: true },
      providesTags: (_pages, _error, id) => [{ type: 'Comments', id }],
    }),
    postComment: build.mutation({
      queryFn: secretQuery<NewComment, Comment>(async ({ key, articleId, content }, send) => {
        const { data, error } = await send({
          url: paths.comments,
          method: 'POST',
          body: { content, article: paths.article(articleId) },
          headers: { [idempotencyHeader]: key },
        });
        if (error) return { error };
        const comment = commentFromWire(data);
        return comment ? { data: comment } : { error: unreadableResponse };
      }),
      invalidatesTags: memberLists,
    }),
    changeComment: build.mutation({
      queryFn: secretQuery<CommentChange, Comment>(async ({ id, content }, send) => {
        const { data, error } = await send({
          url: paths.comment(id),
          method: 'PUT',
          body: { content },
        });
        if (error) return { error };
        const comment = commentFromWire(data);
        return comment ? { data: comment } : { error: unreadableResponse };
      }),
      invalidatesTags: memberLists,
    }),
    removeComment: build.mutation({
      queryFn: secretCommand(({ id }: CommentRemoval) => ({
        url: paths.comment(id),
        method: 'DELETE',
        // The page may be closed right after sending.
        keepalive: true,
      })),
      invalidatesTags: memberLists,
    }),
  }),
});

export const { useGetCommentsInfiniteQuery } = commentsApi;
