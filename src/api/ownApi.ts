import { ownReads, type UnplayedCharts } from '../contract/reads/ownReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { collectionOf, type Kept, type Page } from './wire/collection';
import { targetsFromWire, type Targets } from './wire/targetsFromWire';
import { unplayedChartFromWire, type UnplayedChart } from './wire/unplayedChartFromWire';
import { visitChangesFromWire, type VisitChanges } from './wire/visitChangesFromWire';

const ownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSinceLastVisit: build.query<VisitChanges & Kept, InLanguage>({
      ...readQuery(ownReads.sinceLastVisit),
      transformResponse: readResponse(visitChangesFromWire),
      providesTags: ['Board', 'Me'],
    }),
    getTargets: build.query<Targets & Kept, InLanguage>({
      ...readQuery(ownReads.targets),
      transformResponse: readResponse(targetsFromWire),
      providesTags: ['Board', 'Me'],
    }),
    getUnplayedCharts: build.query<Page<UnplayedChart>, InLanguage & UnplayedCharts>({
      ...readQuery(ownReads.unplayedCharts),
      transformResponse: readResponse(collectionOf(unplayedChartFromWire)),
      providesTags: ['Board', 'Me'],
    }),
  }),
});

export const { useGetSinceLastVisitQuery, useGetTargetsQuery, useGetUnplayedChartsQuery } = ownApi;
