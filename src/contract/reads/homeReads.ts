import { limits } from '../limits';
import { paths } from '../paths';
import type { QueryParams } from '../views/parameters';
import { startingRead } from './read';

/** Published articles, the newest first; the parameters are those of the list without a choice. */
const newest =
  (itemsPerPage: number, chosen: QueryParams = {}) =>
  () => ({
    ...chosen,
    'order[publishedAt]': 'desc',
    itemsPerPage,
    page: 1,
    status: 'PUBLISHED',
  });

/** What Home reads. It is on everybody's first screen, so nothing of other pages is here. */
export const homeReads = {
  latestArticles: startingRead<object>({
    path: paths.articles,
    keep: 'api',
    of: () => ({}),
    params: newest(limits.latestArticles),
  }),
  featuredArticles: startingRead<object>({
    path: paths.articles,
    keep: 'api',
    of: () => ({}),
    params: newest(limits.featuredArticles, { featured: true }),
  }),
  statistics: startingRead<null>({
    path: paths.statistics,
    keep: 'api',
    untranslated: true,
    of: () => null,
  }),
  configuration: startingRead<object>({ path: paths.configuration, keep: 'api', of: () => ({}) }),
  /** The first places that were taken last. */
  latestRecords: startingRead<object>({
    path: paths.latestRecords,
    keep: 'people',
    of: () => ({}),
    params: () => ({ itemsPerPage: limits.latestRecords }),
  }),
};
