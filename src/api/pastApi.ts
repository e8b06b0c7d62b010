import { pastReads } from '../contract/reads/pastReads';
import type { FirstState } from '../contract/records/past';
import type { PastBoardView } from '../contract/views/pastBoardView';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { scoresFromWire, type ScorePage } from './wire/boardFromWire';
import { firstsFromWire, type FirstPage } from './wire/firstFromWire';

type OneOf = InLanguage & { id: number };

const pastApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerFirsts: build.infiniteQuery<FirstPage, OneOf & { state: FirstState | null }, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(pastReads.playerFirsts),
      transformResponse: readResponse(firstsFromWire),
      providesTags: ['Board'],
    }),
    getPastBoard: build.query<ScorePage, OneOf & { view: PastBoardView }>({
      ...readQuery(pastReads.pastBoard),
      transformResponse: readResponse(scoresFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetPlayerFirstsInfiniteQuery, useGetPastBoardQuery } = pastApi;
