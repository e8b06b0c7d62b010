import { defineView } from './defineView';
import { choice } from './parameters';

/** By the member's own score: charts without one, those where it is not first, and those where it is not proved. */
export const ownCharts = ['missing', 'behind', 'unproved'] as const;
export type OwnCharts = (typeof ownCharts)[number];

/** Which charts of a game or group a member sees. */
export const ownChartsView = defineView({ own: choice('own', ownCharts, null) });
