import { lazy } from 'react';

/** Drawing is a good deal of code: it is fetched beside the numbers. */
export const LazyTimeChart = lazy(async () => {
  const { TimeChart } = await import(/* webpackChunkName: "admin-charts" */ './TimeChart');
  return { default: TimeChart };
});

export const LazyRankChart = lazy(async () => {
  const { RankChart } = await import(/* webpackChunkName: "admin-charts" */ './RankChart');
  return { default: RankChart };
});
