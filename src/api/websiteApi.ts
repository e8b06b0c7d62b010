import { paths } from '../contract/paths';
import type { Language } from '../contract/languages';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import {
  configurationFromWire,
  statisticsFromWire,
  type ClientConfiguration,
  type ClientStatistics,
} from './wire/websiteFromWire';

type InLanguage = { language: Language };

export const websiteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<ClientStatistics, void>({
      query: () => ({ url: paths.statistics }),
      transformResponse: readResponse(statisticsFromWire),
      extraOptions: { public: true },
      providesTags: ['Website'],
    }),
    /** Partner descriptions are returned in `language`. */
    getConfiguration: build.query<ClientConfiguration, InLanguage>({
      query: ({ language }) => ({
        url: paths.configuration,
        headers: { 'Accept-Language': language },
      }),
      transformResponse: readResponse(configurationFromWire),
      extraOptions: { public: true },
      providesTags: ['Website'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetConfigurationQuery } = websiteApi;
