import { adminPaths } from '../../contract/adminPaths';
import type { Language } from '../../contract/languages';
import type { SiteStatistics } from '../../contract/schemas/adminStatistics';
import { countedKinds, type DayRange } from '../../contract/statisticsRange';
import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { isRecord } from '../../api/wire/typeGuards';

const hasCounts = (value: unknown) =>
  isRecord(value) && countedKinds.every((kind) => typeof value[kind] === 'number');
const isListOf = (value: unknown, check: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(check);
const isWord = (item: unknown) =>
  isRecord(item) && typeof item.word === 'string' && typeof item.total === 'number';
const isArticle = (item: unknown) =>
  isRecord(item) && typeof item.title === 'string' && typeof item.views === 'number';
const isPoint = (item: unknown) =>
  isRecord(item) && typeof item.start === 'string' && hasCounts(item);

/** The response comes from the site's own server of the same release: it is checked only so that it cannot break a page. */
function isStatistics(body: unknown): body is SiteStatistics {
  return (
    isRecord(body) &&
    hasCounts(body.totals) &&
    hasCounts(body.previous) &&
    isListOf(body.points, isPoint) &&
    isListOf(body.topArticles, isArticle) &&
    [body.memberLanguages, body.pageLanguages, body.themes].every((list) => isListOf(list, isWord))
  );
}

const adminStatisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Article titles are returned in `language`. */
    getSiteStatistics: build.query<SiteStatistics, DayRange & { language: Language }>({
      query: ({ from, to, language }) => ({
        url: adminPaths.statistics,
        params: { from, to },
        headers: { 'Accept-Language': language },
      }),
      transformResponse: readResponse((body) => (isStatistics(body) ? body : undefined)),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetSiteStatisticsQuery } = adminStatisticsApi;
