import '../api/articlesApi';
import '../api/latestRecordsApi';
import '../api/websiteApi';
import { baseApi } from '../api/baseApi';
import type { Language } from '../contract/languages';
import type { MatchedPage } from '../contract/matchPage';
import { pageEntry, type RouteName } from '../contract/pages';
import type { StartingRead } from '../contract/reads/read';
import { reads, type PageRead } from '../contract/reads/reads';
import type { AppDispatch } from '../store/createStore';

/** The parts of a URL that a page's queries depend on. */
export interface RouteRequest {
  language: Language;
  page: MatchedPage;
  search: URLSearchParams;
}

const loadRecords = async () =>
  import(/* webpackChunkName: "prefetch-records" */ '../api/recordsApi');

/** The endpoints of pages that are not on everybody's first screen. */
const endpointsOf: Partial<Record<RouteName, () => Promise<unknown>>> = {
  ArticleDetail: async () =>
    import(/* webpackChunkName: "page-ArticleDetail" */ '../api/commentsApi'),
  MemberDetail: async () => import(/* webpackChunkName: "page-MemberDetail" */ '../api/membersApi'),
  GameList: loadRecords,
  GameDetail: loadRecords,
  GroupDetail: loadRecords,
  ChartDetail: loadRecords,
  RankingBoard: loadRecords,
  LatestScores: loadRecords,
  Score: async () => import(/* webpackChunkName: "page-Score" */ '../api/scoreHistoryApi'),
};

interface Endpoint {
  initiate: (argument: unknown, options: { subscribe: false }) => Parameters<AppDispatch>[0];
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'initiate' in value;

/** Sends the request of a read, unless there is a response already. Returns false if its endpoint is not loaded. */
function prefetch(name: PageRead, dispatch: AppDispatch, { language, page, search }: RouteRequest) {
  const described: StartingRead<unknown> = reads[name];
  const args = described.of({ ...page, search });
  if (args === undefined) return true;
  const endpoint: unknown = Reflect.get(
    baseApi.endpoints,
    `get${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  );
  if (!isEndpoint(endpoint)) return false;
  const argument = described.untranslated ? (args ?? undefined) : { ...Object(args), language };
  dispatch(endpoint.initiate(argument, { subscribe: false }));
  return true;
}

/** Starts a page's first queries, in parallel with loading its code. */
export async function prefetchPage(
  route: RouteName,
  dispatch: AppDispatch,
  request: RouteRequest,
): Promise<void> {
  const { reads: names = [] } = pageEntry(route);
  const waiting = names.filter((name) => !prefetch(name, dispatch, request));
  if (waiting.length === 0) return;
  await endpointsOf[route]?.();
  for (const name of waiting) prefetch(name, dispatch, request);
}
