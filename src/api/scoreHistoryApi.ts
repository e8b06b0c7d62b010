import type { Language } from '../contract/languages';
import { scoreEventsRequest, scoreRequest } from '../contract/recordRequests';
import { baseApi } from './baseApi';
import { inLanguage } from './inLanguage';
import { keysetPages } from './keysetPages';
import { readResponse } from './readResponse';
import { eventsFromWire, type EventPage } from './wire/boardFromWire';
import type { Kept } from './wire/collection';
import {
  scoreChangeFromWire,
  scoreDetailsFromWire,
  type ScoreChange,
  type ScoreDetails,
} from './wire/scoreHistoryFromWire';

type OneOf = { language: Language; id: number };

const shared = { public: true };

export const scoreHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getScore: build.query<ScoreDetails & Kept, OneOf>({
      query: ({ language, id }) => inLanguage(language, scoreRequest(id)),
      transformResponse: readResponse(scoreDetailsFromWire),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
    getScoreEvents: build.infiniteQuery<EventPage<ScoreChange>, OneOf, string>({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg: { language, id }, pageParam }) =>
        inLanguage(language, scoreEventsRequest(id, pageParam)),
      transformResponse: readResponse((body) => eventsFromWire(body, scoreChangeFromWire)),
      extraOptions: shared,
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetScoreQuery, useGetScoreEventsInfiniteQuery } = scoreHistoryApi;
