import type { AdminArticleSort, ArticleState } from '../../contract/articleAdministration';
import type { ArticleCategory } from '../../contract/articleFilters';
import type { Language } from '../../contract/languages';
import { idempotencyHeader } from '../../contract/commentRules';
import { adminPaths } from '../../contract/adminPaths';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticleRow,
  AdminArticleStatusChange,
  AdminPresenceHeartbeat,
  AdminRevisionKeep,
} from '../../contract/schemas/adminArticles';
import {
  adminArticleFromWire,
  adminRowFromWire,
  presenceFromWire,
  revisionFromWire,
  revisionsFromWire,
  textPictureFromWire,
} from './adminArticleFromWire';
import { changeDocument } from '../../admin-frame/drafts/changeDocument';
import { baseApi } from '../../api/baseApi';
import { collectionFromWire, type Page } from '../../api/wire/collection';
import { listTags } from '../../api/listTags';
import { noResult, readResponse } from '../../api/readResponse';
import { secretQuery } from '../../api/secretArgs';

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

const changing = changeDocument({ pathOf: adminPaths.article, read: adminArticleFromWire });

/** Changes also invalidate the public lists and pages. */
const shown = ['AdminArticles', 'Article'] as const;

const adminArticlesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['AdminArticles'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAdminArticles: build.query<Page<AdminArticleRow>, AdminArticleListQuery>({
        query: (query) => ({
          url: adminPaths.articles,
          params: listParams(query),
          headers: { 'Accept-Language': query.language },
        }),
        transformResponse: readResponse((body) => collectionFromWire(body, adminRowFromWire)),
        providesTags: (page) => listTags('AdminArticles', page?.items),
      }),
      getAdminArticle: build.query({
        query: (id: number) => ({ url: adminPaths.article(id) }),
        transformResponse: readResponse(adminArticleFromWire),
        // Another editor may have changed the article since it was fetched.
        keepUnusedDataFor: 0,
      }),
      createArticle: build.mutation({
        query: secretQuery(({ key, content }: ArticleCreation) => ({
          url: adminPaths.articles,
          method: 'POST',
          headers: { [idempotencyHeader]: key },
          body: { content },
        })),
        transformResponse: readResponse(adminArticleFromWire),
        invalidatesTags: [{ type: 'AdminArticles', id: 'LIST' }],
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
        query: (id) => ({ url: adminPaths.article(id), method: 'DELETE' }),
        transformResponse: noResult,
        invalidatesTags: shown,
      }),
      restoreArticle: build.mutation<AdminArticle, number>({
        query: (id) => ({ url: adminPaths.articleRestore(id), method: 'POST' }),
        transformResponse: readResponse(adminArticleFromWire),
        invalidatesTags: shown,
      }),
      deleteTrashedArticle: build.mutation<null, number>({
        query: (id) => ({ url: adminPaths.trashedArticle(id), method: 'DELETE' }),
        transformResponse: noResult,
        invalidatesTags: (_result, _error, id) => listTags('AdminArticles', [{ id }]),
      }),
      keepRevision: build.mutation({
        query: secretQuery(({ id, ...body }: AdminRevisionKeep & { id: number }) => ({
          url: adminPaths.articleRevisions(id),
          method: 'POST',
          body,
        })),
        transformResponse: noResult,
      }),
      beatArticle: build.mutation({
        query: secretQuery(({ id, ...body }: AdminPresenceHeartbeat & { id: number }) => ({
          url: adminPaths.articlePresence(id),
          method: 'PUT',
          body,
        })),
        transformResponse: readResponse(presenceFromWire),
      }),
      leaveArticle: build.mutation({
        query: secretQuery(({ id, editor }: { id: number; editor: string }) => ({
          url: adminPaths.articlePresence(id),
          method: 'DELETE',
          params: { editor },
        })),
        transformResponse: noResult,
      }),
      getRevisions: build.query({
        query: (id: number) => ({ url: adminPaths.articleRevisions(id) }),
        transformResponse: readResponse(revisionsFromWire),
        keepUnusedDataFor: 0,
      }),
      getRevision: build.query({
        query: ({ id, revision }: { id: number; revision: number }) => ({
          url: adminPaths.articleRevision(id, revision),
        }),
        transformResponse: readResponse(revisionFromWire),
      }),
      uploadTextPicture: build.mutation({
        query: secretQuery((body: { imageData: string }) => ({
          url: adminPaths.textPictures,
          method: 'POST',
          body,
        })),
        transformResponse: readResponse(textPictureFromWire),
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
  useUploadTextPictureMutation,
} = adminArticlesApi;
