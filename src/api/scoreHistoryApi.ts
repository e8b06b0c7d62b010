import { recordReads } from '../contract/reads/recordReads';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import type { Kept } from './wire/collection';
import {
  scoreChangeFromWire,
  scoreDetailsFromWire,
  type ScoreChange,
  type ScoreDetails,
} from './wire/scoreHistoryFromWire';
import { eventsOf, type EventPage } from './wire/boardPages';

type OneOf = InLanguage & { id: number };

export const scoreHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getScore: build.query<ScoreDetails & Kept, OneOf>({
      ...readQuery(recordReads.score),
      transformResponse: readResponse(scoreDetailsFromWire),
      providesTags: ['Board'],
    }),
    getScoreEvents: build.infiniteQuery<EventPage<ScoreChange>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(recordReads.scoreEvents),
      transformResponse: readResponse(eventsOf(scoreChangeFromWire)),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetScoreQuery, useGetScoreEventsInfiniteQuery } = scoreHistoryApi;
