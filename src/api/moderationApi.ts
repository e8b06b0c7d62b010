import { moderationPaths } from '../contract/moderationPaths';
import type { NextProofRequest, ProofDecisionRequest } from '../contract/schemas/moderation';
import { moderatedProofView, type ModeratedProofView } from '../contract/views/moderatedProofView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import type { InLanguage } from './readQuery';
import { refetchAfterRanking } from './refetchAfterRanking';
import { noResult, readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import { collectionOf, type Kept, type Page } from './wire/collection';
import {
  listedProofFromWire,
  moderatedGameFromWire,
  moderatedProofFromWire,
  moderationFiguresFromWire,
  nextProofFromWire,
  type ListedProof,
  type ModeratedGame,
  type ModeratedProof,
  type ModerationFigures,
} from './wire/moderationFromWire';

type OneOf = InLanguage & { id: number };

const inLanguage = ({ language }: InLanguage) => ({ headers: { 'Accept-Language': language } });

export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModeratedGames: build.query<Page<ModeratedGame>, InLanguage>({
      query: (args) => ({ url: moderationPaths.games, ...inLanguage(args) }),
      transformResponse: readResponse(collectionOf(moderatedGameFromWire)),
      providesTags: ['Moderation'],
    }),
    getModeratedProofs: build.infiniteQuery<
      BoardPage<ListedProof>,
      InLanguage & ModeratedProofView,
      string
    >({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg, pageParam }) => ({
        url: moderationPaths.proofs,
        params: {
          ...moderatedProofView.request(queryArg),
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
        ...inLanguage(queryArg),
      }),
      transformResponse: readResponse(boardOf(listedProofFromWire, {})),
      providesTags: ['Moderation'],
    }),
    getModeratedProof: build.query<ModeratedProof & Kept, OneOf>({
      query: (args) => ({ url: moderationPaths.proof(args.id), ...inLanguage(args) }),
      transformResponse: readResponse(moderatedProofFromWire),
      providesTags: ['Moderation'],
    }),
    getModerationFigures: build.query<ModerationFigures & Kept, void>({
      query: () => ({ url: moderationPaths.figures }),
      transformResponse: readResponse(moderationFiguresFromWire),
      providesTags: ['Moderation'],
    }),
    takeNextProof: build.mutation<{ proof: ModeratedProof | null }, NextProofRequest>({
      query: (body) => ({ url: moderationPaths.nextProof, method: 'POST', body }),
      transformResponse: readResponse(nextProofFromWire),
    }),
    /** Keeps it for the moderator, or keeps it for longer. */
    claimProof: build.mutation<ModeratedProof, number>({
      query: (id) => ({ url: moderationPaths.proofClaim(id), method: 'POST' }),
      transformResponse: readResponse(moderatedProofFromWire),
    }),
    releaseProof: build.mutation<null, number>({
      query: (id) => ({ url: moderationPaths.proofClaim(id), method: 'DELETE' }),
      transformResponse: noResult,
    }),
    decideProof: build.mutation<null, ProofDecisionRequest & { id: number }>({
      query: ({ id, ...body }) => ({
        url: moderationPaths.proofDecision(id),
        method: 'POST',
        body,
      }),
      transformResponse: noResult,
      // Also after a conflict: what is shown is old then.
      invalidatesTags: ['Moderation', 'Board', 'Game'],
      onQueryStarted: refetchAfterRanking,
    }),
  }),
});

export const {
  useClaimProofMutation,
  useDecideProofMutation,
  useGetModeratedGamesQuery,
  useGetModeratedProofQuery,
  useGetModeratedProofsInfiniteQuery,
  useGetModerationFiguresQuery,
  useReleaseProofMutation,
} = moderationApi;
