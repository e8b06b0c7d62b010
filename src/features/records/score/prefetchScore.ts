import { scoreHistoryApi } from '../../../api/scoreHistoryApi';
import type { Language } from '../../../contract/languages';
import type { AppDispatch } from '../../../store/createStore';

/** Fetches what the page of a score starts with. */
export function prefetchScore(
  dispatch: AppDispatch,
  score: { language: Language; id: number },
): void {
  const { endpoints, util } = scoreHistoryApi;
  dispatch(util.prefetch('getScore', score, {}));
  dispatch(endpoints.getScoreEvents.initiate(score, { subscribe: false }));
}
