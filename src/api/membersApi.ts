import { memberArticlesRequest, memberCommentsRequest } from '../contract/articleRequests';
import type { Language } from '../contract/languages';
import { paths } from '../contract/paths';
import { overviewFromWire, type ArticleOverview } from './wire/articleFromWire';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './wire/collection';
import { memberCommentFromWire, type MemberComment } from './wire/commentFromWire';
import { listTags } from './listTags';
import { nextPage } from './pagination';
import { readResponse } from './readResponse';
import { memberFromWire, type PublicMember } from './wire/memberFromWire';

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
      query: ({ queryArg: { slug, language }, pageParam }) => {
        const { path: url, params } = memberArticlesRequest(slug, pageParam);
        return { url, params, headers: { 'Accept-Language': language } };
      },
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
      query: ({ queryArg: { slug, language }, pageParam }) => {
        const { path: url, params } = memberCommentsRequest(slug, pageParam);
        return { url, params, headers: { 'Accept-Language': language } };
      },
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
