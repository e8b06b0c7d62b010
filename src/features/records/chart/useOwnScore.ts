import { skipToken } from '@reduxjs/toolkit/query';
import { useGetChartRankingQuery } from '../../../api/recordsApi';
import { wholeBoard } from '../../../contract/recordRequests';
import { useRoute } from '../../../navigation/useRoute';

/** The score of a member on a chart, and the next better one; undefined without a score, and for guests. */
export function useOwnScore(chartId: number, username: string | undefined) {
  const { language } = useRoute();
  const view = { ...wholeBoard, aroundMe: true };
  const { currentData } = useGetChartRankingQuery(
    username === undefined ? skipToken : { language, id: chartId, view },
  );
  const items = currentData?.items ?? [];
  const own = items.find(({ player }) => player.username === username);
  return own && { own, better: items.findLast(({ rank }) => rank < own.rank) };
}
