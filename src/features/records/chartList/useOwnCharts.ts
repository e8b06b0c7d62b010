import { useSearchParams } from 'react-router-dom';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { ownChartsView, type OwnCharts } from '../../../contract/views/ownChartsView';
import type { OwnState } from './preferOwn';

const isShown: Readonly<Record<OwnCharts, (own: ChartOverview['own']) => boolean>> = {
  missing: (own) => own === null,
  behind: (own) => own !== null && own.rank !== 1,
  unproved: (own) => own !== null && own.state !== 'proved',
};

/** Whether a chart is one of those that a member chose to see. */
export type ShowsChart = (chart: ChartOverview) => boolean;

/** Which charts the address asks for, and the test of a chart; undefined where all are shown. */
export function useOwnCharts(own: OwnState): { chosen: OwnCharts | null; shows?: ShowsChart } {
  const [search] = useSearchParams();
  const { own: chosen } = ownChartsView.read(search);
  return chosen === null || own !== 'known'
    ? { chosen: null }
    : { chosen, shows: (chart) => isShown[chosen](chart.own) };
}
