import { requestReads } from '../contract/reads/requestReads';
import { requestPaths } from '../contract/requestPaths';
import type { RequestToSend } from '../contract/schemas/requests';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { secretQuery } from './secretArgs';
import { boardOf, type BoardPage } from './wire/boardPages';
import { dueScoreFromWire, type DueScore } from './wire/dueScoreFromWire';
import type { Read } from './wire/readers';
import { ownRequestFromWire, remainingFields, sentRequestFromWire } from './wire/requestFromWire';

const ownRequestsFromWire = boardOf(ownRequestFromWire, remainingFields);
type OwnRequestPage = Read<typeof ownRequestsFromWire>;

const requestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnRequests: build.infiniteQuery<OwnRequestPage, InLanguage, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(requestReads.ownRequests),
      transformResponse: readResponse(ownRequestsFromWire),
      providesTags: ['Board', 'Me'],
    }),
    getDueScores: build.infiniteQuery<BoardPage<DueScore>, InLanguage, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(requestReads.dueScores),
      transformResponse: readResponse(boardOf(dueScoreFromWire, {})),
      providesTags: ['Board', 'Me'],
    }),
    /** Its grounds and words are nobody’s but the moderators’. */
    askForProof: build.mutation({
      query: secretQuery(({ score, ...body }: RequestToSend & { score: number }) => ({
        url: requestPaths.scoreRequests(score),
        method: 'POST',
        body,
      })),
      transformResponse: readResponse(sentRequestFromWire),
      // Also after a refusal: what is shown is older than what the server has.
      invalidatesTags: ['Board'],
    }),
  }),
});

export const {
  useAskForProofMutation,
  useGetDueScoresInfiniteQuery,
  useGetOwnRequestsInfiniteQuery,
} = requestsApi;
