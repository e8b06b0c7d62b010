import { yearReads, type YearOfPlayer } from '../contract/reads/yearReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import type { Kept } from './wire/collection';
import { yearFromWire, type YearReview } from './wire/yearFromWire';

const yearApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerYear: build.query<YearReview & Kept, InLanguage & YearOfPlayer>({
      ...readQuery(yearReads.playerYear),
      transformResponse: readResponse(yearFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetPlayerYearQuery } = yearApi;
