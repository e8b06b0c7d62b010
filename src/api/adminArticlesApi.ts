import type { AdminArticleSort, ArticleState } from '../contract/articleAdministration';
import type { ArticleCategory } from '../contract/articleQuery';
import type { Language } from '../contract/languages';
import { idempotencyHeader } from '../contract/commentRules';
import { adminPaths } from '../contract/adminPaths';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticlePresence,
  AdminArticleStatusChange,
  AdminPicture,
  AdminPresenceBeat,
  AdminRevisionKeep,
  AdminTextPicture,
} from '../contract/schemas/adminArticles';
import {
  adminArticleFromWire,
  adminRowFromWire,
  pictureFromWire,
  presenceFromWire,
  revisionFromWire,
  revisionsFromWire,
  textPictureFromWire,
} from './adminArticleFromWire';
import { unreadableResponse } from './apiError';
import { baseApi } from './baseApi';
import { collectionFromWire } from './collection';
import { readingQuery } from './readingQuery';
import { secretCommand, secretQuery } from './secretArgs';

/** The table's query; titles are returned in `language`. */
export interface AdminArticleListQuery {
  language: Language;
  page: number;
  itemsPerPage: number;
  sort: AdminArticleSort;
  direction: 'asc' | 'desc';
  search: string;
  state?: ArticleState | undefined;
  category?: ArticleCategory | undefined;
  missing?: Language | undefined;
}

/** A change was saved, or conflicts with another editor's change. */
export type ChangeOutcome =
  { kind: 'done'; article: AdminArticle } | { kind: 'conflict'; current: AdminArticle };

export interface ArticleSaving {
  id: number;
  version: number;
  content: AdminArticleContent;
  restoredFrom?: number;
  /** False if the caller merges: on a conflict, the sent content is not stored as a version. */
  keepOnConflict?: boolean;
  /** True if a conflict was resolved against the base version: that one is then stored as discarded. */
  overrules?: boolean;
}

export interface ArticleCreation {
  /** Idempotency key: the same for each attempt to create one article. */
  key: string;
  content: AdminArticleContent;
}

const listParams = (query: AdminArticleListQuery) => {
  const { page, itemsPerPage, sort, direction, search, state, category, missing } = query;
  const wanted = { page, itemsPerPage, search: search || undefined, state, category, missing };
  return { ...wanted, [`order[${sort}]`]: direction };
};

/** Sends a change; on a conflict, fetches the current version. */
const changing = <Content extends { id: number }>(
  request: (content: Content) => { url: string; body: object },
) =>
  secretQuery<Content, ChangeOutcome>(async (content, send) => {
    const { data, error } = await send({ ...request(content), method: 'PUT' });
    if (!error) {
      const article = adminArticleFromWire(data);
      return article ? { data: { kind: 'done', article } } : { error: unreadableResponse };
    }
    if (error.kind !== 'http' || error.status !== 409) return { error };
    const answer = await send({ url: adminPaths.article(content.id) });
    if (answer.error) return { error: answer.error };
    const current = adminArticleFromWire(answer.data);
    return current ? { data: { kind: 'conflict', current } } : { error: unreadableResponse };
  });

const uploading = <Picture>(url: string, read: (body: unknown) => Picture | undefined) =>
  secretQuery<{ imageData: string }, Picture>(async (body, send) => {
    const { data, error } = await send({ url, method: 'POST', body });
    if (error) return { error };
    const picture = read(data);
    return picture ? { data: picture } : { error: unreadableResponse };
  });

/** Changes also invalidate the public lists and pages. */
const shown = ['AdminArticles', 'Articles', 'Article'] as const;

export const adminArticlesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['AdminArticles'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAdminArticles: build.query({
        queryFn: readingQuery(
          (query: AdminArticleListQuery) => ({
            url: adminPaths.articles,
            params: listParams(query),
            headers: { 'Accept-Language': query.language },
          }),
          (body) => collectionFromWire(body, adminRowFromWire),
        ),
        providesTags: ['AdminArticles'],
      }),
      getAdminArticle: build.query({
        queryFn: readingQuery(
          (id: number) => ({ url: adminPaths.article(id) }),
          adminArticleFromWire,
        ),
        // Another editor may have changed the article since it was fetched.
        keepUnusedDataFor: 0,
      }),
      createArticle: build.mutation({
        queryFn: secretQuery<ArticleCreation, AdminArticle>(async ({ key, content }, send) => {
          const { data, error } = await send({
            url: adminPaths.articles,
            method: 'POST',
            headers: { [idempotencyHeader]: key },
            body: { content },
          });
          if (error) return { error };
          const article = adminArticleFromWire(data);
          return article ? { data: article } : { error: unreadableResponse };
        }),
        invalidatesTags: ['AdminArticles'],
      }),
      saveArticle: build.mutation({
        queryFn: changing(({ id, ...body }: ArticleSaving) => ({
          url: adminPaths.article(id),
          body,
        })),
        invalidatesTags: ['AdminArticles'],
      }),
      changeArticleStatus: build.mutation({
        queryFn: changing(({ id, ...body }: AdminArticleStatusChange & { id: number }) => ({
          url: adminPaths.articleStatus(id),
          body,
        })),
        invalidatesTags: shown,
      }),
      deleteArticle: build.mutation<null, number>({
        queryFn: async (id, _api, _extraOptions, send) => {
          const { error } = await send({ url: adminPaths.article(id), method: 'DELETE' });
          return error ? { error } : { data: null };
        },
        invalidatesTags: shown,
      }),
      restoreArticle: build.mutation<AdminArticle, number>({
        queryFn: async (argument, api, extraOptions, send) =>
          readingQuery(
            (id: number) => ({ url: adminPaths.articleRestore(id), method: 'POST' }),
            adminArticleFromWire,
          )(argument, api, extraOptions, send),
        invalidatesTags: shown,
      }),
      deleteTrashedArticle: build.mutation<null, number>({
        queryFn: async (id, _api, _extraOptions, send) => {
          const { error } = await send({ url: adminPaths.trashedArticle(id), method: 'DELETE' });
          return error ? { error } : { data: null };
        },
        invalidatesTags: ['AdminArticles'],
      }),
      keepRevision: build.mutation({
        queryFn: secretCommand(({ id, ...body }: AdminRevisionKeep & { id: number }) => ({
          url: adminPaths.articleRevisions(id),
          method: 'POST',
          body,
        })),
      }),
      beatArticle: build.mutation({
        queryFn: secretQuery<AdminPresenceBeat & { id: number }, AdminArticlePresence>(
          async ({ id, ...body }, send) => {
            const url = adminPaths.articlePresence(id);
            const { data, error } = await send({ url, method: 'PUT', body });
            if (error) return { error };
            const presence = presenceFromWire(data);
            return presence ? { data: presence } : { error: unreadableResponse };
          },
        ),
      }),
      leaveArticle: build.mutation({
        queryFn: secretCommand(({ id, editor }: { id: number; editor: string }) => ({
          url: adminPaths.articlePresence(id),
          method: 'DELETE',
          params: { editor },
        })),
      }),
      getRevisions: build.query({
        queryFn: readingQuery(
          (id: number) => ({ url: adminPaths.articleRevisions(id) }),
          revisionsFromWire,
        ),
        keepUnusedDataFor: 0,
      }),
      getRevision: build.query({
        queryFn: readingQuery(
          ({ id, revision }: { id: number; revision: number }) => ({
            url: adminPaths.articleRevision(id, revision),
          }),
          revisionFromWire,
        ),
      }),
      uploadCover: build.mutation({
        queryFn: uploading<AdminPicture>(adminPaths.pictures, pictureFromWire),
      }),
      uploadTextPicture: build.mutation({
        queryFn: uploading<AdminTextPicture>(adminPaths.textPictures, textPictureFromWire),
      }),
    }),
  });

export const {
  useGetAdminArticlesQuery,
  useGetAdminArticleQuery,
  useCreateArticleMutation,
  useSaveArticleMutation,
  useKeepRevisionMutation,
  useBeatArticleMutation,
  useLeaveArticleMutation,
  useChangeArticleStatusMutation,
  useDeleteArticleMutation,
  useRestoreArticleMutation,
  useDeleteTrashedArticleMutation,
  useGetRevisionsQuery,
  useGetRevisionQuery,
  useUploadCoverMutation,
  useUploadTextPictureMutation,
} = adminArticlesApi;
