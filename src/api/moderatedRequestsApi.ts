import { moderationPaths } from '../contract/moderationPaths';
import type { RequestDecision } from '../contract/schemas/requests';
import {
  moderatedRequestView,
  type ModeratedRequestView,
} from '../contract/views/moderatedRequestView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import type { InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import type { Kept } from './wire/collection';
import {
  listedRequestFromWire,
  moderatedRequestFromWire,
  type ListedRequest,
  type ModeratedRequest,
} from './wire/requestFromWire';

const inLanguage = ({ language }: InLanguage) => ({ headers: { 'Accept-Language': language } });

/** Requests for proofs, for moderators. */
export const moderatedRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModeratedRequests: build.infiniteQuery<
      BoardPage<ListedRequest>,
      InLanguage & ModeratedRequestView,
      string
    >({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg, pageParam }) => ({
        url: moderationPaths.requests,
        params: {
          ...moderatedRequestView.request(queryArg),
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
        ...inLanguage(queryArg),
      }),
      transformResponse: readResponse(boardOf(listedRequestFromWire, {})),
      providesTags: ['Moderation'],
    }),
    getModeratedRequest: build.query<ModeratedRequest & Kept, InLanguage & { id: number }>({
      query: (args) => ({ url: moderationPaths.request(args.id), ...inLanguage(args) }),
      transformResponse: readResponse(moderatedRequestFromWire),
      providesTags: ['Moderation'],
    }),
    decideRequest: build.mutation<null, RequestDecision & { id: number }>({
      query: ({ id, ...body }) => ({
        url: moderationPaths.requestDecision(id),
        method: 'POST',
        body,
      }),
      transformResponse: noResult,
      // Also after a conflict: what is shown is old then.
      invalidatesTags: ['Moderation', 'Board'],
    }),
  }),
});

export const { useGetModeratedRequestQuery, useGetModeratedRequestsInfiniteQuery } =
  moderatedRequestsApi;
