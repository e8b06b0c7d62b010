import { homeReads } from '../contract/reads/homeReads';
import { baseApi } from './baseApi';
import { readQuery, untranslatedQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import {
  configurationFromWire,
  statisticsFromWire,
  type ClientConfiguration,
  type ClientStatistics,
} from './wire/websiteFromWire';

const statistics = untranslatedQuery(homeReads.statistics);

export const websiteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<ClientStatistics, void>({
      ...statistics,
      query: () => statistics.query(null),
      transformResponse: readResponse(statisticsFromWire),
      providesTags: ['Website'],
    }),
    /** Partner descriptions are returned in `language`. */
    getConfiguration: build.query<ClientConfiguration, InLanguage>({
      ...readQuery(homeReads.configuration),
      transformResponse: readResponse(configurationFromWire),
      providesTags: ['Website'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetConfigurationQuery } = websiteApi;
