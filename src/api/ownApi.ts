import { ownReads } from '../contract/reads/ownReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import type { Kept } from './wire/collection';
import { visitChangesFromWire, type VisitChanges } from './wire/visitChangesFromWire';

const ownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSinceLastVisit: build.query<VisitChanges & Kept, InLanguage>({
      ...readQuery(ownReads.sinceLastVisit),
      transformResponse: readResponse(visitChangesFromWire),
      providesTags: ['Board', 'Me'],
    }),
  }),
});

export const { useGetSinceLastVisitQuery } = ownApi;
