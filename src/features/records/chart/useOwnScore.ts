import { skipToken } from '@reduxjs/toolkit/query';
import { useGetChartRankingQuery } from '../../../api/recordsApi';
import type { BoardScore } from '../../../api/wire/boardFromWire';
import { wholeBoard, type BoardView } from '../../../contract/recordRequests';
import { useRoute } from '../../../navigation/useRoute';

interface OwnScoreQuery {
  chartId: number;
  view: BoardView;
  /** Undefined for guests, who have none. */
  username: string | undefined;
}

const isNarrowed = ({ platform, country }: BoardView) => platform !== null || country !== '';

/** The last of the scores that is better than a rank. */
const betterThan = (items: readonly BoardScore[], { rank }: BoardScore) =>
  items.findLast((score) => score.rank < rank);

/**
 * The score of a member on a chart, and the next better one; undefined without a score. It is read from the page that is shown, if it is on
 * it: a page of its own would be of another moment.
 */
export function useOwnScore({ chartId, view, username }: OwnScoreQuery) {
  const { language } = useRoute();
  const query = (of: BoardView) =>
    username === undefined ? skipToken : { language, id: chartId, view: of };
  const shown = useGetChartRankingQuery(query(view)).currentData;
  const around = useGetChartRankingQuery(query({ ...wholeBoard, aroundMe: true })).currentData;
  const pages = [isNarrowed(view) ? [] : (shown?.items ?? []), around?.items ?? []];
  const own = pages.flat().find(({ player }) => player.username === username);
  if (username === undefined || !own) return undefined;
  return { own, better: pages.map((items) => betterThan(items, own)).find(Boolean) };
}
