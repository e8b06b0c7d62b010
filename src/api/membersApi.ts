import type { Language } from '../contract/languages';
import { limits } from '../contract/limits';
import { paths } from '../contract/paths';
import { isPublicRole, type PublicRole } from '../contract/roles';
import { idOf, overviewFromWire, type ArticleOverview } from './wire/articleFromWire';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './wire/collection';
import { memberCommentFromWire, type MemberComment } from './wire/commentFromWire';
import { listTags } from './listTags';
import { nextPage } from './pagination';
import { readResponse } from './readResponse';
import { countOrZero, dateOrNull, isRecord, textOrNull } from './wire/typeGuards';

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

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMember: build.query<PublicMember, string>({
      query: (slug) => ({ url: paths.publicMember(slug) }),
      transformResponse: readResponse(memberFromWire),
      extraOptions: { public: true },
      providesTags: [
        { type: 'Article', id: 'LIST' },
        { type: 'Comments', id: 'LIST' },
      ],
    }),
    getMemberArticles: build.infiniteQuery<Page<ArticleOverview>, MemberQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      query: ({ queryArg: { slug, language }, pageParam }) => ({
        url: paths.memberArticles(slug),
        headers: { 'Accept-Language': language },
        params: { page: pageParam, itemsPerPage: limits.memberArticlePageSize },
      }),
      transformResponse: readResponse((body) => collectionFromWire(body, overviewFromWire)),
      extraOptions: { public: true },
      providesTags: (list) =>
        listTags(
          'Article',
          list?.pages.flatMap(({ items }) => items),
        ),
    }),
    getMemberComments: build.infiniteQuery<Page<MemberComment>, MemberQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      query: ({ queryArg: { slug, language }, pageParam }) => ({
        url: paths.memberComments(slug),
        headers: { 'Accept-Language': language },
        params: { page: pageParam, itemsPerPage: limits.commentPageSize },
      }),
      transformResponse: readResponse((body) => collectionFromWire(body, memberCommentFromWire)),
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
