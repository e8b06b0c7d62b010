import '../api/homeApi';
import '../api/websiteApi';
import { baseApi } from '../api/baseApi';
import type { Language } from '../contract/languages';
import type { MatchedPage } from '../contract/matchPage';
import { pageEntry, type ReadingRouteName, type RouteName } from '../contract/pages';
import { homeReads } from '../contract/reads/homeReads';
import type { StartingRead } from '../contract/reads/read';
import type { PageRead } from '../contract/reads/reads';
import type { AppDispatch } from '../store/createStore';

/** The parts of a URL that a page's queries depend on. */
export interface RouteRequest {
  language: Language;
  page: MatchedPage;
  search: URLSearchParams;
}

type PageReads = Readonly<Partial<Record<PageRead, StartingRead<unknown>>>>;
type LoadReads = () => Promise<PageReads>;

async function loadArticles(): Promise<PageReads> {
  const [{ articleReads }] = await Promise.all([
    import(/* webpackChunkName: "prefetch-articles" */ '../contract/reads/articleReads'),
    import(/* webpackChunkName: "prefetch-articles" */ '../api/articlesApi'),
  ]);
  return articleReads;
}

async function loadArticle(): Promise<PageReads> {
  const [reads] = await Promise.all([
    loadArticles(),
    import(/* webpackChunkName: "prefetch-comments" */ '../api/commentsApi'),
  ]);
  return reads;
}

async function loadMembers(): Promise<PageReads> {
  const [{ memberReads }] = await Promise.all([
    import(/* webpackChunkName: "page-MemberDetail" */ '../contract/reads/memberReads'),
    import(/* webpackChunkName: "page-MemberDetail" */ '../api/membersApi'),
  ]);
  return memberReads;
}

async function loadRecords(): Promise<PageReads> {
  const [{ recordReads }] = await Promise.all([
    import(/* webpackChunkName: "prefetch-records" */ '../contract/reads/recordReads'),
    import(/* webpackChunkName: "prefetch-records" */ '../api/recordsApi'),
    import(/* webpackChunkName: "prefetch-records" */ '../api/scoreHistoryApi'),
  ]);
  return recordReads;
}

async function loadPlayers(): Promise<PageReads> {
  const [{ playerReads }] = await Promise.all([
    import(/* webpackChunkName: "page-PlayerList" */ '../contract/reads/playerReads'),
    import(/* webpackChunkName: "page-PlayerList" */ '../api/playersApi'),
  ]);
  return playerReads;
}

async function loadSeries(): Promise<PageReads> {
  const [{ seriesReads }] = await Promise.all([
    import(/* webpackChunkName: "prefetch-series" */ '../contract/reads/seriesReads'),
    import(/* webpackChunkName: "prefetch-series" */ '../api/seriesApi'),
  ]);
  return seriesReads;
}

/** The reads and endpoints of pages other than Home, which are not on everybody's first screen. */
const laterReads: Partial<Record<RouteName, LoadReads>> &
  Record<Exclude<ReadingRouteName, 'Home' | 'Register'>, LoadReads> = {
  ArticleList: loadArticles,
  ArticleDetail: loadArticle,
  MemberDetail: loadMembers,
  GameList: loadRecords,
  GameDetail: loadRecords,
  GroupDetail: loadRecords,
  ChartDetail: loadRecords,
  SeriesDetail: loadSeries,
  PlatformDetail: loadSeries,
  RankingBoard: loadRecords,
  PlayerList: loadPlayers,
  LatestScores: loadRecords,
  Score: loadRecords,
};

interface Endpoint {
  initiate: (argument: unknown, options: { subscribe: false }) => Parameters<AppDispatch>[0];
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'initiate' in value;

/** Sends the request of a read, unless there is a response already. Returns false if the read or its endpoint is not loaded. */
function prefetch(name: PageRead, loaded: PageReads, dispatch: AppDispatch, request: RouteRequest) {
  const described = loaded[name];
  if (!described) return false;
  const { language, page, search } = request;
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
  const { reads = [] } = pageEntry(route);
  const waiting = reads.filter((name) => !prefetch(name, homeReads, dispatch, request));
  if (waiting.length === 0) return;
  const loaded = await laterReads[route]?.();
  for (const name of waiting) if (loaded) prefetch(name, loaded, dispatch, request);
}
