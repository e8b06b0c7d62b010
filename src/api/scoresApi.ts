import { paths } from '../contract/paths';
import { recordReads } from '../contract/reads/recordReads';
import type { ScoreRow } from '../contract/schemas/scores';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { refetchAfterRanking } from './refetchAfterRanking';
import { readResponse } from './readResponse';
import type { Kept } from './wire/collection';
import { resultsFromWire, sheetFromWire, type PostResult, type Sheet } from './wire/sheetFromWire';

export const scoresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSheet: build.query<Sheet & Kept, InLanguage & { id: number }>({
      ...readQuery(recordReads.sheet),
      transformResponse: readResponse(sheetFromWire),
      providesTags: ['Sheet', 'Me'],
    }),
    /** Where scores would stand; stores nothing. */
    predictScores: build.mutation<{ results: PostResult[] }, ScoreRow[]>({
      query: (scores) => ({
        url: paths.scoreBatch,
        method: 'POST',
        body: { scores, dryRun: true },
      }),
      transformResponse: readResponse(resultsFromWire),
    }),
    postScores: build.mutation<{ results: PostResult[] }, ScoreRow[]>({
      query: (scores) => ({ url: paths.scoreBatch, method: 'POST', body: { scores } }),
      transformResponse: readResponse(resultsFromWire),
      invalidatesTags: ['Sheet', 'Board', 'Game'],
      onQueryStarted: refetchAfterRanking,
    }),
  }),
});

export const { useGetSheetQuery, usePredictScoresMutation, usePostScoresMutation } = scoresApi;
