import { lazy } from 'react';

/** The chart library is large: load it in parallel with the data. */
export const LazyTimeChart = lazy(async () => {
  const { TimeChart } = await import(/* webpackChunkName: "admin-charts" */ './TimeChart');
  return { default: TimeChart };
});
