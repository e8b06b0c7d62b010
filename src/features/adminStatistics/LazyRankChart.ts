import { lazy } from 'react';

/** The chart library is large: load it in parallel with the data. */
export const LazyRankChart = lazy(async () => {
  const { RankChart } = await import(/* webpackChunkName: "admin-charts" */ './RankChart');
  return { default: RankChart };
});
