import { recordsApi } from '../../api/recordsApi';
import { scoreHistoryApi } from '../../api/scoreHistoryApi';
import {
  readAfter,
  readBoardView,
  readGameRanking,
  readRankingView,
} from '../../contract/boardParams';
import { readGameListParams } from '../../contract/gameListParams';
import type { Language } from '../../contract/languages';
import type { MatchedPage } from '../../contract/matchPage';
import { parseId } from '../../contract/parseId';
import { isPlayerBoard } from '../../contract/records/rankingBoards';
import type { AppDispatch } from '../../store/createStore';

interface RecordsRequest {
  language: Language;
  page: MatchedPage;
  search: URLSearchParams;
}

/** Fetches what a page of records starts with while its code is still loading. */
export function prefetchRecords(
  dispatch: AppDispatch,
  { language, page: { route, id, params }, search }: RecordsRequest,
): void {
  const { prefetch } = recordsApi.util;
  if (route === 'GameList') {
    dispatch(prefetch('getGames', { language, ...readGameListParams(search) }, {}));
    dispatch(prefetch('getPlatforms', { language }, {}));
    dispatch(prefetch('getSeries', { language }, {}));
  }
  if (route === 'LatestScores')
    dispatch(prefetch('getLatestScores', { language, after: readAfter(search) }, {}));
  const scoreId = parseId(params['id'] ?? '');
  if (route === 'Score' && scoreId !== undefined) {
    const score = { language, id: scoreId };
    dispatch(scoreHistoryApi.util.prefetch('getScore', score, {}));
    dispatch(scoreHistoryApi.endpoints.getScoreEvents.initiate(score, { subscribe: false }));
  }
  const board = params['board'] ?? '';
  if (route === 'RankingBoard' && isPlayerBoard(board)) {
    const view = readRankingView(search);
    if (!view.aroundMe) dispatch(prefetch('getRanking', { language, board, view }, {}));
  }
  if (id === undefined) return;
  if (route === 'GameDetail') {
    dispatch(prefetch('getGame', { language, id }, {}));
    const view = readGameRanking(search);
    if (!view.aroundMe) dispatch(prefetch('getGameRanking', { language, id, view }, {}));
  }
  if (route === 'GroupDetail') {
    dispatch(prefetch('getGroup', { language, id }, {}));
    dispatch(prefetch('getGroupCharts', { language, id }, {}));
  }
  if (route === 'ChartDetail') {
    const view = readBoardView(search);
    dispatch(prefetch('getChart', { language, id }, {}));
    if (!view.aroundMe) dispatch(prefetch('getChartRanking', { language, id, view }, {}));
  }
}
