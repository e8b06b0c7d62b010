import type { Language } from '../contract/languages';
import { limits } from '../contract/limits';
import { paths } from '../contract/paths';
import { isPublicRole, type PublicRole } from '../contract/roles';
import { idOf, overviewFromWire, type ArticleOverview } from './articleFromWire';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './collection';
import { memberCommentFromWire, type MemberComment } from './commentFromWire';
import { nextPage } from './pages';
import { readingQuery } from './readingQuery';
import { countOrZero, dateOrNull, isRecord, textOrNull } from './wire';

/** A member's public data. */
export type PublicMember = {
  id: number;
  username: string;
  memberSince: string | null;
  role: PublicRole;
  articles: number;
  comments: number;
};

function memberFromWire(item: unknown): PublicMember | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const username = textOrNull(item.username);
  if (id === undefined || username === null) return undefined;
  return {
    id,
    username,
    memberSince: dateOrNull(item.memberSince),
    role: isPublicRole(item.role) ? item.role : 'member',
    articles: countOrZero(item.nbArticle),
    comments: countOrZero(item.nbComment),
  };
}

/** Titles are returned in `language`. */
type MemberQuery = { slug: string; language: Language };

const readArticles = readingQuery(
  ({ slug, language, page }: MemberQuery & { page: number }) => ({
    url: paths.memberArticles(slug),
    headers: { 'Accept-Language': language },
    params: { page, itemsPerPage: limits.memberArticlePageSize },
  }),
  (body) => collectionFromWire(body, overviewFromWire),
);

const readComments = readingQuery(
  ({ slug, language, page }: MemberQuery & { page: number }) => ({
    url: paths.memberComments(slug),
    headers: { 'Accept-Language': language },
    params: { page, itemsPerPage: limits.commentPageSize },
  }),
  (body) => collectionFromWire(body, memberCommentFromWire),
);

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMember: build.query<PublicMember, string>({
      queryFn: readingQuery((slug) => ({ url: paths.publicMember(slug) }), memberFromWire),
      extraOptions: { public: true },
      providesTags: ['Articles', { type: 'Comments', id: 'LIST' }],
    }),
    getMemberArticles: build.infiniteQuery<Page<ArticleOverview>, MemberQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      queryFn: async ({ queryArg, pageParam }, api, extraOptions, send) =>
        readArticles({ ...queryArg, page: pageParam }, api, extraOptions, send),
      extraOptions: { public: true },
      providesTags: ['Articles'],
    }),
    getMemberComments: build.infiniteQuery<Page<MemberComment>, MemberQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      queryFn: async ({ queryArg, pageParam }, api, extraOptions, send) =>
        readComments({ ...queryArg, page: pageParam }, api, extraOptions, send),
      extraOptions: { public: true },
      providesTags: [{ type: 'Comments', id: 'LIST' }],
    }),
  }),
});

export const {
  useGetMemberQuery,
  useGetMemberArticlesInfiniteQuery,
  useGetMemberCommentsInfiniteQuery,
} = membersApi;
