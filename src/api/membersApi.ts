import { memberReads } from '../contract/reads/memberReads';
import { overviewFromWire, type ArticleOverview } from './wire/articleFromWire';
import { baseApi } from './baseApi';
import { collectionOf, type Page } from './wire/collection';
import { memberCommentFromWire, type MemberComment } from './wire/commentFromWire';
import { listTags } from './listTags';
import { numberedPages } from './pagination';
import { pagesQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { memberFromWire, type PublicMember } from './wire/memberFromWire';

/** Titles are returned in `language`. */
type MemberQuery = InLanguage & { slug: string };

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMember: build.query<PublicMember, string>({
      ...untranslatedQuery(memberReads.member),
      transformResponse: readResponse(memberFromWire),
      providesTags: [
        'Board',
        { type: 'Board', id: 'PINS' },
        { type: 'Article', id: 'LIST' },
        { type: 'Comments', id: 'LIST' },
      ],
    }),
    getMemberArticles: build.infiniteQuery<Page<ArticleOverview>, MemberQuery, number>({
      infiniteQueryOptions: numberedPages,
      ...pagesQuery(memberReads.memberArticles),
      transformResponse: readResponse(collectionOf(overviewFromWire)),
      providesTags: (list) =>
        listTags(
          'Article',
          list?.pages.flatMap(({ items }) => items),
        ),
    }),
    getMemberComments: build.infiniteQuery<Page<MemberComment>, MemberQuery, number>({
      infiniteQueryOptions: numberedPages,
      ...pagesQuery(memberReads.memberComments),
      transformResponse: readResponse(collectionOf(memberCommentFromWire)),
      providesTags: [{ type: 'Comments', id: 'LIST' }],
    }),
  }),
});

export const {
  useGetMemberQuery,
  useGetMemberArticlesInfiniteQuery,
  useGetMemberCommentsInfiniteQuery,
} = membersApi;
