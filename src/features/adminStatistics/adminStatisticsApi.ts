import { checked, hasFields, isListOf, isNumber, isText } from '../../admin-frame/checks';
import { adminPaths } from '../../contract/adminPaths';
import type { Language } from '../../contract/languages';
import type { SiteStatistics } from '../../contract/schemas/adminStatistics';
import { countedKinds, type DayRange } from '../../contract/statisticsRange';
import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';

const counts = Object.fromEntries(countedKinds.map((kind) => [kind, isNumber]));
const hasCounts = hasFields(counts);
const isWords = isListOf(
  hasFields<SiteStatistics['themes'][number]>({ word: isText, total: isNumber }),
);

const statisticsFromWire = checked(
  hasFields<SiteStatistics>({
    totals: hasCounts,
    previous: hasCounts,
    points: isListOf(hasFields({ ...counts, start: isText })),
    topArticles: isListOf(
      hasFields<SiteStatistics['topArticles'][number]>({ title: isText, views: isNumber }),
    ),
    memberLanguages: isWords,
    pageLanguages: isWords,
    themes: isWords,
  }),
);

const adminStatisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Article titles are returned in `language`. */
    getSiteStatistics: build.query<SiteStatistics, DayRange & { language: Language }>({
      query: ({ from, to, language }) => ({
        url: adminPaths.statistics,
        params: { from, to },
        headers: { 'Accept-Language': language },
      }),
      transformResponse: readResponse(statisticsFromWire),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetSiteStatisticsQuery } = adminStatisticsApi;
