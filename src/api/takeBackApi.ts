import { paths } from '../contract/paths';
import { takeBackReads } from '../contract/reads/takeBackReads';
import type { PlayerRankingChange, ScoreWithdrawal } from '../contract/schemas/takeBack';
import { takeBackPaths } from '../contract/takeBackPaths';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { refetchAfterRanking } from './refetchAfterRanking';
import { boardOf, type BoardPage } from './wire/boardPages';
import { unrankedScoreFromWire, type UnrankedScore } from './wire/unrankedFromWire';

/** Also after a refusal: what is shown is older than what the server has. */
const changed = {
  transformResponse: noResult,
  invalidatesTags: ['Sheet', 'Board', 'Game'] as const,
  onQueryStarted: refetchAfterRanking,
};

const takeBackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUnrankedScores: build.infiniteQuery<
      BoardPage<UnrankedScore>,
      InLanguage & { id: number },
      string
    >({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(takeBackReads.unrankedScores),
      transformResponse: readResponse(boardOf(unrankedScoreFromWire, {})),
      providesTags: ['Board'],
    }),
    withdrawScore: build.mutation<null, { id: number } & ScoreWithdrawal>({
      query: ({ id, ...body }) => ({ url: paths.score(id), method: 'DELETE', body }),
      ...changed,
    }),
    restoreScore: build.mutation<null, number>({
      query: (id) => ({ url: takeBackPaths.restoreScore(id), method: 'POST' }),
      ...changed,
    }),
    rankPlayer: build.mutation<null, { id: number } & PlayerRankingChange>({
      query: ({ id, ...body }) => ({ url: takeBackPaths.playerRanking(id), method: 'PUT', body }),
      ...changed,
    }),
  }),
});

export const {
  useGetUnrankedScoresInfiniteQuery,
  useWithdrawScoreMutation,
  useRestoreScoreMutation,
  useRankPlayerMutation,
} = takeBackApi;
