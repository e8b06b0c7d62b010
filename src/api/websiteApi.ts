import { paths } from '../contract/paths';
import type { Language } from '../contract/languages';
import { baseApi } from './baseApi';
import { readingQuery } from './readingQuery';
import {
  configurationFromWire,
  statisticsFromWire,
  type ClientConfiguration,
  type ClientStatistics,
} from './websiteFromWire';

type InLanguage = { language: Language };

export const websiteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<ClientStatistics, void>({
      queryFn: readingQuery<void, ClientStatistics>(
        () => ({ url: paths.statistics }),
        statisticsFromWire,
      ),
      extraOptions: { public: true },
      providesTags: ['Website'],
    }),
    /** Partner descriptions are returned in `language`. */
    getConfiguration: build.query<ClientConfiguration, InLanguage>({
      queryFn: readingQuery<InLanguage, ClientConfiguration>(
        ({ language }) => ({
          url: paths.configuration,
          headers: { 'Accept-Language': language },
        }),
        configurationFromWire,
      ),
      extraOptions: { public: true },
      providesTags: ['Website'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetConfigurationQuery } = websiteApi;
