import { readListParams } from '../../../contract/articleListParams';
import {
  articleListRequest,
  commentsRequest,
  featuredArticlesRequest,
  latestArticlesRequest,
  memberArticlesRequest,
  memberCommentsRequest,
  relatedArticlesRequest,
  requestUrl,
  type ApiRequest,
} from '../../../contract/articleRequests';
import {
  readAfter,
  readBoardView,
  readGameRanking,
  readRankingView,
} from '../../../contract/boardParams';
import { readGameListParams } from '../../../contract/gameListParams';
import type { MatchedPage } from '../../../contract/matchPage';
import { parseId } from '../../../contract/parseId';
import { paths } from '../../../contract/paths';
import { pageEntry, type PageRead } from '../../../contract/pages';
import { isPlayerBoard } from '../../../contract/records/rankingBoards';
import {
  chartRankingRequest,
  chartRequest,
  gameListRequest,
  gameRankingRequest,
  gameRequest,
  groupChartsRequest,
  groupRequest,
  latestRecordsRequest,
  latestScoresRequest,
  scoreEventsRequest,
  scoreRequest,
  platformsRequest,
  rankingRequest,
  seriesRequest,
} from '../../../contract/recordRequests';

/** The parts of a URL that requests depend on. */
interface ReadPage extends MatchedPage {
  search: URLSearchParams;
}

export interface PreloadRequest {
  read: PageRead;
  path: string;
}

type Request = (page: ReadPage) => ApiRequest | undefined;

const plain = (path: string): ApiRequest => ({ path, params: {} });

const withId =
  (request: (id: number, search: URLSearchParams) => ApiRequest): Request =>
  ({ id, search }) =>
    id === undefined ? undefined : request(id, search);

const ofMember =
  (request: (slug: string) => ApiRequest): Request =>
  ({ params: { slug } }) =>
    slug === undefined ? undefined : request(slug);

/** Of an id that is no number, too: the response says that there is no such score. */
const ofScore =
  (request: (id: number) => ApiRequest): Request =>
  ({ params: { id = '' } }) =>
    request(parseId(id) ?? 0);

/** The requests for what `contract/pages` says that pages read, spelled exactly as by the client. */
const requests: Record<PageRead, Request> = {
  latestArticles: latestArticlesRequest,
  featuredArticles: featuredArticlesRequest,
  statistics: () => plain(paths.statistics),
  configuration: () => plain(paths.configuration),
  articleList: ({ search }) => articleListRequest(readListParams(search)),
  article: withId((id) => plain(paths.article(id))),
  relatedArticles: withId(relatedArticlesRequest),
  comments: withId((id) => commentsRequest(id, 1)),
  memberArticles: ofMember((slug) => memberArticlesRequest(slug, 1)),
  memberComments: ofMember((slug) => memberCommentsRequest(slug, 1)),
  member: ofMember((slug) => plain(paths.publicMember(slug))),
  gameList: ({ search }) => gameListRequest(readGameListParams(search)),
  platforms: platformsRequest,
  series: seriesRequest,
  game: withId(gameRequest),
  // A page around the member needs the session, which documents do not know.
  gameRanking: ({ id, search }) => {
    const view = readGameRanking(search);
    return id === undefined || view.aroundMe ? undefined : gameRankingRequest(id, view);
  },
  group: withId(groupRequest),
  groupCharts: withId(groupChartsRequest),
  chart: withId(chartRequest),
  chartRanking: ({ id, search }) => {
    const view = readBoardView(search);
    return id === undefined || view.aroundMe ? undefined : chartRankingRequest(id, view);
  },
  ranking: ({ params: { board = '' }, search }) => {
    const view = readRankingView(search);
    return isPlayerBoard(board) && !view.aroundMe ? rankingRequest(board, view) : undefined;
  },
  score: ofScore(scoreRequest),
  scoreEvents: ofScore((id) => scoreEventsRequest(id, '')),
  latestRecords: latestRecordsRequest,
  latestScores: ({ search }) => latestScoresRequest(readAfter(search)),
};

/**
 * The first requests of a page, whose responses are inlined in the document. If the client's request differs, it is simply
 * sent.
 */
export function preloadRequests(page: ReadPage): PreloadRequest[] {
  const { reads = [] } = pageEntry(page.route);
  return reads.flatMap((read) => {
    const request = requests[read](page);
    return request === undefined ? [] : [{ read, path: requestUrl(request) }];
  });
}
